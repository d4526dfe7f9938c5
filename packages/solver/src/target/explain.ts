// How a sentence is found, step by step, as data: which numbers are joined, where they come from, what comes
// out. Words and pictures belong to the page.

import { steps, type Expr, type Rational, type Sign } from '@cardinal/number';
import { ideaOf, type Strategy } from './strategy.ts';

/** Where a number of a step comes from: a card by its place in the hand, or an earlier step by its place. */
export type Source =
  { readonly kind: 'card'; readonly card: number } | { readonly kind: 'step'; readonly step: number };

/** `left sign right = value`. */
export interface ExplainedStep {
  readonly sign: Sign;
  readonly left: Rational;
  readonly right: Rational;
  readonly value: Rational;
  readonly leftFrom: Source;
  readonly rightFrom: Source;
}

/** The idea of a sentence and its steps, inside out and left before right. */
export interface Explanation {
  readonly strategy: Strategy;
  /** The cards that carry the idea, by their places in the hand. */
  readonly heart: readonly number[];
  readonly steps: readonly ExplainedStep[];
}

/** Explains a sentence; `values` is what each card counts as in the order of the hand (as in `Answer`). */
export function explain({ expr, values }: { readonly expr: Expr; readonly values: readonly number[] }): Explanation {
  const { strategy, heart } = ideaOf(expr);
  const placeOf = places(values);
  const explained: ExplainedStep[] = [];
  const path = steps(expr);
  const walk = (part: Expr): Source => {
    if (part.kind === 'number') return { kind: 'card', card: placeOf(Number(part.value)) };
    if (part.kind === 'minus') throw new Error('a sentence of cards has no leading minus');
    const leftFrom = walk(part.left);
    const rightFrom = walk(part.right);
    const step = path[explained.length];
    if (step?.of !== part) throw new Error('invariant: steps come inside out, left before right');
    const { sign, left, right, value } = step;
    explained.push({ sign, left, right, value, leftFrom, rightFrom });
    return { kind: 'step', step: explained.length - 1 };
  };
  walk(expr);
  const heartOf = places(values);
  return { strategy, heart: heart.map(heartOf), steps: explained };
}

/** The places of values in a hand, each given out once. */
function places(values: readonly number[]): (value: number) => number {
  const free = values.map(() => true);
  return (value) => {
    const at = values.findIndex((other, i) => other === value && free[i]);
    if (at < 0) throw new Error('a sentence uses only the cards of its hand');
    free[at] = false;
    return at;
  };
}
