// What the cards that somebody has picked could be laid as: for tables, terminals and help, from the view alone.
import type { Verdict } from '@cardinal/kernel';
import { suitOf, type CardId } from './deck.ts';
import { readAs, readSet, SET_TYPES, sumOf, THIRTEEN, type SetType } from './sets.ts';
import type { MathMastersView, MathMastersWhy } from './types.ts';
import { checkLay } from './view.ts';

/** One way to lay the picked cards: as which set, how strong it would be, what it would add to the pile and earn on top, whether it is true, and whether it may be laid now. */
export interface Choice {
  readonly setType: SetType;
  readonly strength: number;
  readonly sum: number;
  readonly bonus: number;
  /** False for a Times claim that does not multiply. */
  readonly holds: boolean;
  readonly verdict: Verdict<MathMastersWhy>;
}

/** The ways to lay some picked cards, the true one first; a false Times claim comes last. Empty where the cards are no set of any type. */
export function choicesOf(v: MathMastersView, cards: readonly CardId[]): readonly Choice[] {
  const truly = readSet(cards)?.setType;
  const found: Choice[] = [];
  for (const setType of SET_TYPES) {
    const read = readAs(setType, cards);
    if (!read.ok || read.setType !== setType) continue;
    const { strength, sum, bonus, holds } = read;
    found.push({ setType, strength, sum, bonus, holds, verdict: checkLay(v, setType, cards) });
  }
  return found.sort((a, b) => Number(b.setType === truly) - Number(a.setType === truly));
}

/** Whether the picked cards may be laid in some way, and if not, why: the reason of the set that somebody most likely meant. */
export function whyNot(v: MathMastersView, cards: readonly CardId[]): Verdict<MathMastersWhy> {
  const choices = choicesOf(v, cards);
  const verdict = (choices.find((choice) => choice.verdict.ok) ?? choices[0])?.verdict;
  return verdict ?? checkLay(v, likely(v, cards), cards);
}

/** Cards of one suit, or cards that add to 13, look like a Make 13 where that is played; others like Same Number. */
function likely(v: MathMastersView, cards: readonly CardId[]): SetType {
  const oneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));
  const meansThirteen = cards.length > 1 && (oneSuit || sumOf(cards) === THIRTEEN);
  return meansThirteen && v.setTypes.includes('make-13') ? 'make-13' : 'same-number';
}
