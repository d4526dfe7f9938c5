// The answer for a hand, made only from a sentence that has been worked out again: whatever a search claims,
// a wrong value, a card too many or a fraction against the rules cannot leave this module.

import {
  absolute,
  evaluate,
  isWhole,
  numerator,
  rational,
  steps,
  sub,
  ZERO,
  type Expr,
  type Rational,
} from '@cardinal/number';
import { HIGHEST_NUMBER, type Face, type SentenceRules } from './faces.ts';

/** The best sentence for a hand. */
export interface Answer {
  /** Whether the sentence comes to the target. */
  readonly exact: boolean;
  /** What the sentence comes to. */
  readonly value: Rational;
  /** How far from the target that is, nought when exact. */
  readonly distance: Rational;
  /** Exact: the sum of the points of the cards (rulings 1.19, 1.26, T14); else minus the distance (1.15, 1.25). */
  readonly score: Rational;
  /** What each card counts as, in the order of the hand. */
  readonly values: readonly number[];
  readonly expr: Expr;
  /** Whether no better sentence exists; else it is the best one found. */
  readonly proved: boolean;
}

const counts = new Int32Array(HIGHEST_NUMBER + 1);
const points: Rational[] = [];

/** The answer that this sentence gives; throws when it is not a sentence of these cards under these rules. */
export function answerWith(
  expr: Expr,
  hand: readonly Face[],
  values: readonly number[],
  target: number,
  rules: SentenceRules,
  proved: boolean,
): Answer {
  const evaluation = evaluate(expr);
  if (!evaluation.ok) throw new Error('invariant: a found sentence divides by nought');
  const { value } = evaluation;
  if (!usesExactly(expr, values)) throw new Error('invariant: a found sentence uses other cards');
  if (rules.wholeNumbersOnly && !steps(expr).every((step) => isWhole(step.value))) {
    throw new Error('invariant: a found sentence has a fraction');
  }
  const exact = isWhole(value) && numerator(value) === BigInt(target);
  const distance = exact ? ZERO : absolute(sub(value, rational(target)));
  const score = exact ? wholePoints(pointsOf(hand, values, rules)) : sub(ZERO, distance);
  return { exact, value, distance, score, values, expr, proved };
}

/** The points of the cards of an exact sentence (ruling 1.19: wilds what they count as, or nothing). */
export function pointsOf(hand: readonly Face[], values: readonly number[], rules: SentenceRules): number {
  let sum = 0;
  for (let i = 0; i < hand.length; i++) {
    if (typeof hand[i] === 'number' || rules.wildPoints === 'value') sum += values[i] as number;
  }
  return sum;
}

function wholePoints(sum: number): Rational {
  return (points[sum] ??= rational(sum));
}

function usesExactly(expr: Expr, values: readonly number[]): boolean {
  counts.fill(0);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return spend(expr) === values.length;
}

/** Takes the numbers of a sentence off the counts: how many there were, or NaN if one was not there. */
function spend(expr: Expr): number {
  if (expr.kind === 'operation') return spend(expr.left) + spend(expr.right);
  if (expr.kind === 'minus') return NaN;
  const value = Number(expr.value);
  const left = counts[value] ?? 0;
  counts[value] = left - 1;
  return left > 0 ? 1 : NaN;
}
