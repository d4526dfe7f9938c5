// Where a wrong sentence left the path: the first step after which the target was out of reach.

import {
  equals,
  evaluate,
  isWhole,
  numbersOf,
  numerator,
  rational,
  steps,
  type Expr,
  type Rational,
  type Step,
} from '@cardinal/number';
import { bestAnswer } from './best-answer.ts';
import type { Engine } from './engine.ts';
import { HIGHEST_NUMBER, type Face, type SentenceRules } from './faces.ts';
import { MOST_PARTS, partsReach } from './signed-reach.ts';

/** The first fault of a sentence. */
export type Strayed =
  /** The wilds were given values with which nothing makes the target, though others would do. */
  | { readonly kind: 'choice' }
  /** After this step (by its place among all steps) the target is out of reach, or the step is not allowed. */
  | { readonly kind: 'step'; readonly at: number; readonly step: Step };

/**
 * The first fault of a sentence over this hand, or null when it has none or when no sentence of the hand makes
 * the target. With more than six numbers left, a step counts as a fault only where the searches can prove it.
 */
export function strayed(
  engine: Engine,
  expr: Expr,
  target: number,
  hand: readonly Face[],
  rules: SentenceRules,
): Strayed | null {
  const goal = rational(target);
  const whole = rules.wholeNumbersOnly;
  const path = steps(expr);
  const evaluation = evaluate(expr);
  const allowed = (step: Step): boolean => !whole || isWhole(step.value);
  if (evaluation.ok && equals(evaluation.value, goal) && path.every(allowed)) return null;
  let parts: readonly Rational[] = numbersOf(expr).map((value) => rational(value));
  if (!mayReach(engine, parts, target, whole)) {
    return bestAnswer(engine, hand, target, rules).exact ? { kind: 'choice' } : null;
  }
  for (const [at, step] of path.entries()) {
    parts = [...without(without(parts, step.left), step.right), step.value];
    if (!allowed(step) || !mayReach(engine, parts, target, whole)) return { kind: 'step', at, step };
  }
  return null;
}

/** False only if the target is proved to be out of reach. */
function mayReach(engine: Engine, parts: readonly Rational[], target: number, whole: boolean): boolean {
  if (parts.every(isCard)) {
    return (
      engine.hits(
        parts.map((part) => Number(numerator(part))),
        target,
        whole,
      ) !== false
    );
  }
  return parts.length > MOST_PARTS || partsReach(parts, target, whole);
}

function isCard(part: Rational): boolean {
  return isWhole(part) && numerator(part) >= 0n && numerator(part) <= HIGHEST_NUMBER;
}

function without(parts: readonly Rational[], value: Rational): readonly Rational[] {
  const at = parts.findIndex((part) => equals(part, value));
  return parts.filter((_, i) => i !== at);
}
