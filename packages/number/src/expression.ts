// The tree of a sentence, its exact value and the steps by which a person finds it. Knows nothing of
// text: `parse.ts` makes trees, `layout.ts` lays them out.

import { add, div, mul, rational, sub, ZERO, type Rational } from './fraction.ts';
import type { Sign } from './signs.ts';

/** A stretch of a text, in UTF-16 units, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * An arithmetic sentence without "=". `at` is the text it was read from, without brackets around it;
 * a number is whole and not negative; `wild` marks a sign that a wild operator stands for.
 */
export type Expr = NumberExpr | OperationExpr | MinusExpr;

/** A whole number, 0 or more. */
export interface NumberExpr {
  readonly kind: 'number';
  readonly value: bigint;
  readonly at?: Span;
}

/** Two sentences joined by a sign. */
export interface OperationExpr {
  readonly kind: 'operation';
  readonly sign: Sign;
  readonly left: Expr;
  readonly right: Expr;
  readonly wild?: true;
  readonly at?: Span;
}

/** A minus in front of a single thing (rulings 1.16 and 2.6: only where a house rule allows it). */
export interface MinusExpr {
  readonly kind: 'minus';
  readonly of: Expr;
  readonly at?: Span;
}

/** Two sentences that are claimed to be equal. */
export interface Equation {
  readonly kind: 'equation';
  readonly left: Expr;
  readonly right: Expr;
}

/** Whatever can be printed, spoken or drawn. */
export type Sentence = Expr | Equation;

/** A number without a place in a text; throws when it is negative or not whole. */
export function num(value: bigint | number): NumberExpr {
  if (value < 0) throw new RangeError(`a number in a sentence is never negative: ${value}`);
  return { kind: 'number', value: BigInt(value) };
}

/** `left sign right`, without a place in a text. */
export const op = (sign: Sign, left: Expr, right: Expr): OperationExpr => ({
  kind: 'operation',
  sign,
  left,
  right,
});

/** A minus in front of `of`, without a place in a text. */
export const minus = (of: Expr): MinusExpr => ({ kind: 'minus', of });

/** The exact value, or the place of the divisor that comes to nought (ruling 1.17). */
export type Evaluation =
  | { readonly ok: true; readonly value: Rational }
  | { readonly ok: false; readonly why: 'division-by-zero'; readonly at?: Span };

/** One binary calculation: `left sign right = value`, and the part of the tree that asked for it. */
export interface Step {
  readonly sign: Sign;
  readonly left: Rational;
  readonly right: Rational;
  readonly value: Rational;
  readonly of: OperationExpr;
}

/** The exact value of a sentence. */
export const evaluate = (expr: Expr): Evaluation => work(expr, () => {});

/**
 * The calculations in the order a person makes them: inside out, left before right. A division by
 * nought ends the list, as nobody gets past it.
 */
export function steps(expr: Expr): readonly Step[] {
  const list: Step[] = [];
  work(expr, (step) => list.push(step));
  return list;
}

/** The numbers in reading order. */
export function numbersOf(expr: Expr): readonly bigint[] {
  switch (expr.kind) {
    case 'number':
      return [expr.value];
    case 'minus':
      return numbersOf(expr.of);
    case 'operation':
      return [...numbersOf(expr.left), ...numbersOf(expr.right)];
    default:
      return expr satisfies never;
  }
}

function work(expr: Expr, onStep: (step: Step) => void): Evaluation {
  switch (expr.kind) {
    case 'number':
      return { ok: true, value: rational(expr.value) };
    case 'minus': {
      const of = work(expr.of, onStep);
      return of.ok ? { ok: true, value: sub(ZERO, of.value) } : of;
    }
    case 'operation': {
      const left = work(expr.left, onStep);
      if (!left.ok) return left;
      const right = work(expr.right, onStep);
      if (!right.ok) return right;
      const value = calculate(expr.sign, left.value, right.value);
      if (value === null) {
        const at = expr.right.at;
        return { ok: false, why: 'division-by-zero', ...(at && { at }) };
      }
      onStep({ sign: expr.sign, left: left.value, right: right.value, value, of: expr });
      return { ok: true, value };
    }
    default:
      return expr satisfies never;
  }
}

/** `left sign right` exactly; null only for a division by nought. */
export function calculate(sign: Sign, left: Rational, right: Rational): Rational | null {
  switch (sign) {
    case '+':
      return add(left, right);
    case '-':
      return sub(left, right);
    case '*':
      return mul(left, right);
    case '/':
      return div(left, right);
    default:
      return sign satisfies never;
  }
}
