// The rungs of a hint in MathMasters, as facts: how many sets can be laid, which type to look for and what it must beat, its
// size, its shape, its cards. Knows what to tell, not in which words.
import type { CardSet } from './catalogue.ts';
import { numberOf, type CardId } from './deck.ts';
import { strengthOf, type SetType } from './sets.ts';
import type { MathMastersView } from './types.ts';
import { setsFor } from './view.ts';

/** What the set on top is, as far as it must be beaten. */
export interface ToBeat {
  readonly setType: SetType;
  readonly count: number;
  /** The number of equal cards, or the answer of a Times set. */
  readonly number: number;
}

/** What a rung tells. `ways` with 0 stands alone: nothing can be laid. */
export type MathMastersHint =
  | { readonly kind: 'ways'; readonly count: number }
  /** The type to look for, and what there is to beat; null for a lead. */
  | { readonly kind: 'type'; readonly setType: SetType; readonly beat: ToBeat | null }
  /** How many cards, and the largest number; null where all are equal, for that would be the answer. */
  | { readonly kind: 'size'; readonly count: number; readonly largest: number | null }
  /** Boxes for what is not told: the answer of a Times set, and the 13, stand there. */
  | { readonly kind: 'shape'; readonly setType: SetType; readonly count: number; readonly answer: number }
  /** The cards, the Hint card among them if there is one, and what the set brings if it wins. */
  | {
      readonly kind: 'whole';
      readonly setType: SetType;
      readonly cards: readonly CardId[];
      readonly hint: CardId | null;
      readonly points: number;
    };

/** The rungs for the view, gentlest first: five, or one where nothing can be laid. The set is the one that spends least: no Hint before a Hint, an All Four last, the smallest sum. */
export function hintsOf(view: MathMastersView): readonly MathMastersHint[] {
  const sets = setsFor(view);
  const ways: MathMastersHint = { kind: 'ways', count: sets.length };
  const [first, ...others] = sets;
  if (!first) return [ways];
  const set = others.reduce((least, other) => (cost(other, view) < cost(least, view) ? other : least), first);
  const { setType, cards, family } = set;
  const largest = Math.max(...cards.map(numberOf));
  const top = view.pile.at(-1);
  const beat = top && {
    setType: top.setType,
    count: top.cards.length,
    number: top.setType === 'times' ? strengthOf('times', top.cards) : numberOf(top.cards[0] ?? 0),
  };
  return [
    ways,
    { kind: 'type', setType, beat: beat ?? null },
    { kind: 'size', count: cards.length, largest: cards.every((card) => numberOf(card) === largest) ? null : largest },
    { kind: 'shape', setType, count: cards.length, answer: setType === 'times' ? largest : 13 },
    { kind: 'whole', setType, cards, hint: hintIn(set, view), points: family.sum + family.bonus },
  ];
}

const hintIn = ({ cards }: CardSet, view: MathMastersView): CardId | null =>
  cards.find((card) => view.hints.includes(card)) ?? null;

function cost(set: CardSet, view: MathMastersView): number {
  return (hintIn(set, view) === null ? 0 : 1000) + (set.setType === 'all-four' ? 500 : 0) + set.family.sum;
}
