// What the idea of a sentence is called, and which cards carry it: data from which words make a hint.

import { evaluate, isWhole, numbersOf, numerator, steps, type Expr } from '@cardinal/number';

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
  /** The target itself is a product. */
  'build-the-factors',
  /** The target is a quotient, or a quotient is part of a sum. */
  'share-out',
  /** Cards that are not needed make nought. */
  'make-nought',
  /** A one, from a card or from cards that are not needed, is multiplied away. */
  'make-one',
  /** A fraction on the way. */
  'use-a-fraction',
] as const;

/** One of the ideas. */
export type Strategy = (typeof STRATEGIES)[number];

/** The idea of a sentence, and the parts that carry it. */
export interface Idea {
  readonly strategy: Strategy;
  /** The numbers that matter most, in the order of the sentence; never none. */
  readonly heart: readonly number[];
}

/** The idea of a sentence that divides by nothing that is nought. */
export function ideaOf(expr: Expr): Idea {
  if (expr.kind !== 'operation') return { strategy: 'one-card', heart: numbersIn(expr) };
  const fraction = steps(expr).find((step) => !isWhole(step.value));
  if (fraction !== undefined) return { strategy: 'use-a-fraction', heart: numbersIn(fraction.of) };
  const sum = isSum(expr);
  const { forward, backward } = partsOf(expr);
  const parts = [...forward, ...backward];
  const spare = (value: bigint): Expr | undefined => parts.find((part) => isJoined(part) && comesTo(part, value));
  const idle = spare(sum ? 0n : 1n);
  if (idle !== undefined) {
    const heart = parts.filter((part) => part !== idle).flatMap(numbersIn);
    return { strategy: sum ? 'make-nought' : 'make-one', heart };
  }
  if (!sum) {
    const largest = forward.find(isJoined) ?? expr;
    return { strategy: backward.length > 0 ? 'share-out' : 'build-the-factors', heart: numbersIn(largest) };
  }
  const product = forward.find(isJoined);
  if (product !== undefined) {
    const heart = numbersIn(product);
    if (partsOf(product).backward.length > 0) return { strategy: 'share-out', heart };
    if (partsOf(product).forward.some((part) => !isJoined(part) && comesTo(part, 1n)))
      return { strategy: 'make-one', heart };
    if (heart.length === 2 && heart.includes(2)) return { strategy: 'double', heart };
    return { strategy: backward.length > 0 ? 'times-then-minus' : 'times-then-plus', heart };
  }
  const taken = backward.find(isJoined);
  if (taken !== undefined) {
    const shares = partsOf(taken).backward.length > 0;
    return { strategy: shares ? 'share-out' : 'take-off-a-product', heart: numbersIn(taken) };
  }
  if (backward.length === 0) return { strategy: 'add-up', heart: numbersIn(expr) };
  return { strategy: forward.length > 1 ? 'make-the-difference' : 'take-off', heart: backward.flatMap(numbersIn) };
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
const numbersIn = (expr: Expr): readonly number[] => numbersOf(expr).map(Number);

function comesTo(expr: Expr, value: bigint): boolean {
  const evaluation = evaluate(expr);
  return evaluation.ok && isWhole(evaluation.value) && numerator(evaluation.value) === value;
}
