// Random trees and a second opinion on their value, for tests only. The evaluator shares no code with
// what it judges: whole BigInts, cross-multiplied, never reduced.

import fc from 'fast-check';
import type { Expr } from '../expression.ts';
import { SIGNS } from '../signs.ts';

/** Trees of up to a few dozen numbers 0–25, with leading minuses and wild marks where asked. */
export function trees({ unaryMinus = false, wild = false } = {}): fc.Arbitrary<Expr> {
  return fc.letrec<{ tree: Expr; number: Expr; operation: Expr; minus: Expr }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      tie('number'),
      { arbitrary: tie('operation'), weight: 4 },
      ...(unaryMinus ? [tie('minus')] : []),
    ),
    number: fc.record({ kind: fc.constant('number'), value: fc.bigInt(0n, 25n) }),
    operation: fc.record(
      {
        kind: fc.constant('operation'),
        sign: fc.constantFrom(...SIGNS),
        left: tie('tree'),
        right: tie('tree'),
        ...(wild && { wild: fc.constant(true) }),
      },
      { requiredKeys: ['kind', 'sign', 'left', 'right'] },
    ),
    minus: fc.record({ kind: fc.constant('minus'), of: tie('tree') }),
  })).tree;
}

/** The value as an unreduced pair [top, bottom], bottom of any sign; null after a division by nought. */
export function pairOf(expr: Expr): readonly [bigint, bigint] | null {
  if (expr.kind === 'number') return [expr.value, 1n];
  if (expr.kind === 'minus') {
    const of = pairOf(expr.of);
    return of && [-of[0], of[1]];
  }
  const [left, right] = [pairOf(expr.left), pairOf(expr.right)];
  if (left === null || right === null || (expr.sign === '/' && right[0] === 0n)) return null;
  const [[a, b], [c, d]] = [left, right];
  if (expr.sign === '+') return [a * d + c * b, b * d];
  if (expr.sign === '-') return [a * d - c * b, b * d];
  return expr.sign === '*' ? [a * c, b * d] : [a * d, b * c];
}
