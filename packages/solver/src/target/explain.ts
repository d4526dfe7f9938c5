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

/** The idea of a sentence and its steps: those of the part in which the idea lies first, else inside out and left before right. */
export interface Explanation {
  readonly strategy: Strategy;
  /** The cards of the first step, by their places in the hand: with them one begins. */
  readonly heart: readonly number[];
  readonly steps: readonly ExplainedStep[];
}

/** Explains a sentence; `values` is what each card counts as in the order of the hand (as in `Answer`). */
export function explain({ expr, values }: { readonly expr: Expr; readonly values: readonly number[] }): Explanation {
  const { strategy, part } = ideaOf(expr);
  const path = steps(expr);
  // A part's steps follow one another and end with its own, so they can be moved to the front.
  const to = path.findIndex(({ of }) => of === part) + 1;
  const from = to === 0 ? 0 : to - steps(part).length;
  const order = path.map((_, at) => (at >= to ? at : at >= from ? at - from : at + to - from));
  const placeOf = places(values);
  const inside: ExplainedStep[] = [];
  const walk = (of: Expr): Source => {
    if (of.kind === 'number') return { kind: 'card', card: placeOf(Number(of.value)) };
    if (of.kind === 'minus') throw new Error('a sentence of cards has no leading minus');
    const leftFrom = walk(of.left);
    const rightFrom = walk(of.right);
    const at = inside.length;
    const step = path[at];
    if (step?.of !== of) throw new Error('invariant: steps come inside out, left before right');
    const { sign, left, right, value } = step;
    inside.push({ sign, left, right, value, leftFrom, rightFrom });
    return { kind: 'step', step: order[at] ?? at };
  };
  const whole = walk(expr);
  const told = inside.map((step, at) => ({ step, at: order[at] ?? at }));
  const explained = told.sort((a, b) => a.at - b.at).map(({ step }) => step);
  const [first] = explained;
  const cards = first === undefined ? [whole] : [first.leftFrom, first.rightFrom];
  return { strategy, heart: cards.flatMap((of) => (of.kind === 'card' ? [of.card] : [])), steps: explained };
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
