// Decides where brackets stand, once for all forms: print, speech and MathML put words or glyphs to
// the same pieces and so can never disagree.

import type { Expr, Sentence } from './expression.ts';
import { tightness, type Order, type Sign } from './signs.ts';

/** Holds together better than any sign binds. */
const ATOM = 3;

/** One thing that is written or said. */
export type Piece =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly wild: boolean }
  | { readonly kind: 'minus' | 'open' | 'close' | 'equals' };

/** A division drawn with a bar, whose two sides are laid out apart. */
export interface Bar {
  readonly kind: 'bar';
  readonly over: Expr;
  readonly under: Expr;
}

/**
 * The pieces with the fewest brackets from which the same tree is read back: left before right among
 * equals, so a right operand that binds no tighter keeps its brackets; a minus after a sign has them.
 * With `bars` a division is one piece.
 */
export function layout(sentence: Sentence, order?: Order): readonly Piece[];
export function layout(sentence: Sentence, order: Order, bars: boolean): readonly (Piece | Bar)[];
export function layout(sentence: Sentence, order: Order = 'school', bars = false): readonly (Piece | Bar)[] {
  const pieces: (Piece | Bar)[] = [];
  if (sentence.kind === 'equation') {
    lay(sentence.left);
    pieces.push({ kind: 'equals' });
    lay(sentence.right);
  } else {
    lay(sentence);
  }
  return pieces;

  function lay(expr: Expr, inBrackets = false): void {
    if (inBrackets) pieces.push({ kind: 'open' });
    if (expr.kind === 'number') {
      pieces.push({ kind: 'number', value: expr.value });
    } else if (expr.kind === 'minus') {
      pieces.push({ kind: 'minus' });
      lay(expr.of, strength(expr.of) < ATOM);
    } else if (strength(expr) === ATOM) {
      pieces.push({ kind: 'bar', over: expr.left, under: expr.right });
    } else {
      const { sign, left, right, wild = false } = expr;
      const follows = pieces.at(-1)?.kind === 'sign';
      lay(left, left.kind === 'minus' ? follows : strength(left) < tightness(sign, order));
      pieces.push({ kind: 'sign', sign, wild });
      lay(right, strength(right) <= tightness(sign, order));
    }
    if (inBrackets) pieces.push({ kind: 'close' });
  }

  /** How well an expression holds together: 0 for a leading minus, the tightness of its sign, or an atom's. */
  function strength(expr: Expr): number {
    if (expr.kind === 'number') return ATOM;
    if (expr.kind === 'minus') return 0;
    return bars && expr.sign === '/' ? ATOM : tightness(expr.sign, order);
  }
}
