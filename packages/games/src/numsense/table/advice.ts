// What the solver knows of a hand, in the terms of this table: loaded only when somebody asks for it.
import { ASCII, print, steps, toText, type Expr, type Sign } from '@cardinal/number';
import { createSolver, type Face } from '@cardinal/solver';
import type { NumsenseOptions } from '../options.ts';
import { readSentence } from '../sentence.ts';
import type { Card, NumsenseView, SeatScore } from '../types.ts';

/** One calculation on the way to a sentence: `left sign right = value`, fractions as text. */
export interface Stride {
  readonly left: string;
  readonly sign: Sign;
  readonly right: string;
  readonly value: string;
}

/** The best that a hand could have done, and how it is found. */
export interface Best {
  readonly sentence: string;
  readonly value: string;
  readonly points: string;
  /** Whether the seat did as well. */
  readonly reached: boolean;
  readonly strides: readonly Stride[];
}

/** A hint: whether the target can be made, how far off the best sentence is, its first calculation and the whole. */
export interface Hint {
  readonly possible: boolean;
  readonly distance: string;
  readonly first: Stride | null;
  readonly whole: string;
}

/** What a whole sentence makes, and what would have been possible. */
export interface Checked {
  readonly exact: boolean;
  readonly value: string;
  readonly distance: string;
  readonly points: string;
  /** The calculation after which the target was out of reach, if it ever was within. */
  readonly strayed: Stride | null;
  /** How close these cards can come at best. */
  readonly closest: string;
}

const solver = createSolver();

const facesOf = (cards: readonly Card[]): Face[] => cards.map(({ face }) => face);

/** The best sentence of a finished hand. */
export function bestOf(seat: SeatScore, target: number, options: NumsenseOptions): Best {
  const { expr, value, score } = solver.bestAnswer(facesOf(seat.hand), target, options);
  const points = toText(score);
  return {
    sentence: print(expr, ASCII),
    value: toText(value),
    points,
    reached: points === seat.points,
    strides: stridesOf(expr),
  };
}

/** A hint for the hand in view, which has a target. */
export function hintOf(view: NumsenseView): Hint {
  const { expr, exact, distance } = solver.bestAnswer(facesOf(view.hand), view.target?.value ?? 0, view.options);
  return {
    possible: exact,
    distance: toText(distance),
    first: stridesOf(expr)[0] ?? null,
    whole: print(expr, ASCII),
  };
}

/** What a sentence of the whole hand makes; null where it divides by nought or breaks a house rule. */
export function checkOf(text: string, view: NumsenseView): Checked | null {
  const hand = facesOf(view.hand);
  const target = view.target?.value ?? 0;
  const read = readSentence(text, hand, target, view.options);
  if (!read.ok) return null;
  const best = solver.bestAnswer(hand, target, view.options);
  const { exact, value, distance, points } = read;
  return { exact, value, distance, points, strayed: null, closest: toText(best.distance) };
}

function stridesOf(expr: Expr): readonly Stride[] {
  return steps(expr).map(({ left, sign, right, value }) => ({
    left: toText(left),
    sign,
    right: toText(right),
    value: toText(value),
  }));
}
