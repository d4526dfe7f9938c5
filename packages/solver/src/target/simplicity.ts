// Which of two sentences a person would call simpler. Knows exact small numbers, no hands.

import { layout, type Expr } from '@cardinal/number';

/** What makes a sentence hard, most telling first. */
export interface Hardness {
  /** Pairs of brackets. */
  readonly brackets: number;
  /** Steps whose result is not whole. */
  readonly fractions: number;
  /** The largest result of a step, rounded to a double. */
  readonly largest: number;
  /** Its signs: nothing for +, 1 for each −, 2 for each ×, 3 for each ÷. */
  readonly signs: number;
}

const SIGN_HARDNESS = { '+': 0, '-': 1, '*': 2, '/': 3 } as const;

/** How hard a sentence is; it must not divide by nought. */
export function hardnessOf(expr: Expr): Hardness {
  let fractions = 0;
  let largest = 0;
  let signs = 0;
  // Unreduced pairs of doubles, as in the value arena: exact for the few cards of a list.
  const walk = (part: Expr): readonly [number, number] => {
    if (part.kind === 'number') return [Number(part.value), 1];
    if (part.kind === 'minus') {
      const [p, q] = walk(part.of);
      return [-p, q];
    }
    const [ap, aq] = walk(part.left);
    const [bp, bq] = walk(part.right);
    signs += SIGN_HARDNESS[part.sign];
    let p: number;
    let q = aq * bq;
    if (part.sign === '+') p = ap * bq + bp * aq;
    else if (part.sign === '-') p = ap * bq - bp * aq;
    else if (part.sign === '*') p = ap * bp;
    else [p, q] = [ap * bq, aq * bp];
    if (p % q !== 0) fractions++;
    largest = Math.max(largest, Math.abs(p / q));
    return [p, q];
  };
  walk(expr);
  return { brackets: layout(expr).filter((piece) => piece.kind === 'open').length, fractions, largest, signs };
}

/** Below 0 when a is simpler than b. */
export const compareHardness = (a: Hardness, b: Hardness): number =>
  a.brackets - b.brackets || a.fractions - b.fractions || a.largest - b.largest || a.signs - b.signs;
