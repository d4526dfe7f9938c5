// What the solver knows of a hand, in the terms of this table: loaded only when somebody asks for it. Fractions are text.
import { ASCII, compare, print, toText, type Sign, type Step } from '@cardinal/number';
import { bestAnswer, explain, hint, strayed, type Answer, type Face, type Strategy } from '@cardinal/solver';
import type { NumsenseOptions } from '../options.ts';
import { readSentence } from '../sentence.ts';
import type { Card, NumsenseView, SeatScore } from '../types.ts';

/** One calculation on the way to a sentence: `left sign right = value`. */
export interface Stride {
  readonly left: string;
  readonly sign: Sign;
  readonly right: string;
  readonly value: string;
}

/** The best that a hand could have done, and how it is found: the idea, then step by step. */
export interface Best {
  readonly sentence: string;
  readonly points: string;
  /** Whether the seat did as well. */
  readonly reached: boolean;
  readonly strategy: Strategy;
  readonly strides: readonly Stride[];
}

/** A hint: whether the target can be made and else how close one can come, the first calculation with what its wilds count, and the whole sentence. */
export interface Hint {
  /** The card to put down first, while there is one too many. */
  readonly put: Face | null;
  readonly possible: boolean;
  readonly distance: string;
  /** Wild and Mirror cards with the numbers they take. */
  readonly wilds: readonly { readonly face: 'W' | 'M'; readonly value: number }[];
  readonly first: Stride | null;
  readonly whole: string;
}

/** What a whole sentence makes, and what would have been possible. */
export interface Checked {
  readonly exact: boolean;
  readonly value: string;
  readonly distance: string;
  readonly points: string;
  /** The calculation after which the target was out of reach, or `wilds` when their numbers left no way; null when it never was in reach or the sentence hits. */
  readonly strayed: Stride | 'wilds' | null;
  /** How close these cards can come at best. */
  readonly closest: string;
}

/** The best sentence of a finished hand. */
export function bestOf(seat: SeatScore, target: number, options: NumsenseOptions): Best {
  const answer = bestAnswer(facesOf(seat.hand), target, options);
  const { strategy, steps } = explain(answer);
  const points = toText(answer.score);
  return {
    sentence: print(answer.expr, ASCII),
    points,
    reached: points === seat.points,
    strategy,
    strides: steps.map(strideOf),
  };
}

/** A hint for the hand in view, which has a target. All of it speaks of the same sentence. */
export function hintOf(view: NumsenseView): Hint {
  const target = view.target?.value ?? 0;
  const { hand, put } = keeping(view, target);
  const told = hint(hand, target, 3, view.options);
  if (told.kind !== 'sentence') throw new Error('numsense: the third hint is the sentence');
  const { answer } = told;
  const first = explain(answer).steps[0];
  return {
    put,
    possible: answer.exact,
    distance: toText(answer.distance),
    wilds: wildsOf(hand, answer),
    first: first ? strideOf(first) : null,
    whole: print(answer.expr, ASCII),
  };
}

/** The cards to keep and the one to put down: while there is one too many, what leaves the best sentence. */
function keeping(view: NumsenseView, target: number): { readonly hand: readonly Face[]; readonly put: Face | null } {
  const all = facesOf(view.hand);
  if (view.phase !== 'put' || view.active !== view.who) return { hand: all, put: null };
  const ways = all.map((put, at) => {
    const hand = all.toSpliced(at, 1);
    return { put, hand, score: bestAnswer(hand, target, view.options).score };
  });
  return ways.reduce((best, way) => (compare(way.score, best.score) > 0 ? way : best));
}

/** What a sentence of these cards makes; null where it divides by nought or breaks a house rule. */
export function checkOf(text: string, cards: readonly Card[], view: NumsenseView): Checked | null {
  const hand = facesOf(cards);
  const target = view.target?.value ?? 0;
  const read = readSentence(text, hand, target, view.options);
  if (!read.ok) return null;
  const fault = strayed(read.expr, target, hand, view.options);
  const { exact, value, distance, points } = read;
  return {
    exact,
    value,
    distance,
    points,
    strayed: fault === null ? null : fault.kind === 'choice' ? 'wilds' : strideOf(fault.step),
    closest: toText(bestAnswer(hand, target, view.options).distance),
  };
}

const facesOf = (cards: readonly Card[]): Face[] => cards.map(({ face }) => face);

function wildsOf(hand: readonly Face[], { values }: Answer): Hint['wilds'] {
  return hand.flatMap((face, place) => (face === 'W' || face === 'M' ? [{ face, value: values[place] ?? 0 }] : []));
}

const strideOf = ({ left, sign, right, value }: Omit<Step, 'of'>): Stride => ({
  left: toText(left),
  sign,
  right: toText(right),
  value: toText(value),
});
