// The five rungs of a hint for a hand of Numsense, as facts: whether the target can be made, the idea, how it starts, its
// shape, the whole of it. All of them speak of one sentence. Knows what to tell, not in which words.
import { ASCII, compare, print, toText, type Sign, type Step } from '@cardinal/number';
import { bestAnswer, explain, ladder, type Answer, type Face, type Strategy } from '@cardinal/solver';
import type { Card, NumsenseView } from './types.ts';

/** One calculation on the way to a sentence: `left sign right = value`. Fractions are text. */
export interface Stride {
  readonly left: string;
  readonly sign: Sign;
  readonly right: string;
  readonly value: string;
}

/** A Wild or Mirror card with the number it takes. */
interface WildAs {
  readonly face: 'W' | 'M';
  readonly value: number;
}

/** The five rungs. Only the last gives the sentence away. */
export type NumsenseHints = readonly [
  /** Whether the target can be made, else how close one can come and whether that is sure; `put`: with all cards but one that is put down. */
  {
    readonly kind: 'possible';
    readonly exact: boolean;
    readonly distance: string;
    readonly proved: boolean;
    readonly put: boolean;
  },
  /** The idea, and the cards with which it begins: those of the next rung's calculation. */
  { readonly kind: 'idea'; readonly strategy: Strategy; readonly cards: readonly Face[] },
  /** The card to put down, what wilds count, and the first calculation; where that would be all, only its first number, and null for a single card. */
  {
    readonly kind: 'start';
    readonly put: Face | null;
    readonly wilds: readonly WildAs[];
    readonly first: Stride | null;
    readonly number: string | null;
  },
  /** The sentence with a `?` for every number. */
  { readonly kind: 'shape'; readonly shape: string },
  { readonly kind: 'whole'; readonly sentence: string; readonly strides: readonly Stride[] },
];

/** The rungs for the hand in view; null where there is no target or no hand. */
export function hintsOf(view: NumsenseView): NumsenseHints | null {
  if (!view.target || view.hand.length === 0) return null;
  const target = view.target.value;
  const { hand, put, proved } = keeping(view, target);
  const [possible, heart, { strategy }, , { answer }] = ladder(hand, target, view.options);
  const strides = explain(answer).steps.map(strideOf);
  const [first = null] = strides;
  const sentence = print(answer.expr, ASCII);
  return [
    {
      kind: 'possible',
      exact: possible.exact,
      distance: toText(possible.distance),
      proved: possible.proved && proved,
      put: put !== null,
    },
    { kind: 'idea', strategy, cards: heart.cards.flatMap((at) => hand[at] ?? []) },
    {
      kind: 'start',
      put,
      wilds: wildsOf(hand, answer),
      first: strides.length > 1 ? first : null,
      number: strides.length === 1 ? (first?.left ?? null) : null,
    },
    { kind: 'shape', shape: sentence.replaceAll(/\d+/gu, '?') },
    { kind: 'whole', sentence, strides },
  ];
}

/** Some cards to keep, the one to put down, and whether it is sure that no others would do better. */
interface Kept {
  readonly hand: readonly Face[];
  readonly put: Face | null;
  readonly proved: boolean;
}

/** What to keep: while there is one too many, what leaves the best sentence. */
function keeping(view: NumsenseView, target: number): Kept {
  const all = facesOf(view.hand);
  if (view.phase !== 'put' || view.active !== view.who) return { hand: all, put: null, proved: true };
  const ways = all.map((put, at) => {
    const hand = all.toSpliced(at, 1);
    const { score, proved } = bestAnswer(hand, target, view.options);
    return { put, hand, score, proved };
  });
  const best = ways.reduce((least, way) => (compare(way.score, least.score) > 0 ? way : least));
  return { ...best, proved: ways.every(({ proved }) => proved) };
}

/** The faces of some cards. */
export const facesOf = (cards: readonly Card[]): Face[] => cards.map(({ face }) => face);

function wildsOf(hand: readonly Face[], { values }: Answer): readonly WildAs[] {
  return hand.flatMap((face, place) => (face === 'W' || face === 'M' ? [{ face, value: values[place] ?? 0 }] : []));
}

/** A step of a sentence in text. */
export const strideOf = ({ left, sign, right, value }: Omit<Step, 'of'>): Stride => ({
  left: toText(left),
  sign,
  right: toText(right),
  value: toText(value),
});
