// What the solver knows of a hand, in the terms of this table: loaded only when somebody asks for it. Fractions are text.
import type { Refusal } from '@cardinal/kernel';
import { ASCII, print, toText } from '@cardinal/number';
import { bestAnswer, explain, strayed, type Strategy } from '@cardinal/solver';
import { facesOf, strideOf, type Stride } from '../hints.ts';
import type { NumsenseOptions } from '../options.ts';
import { readSentence } from '../sentence.ts';
import type { Card, NumsenseView, NumsenseWhy, SeatScore } from '../types.ts';
import { waysOf, type Ways } from '../ways.ts';

/** The best that a hand could have done, and how it is found: the idea, then step by step. */
export interface Best {
  readonly sentence: string;
  readonly points: string;
  /** Whether the seat did as well. */
  readonly reached: boolean;
  readonly strategy: Strategy;
  readonly strides: readonly Stride[];
  /** All ways to the target, and how hard that made the hand. */
  readonly ways: Ways;
}

/** What a whole sentence makes, and what would have been possible. */
export interface Checked {
  readonly ok: true;
  readonly exact: boolean;
  readonly value: string;
  readonly distance: string;
  readonly points: string;
  /** The calculation after which the target was out of reach, or `wilds` when their numbers left no way; null when it never was in reach or the sentence hits. */
  readonly strayed: Stride | 'wilds' | null;
  /** How close these cards can come at best, and whether that is sure. */
  readonly closest: string;
  readonly proved: boolean;
}

/** The best sentence of a finished hand. */
export function bestOf(seat: SeatScore, target: number, options: NumsenseOptions): Best {
  const hand = facesOf(seat.hand);
  const answer = bestAnswer(hand, target, options);
  const { strategy, steps } = explain(answer);
  const points = toText(answer.score);
  return {
    sentence: print(answer.expr, ASCII),
    points,
    reached: points === seat.points,
    strategy,
    strides: steps.map(strideOf),
    ways: waysOf(hand, target, options),
  };
}

/** What a sentence of these cards makes; the referee's refusal where it divides by nought or breaks a house rule. */
export function checkOf(text: string, cards: readonly Card[], view: NumsenseView): Checked | Refusal<NumsenseWhy> {
  const hand = facesOf(cards);
  const target = view.target?.value ?? 0;
  const read = readSentence(text, hand, target, view.options);
  if (!read.ok) return read;
  const fault = strayed(read.expr, target, hand, view.options);
  const { exact, value, distance, points } = read;
  const best = bestAnswer(hand, target, view.options);
  return {
    ok: true,
    exact,
    value,
    distance,
    points,
    strayed: fault === null ? null : fault.kind === 'choice' ? 'wilds' : strideOf(fault.step),
    closest: toText(best.distance),
    proved: best.proved,
  };
}
