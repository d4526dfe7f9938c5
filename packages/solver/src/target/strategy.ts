// What the idea of a sentence is called, and the part of it that one begins with: data from which words make a hint.

import { evaluate, isWhole, numerator, steps, type Expr } from '@cardinal/number';

/** The ideas behind sentences. Words for them belong to the page. */
export const STRATEGIES = [
  /** A single card. */
  'one-card',
  /** Everything is added. */
  'add-up',
  /** Some cards are added, others taken off. */
  'make-the-difference',
  /** All other cards are taken off one of them. */
  'take-off',
  /** Something is taken twice. */
  'double',
  /** A product, and something added. */
  'times-then-plus',
  /** A product, and something taken off. */
  'times-then-minus',
  /** A product is taken off. */
  'take-off-a-product',
  /** All of it is one product. */
  'build-the-factors',
  /** All of it is a quotient, or a quotient is part of a sum. */
  'share-out',
  /** Cards that are not needed make nought. */
  'make-nought',
  /** Cards that are not needed make one, which is multiplied away. */
  'make-one',
  /** A fraction on the way. */
  'use-a-fraction',
] as const;

/** One of the ideas. */
export type Strategy = (typeof STRATEGIES)[number];

/** The idea of a sentence, and the part of it in which the idea lies: what a person works out first. */
export interface Idea {
  readonly strategy: Strategy;
  /** The sentence or a part of it, the very object. */
  readonly part: Expr;
}

/** The idea of a sentence that divides by nothing that is nought. */
export function ideaOf(expr: Expr): Idea {
  if (expr.kind !== 'operation') return { strategy: 'one-card', part: expr };
  const fraction = steps(expr).find((step) => !isWhole(step.value));
  if (fraction !== undefined) return { strategy: 'use-a-fraction', part: fraction.of };
  const sum = isSum(expr);
  const { forward, backward } = partsOf(expr);
  const idle = [...forward, ...backward].find((part) => isJoined(part) && comesTo(part, sum ? 0n : 1n));
  if (idle !== undefined) return { strategy: sum ? 'make-nought' : 'make-one', part: idle };
  const joined = forward.find(isJoined);
  if (!sum) return { strategy: backward.length > 0 ? 'share-out' : 'build-the-factors', part: joined ?? expr };
  if (joined !== undefined) {
    const { forward: factors, backward: shares } = partsOf(joined);
    if (shares.length > 0) return { strategy: 'share-out', part: joined };
    if (factors.length === 2 && factors.some((part) => !isJoined(part) && comesTo(part, 2n)))
      return { strategy: 'double', part: joined };
    return { strategy: backward.length > 0 ? 'times-then-minus' : 'times-then-plus', part: joined };
  }
  const taken = backward.find(isJoined);
  if (taken !== undefined) {
    const shares = partsOf(taken).backward.length > 0;
    return { strategy: shares ? 'share-out' : 'take-off-a-product', part: taken };
  }
  if (backward.length === 0) return { strategy: 'add-up', part: expr };
  return { strategy: forward.length > 1 ? 'make-the-difference' : 'take-off', part: expr };
}

/** What a sum adds and takes off, or a product multiplies and divides by. */
function partsOf(expr: Expr): { readonly forward: readonly Expr[]; readonly backward: readonly Expr[] } {
  const forward: Expr[] = [];
  const backward: Expr[] = [];
  const sum = isSum(expr);
  const walk = (part: Expr, on: boolean): void => {
    if (part.kind === 'operation' && isSum(part) === sum) {
      walk(part.left, on);
      walk(part.right, part.sign === '+' || part.sign === '*' ? on : !on);
    } else {
      (on ? forward : backward).push(part);
    }
  };
  walk(expr, true);
  return { forward, backward };
}

const isSum = (expr: Expr): boolean => expr.kind === 'operation' && (expr.sign === '+' || expr.sign === '-');
const isJoined = (expr: Expr): boolean => expr.kind === 'operation';

function comesTo(expr: Expr, value: bigint): boolean {
  const evaluation = evaluate(expr);
  return evaluation.ok && isWhole(evaluation.value) && numerator(evaluation.value) === value;
}
