// Decides where brackets stand, once for all forms: print, speech and MathML put words or glyphs to
// the same pieces and so can never disagree.

import type { Expr, Sentence } from './expression.ts';
import { tightness, type Order, type Sign } from './signs.ts';

/** One thing that is written or said; a `fraction` only where the layout was asked for bars. */
export type Piece =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly wild: boolean }
  | { readonly kind: 'minus' | 'open' | 'close' | 'equals' }
  | { readonly kind: 'fraction'; readonly over: readonly Piece[]; readonly under: readonly Piece[] };

/** How a sentence is laid out: the reader's order of signs, and divisions with a bar or in a line. */
export interface LayoutOptions {
  readonly order?: Order;
  readonly bars?: boolean;
}

/**
 * The pieces with the fewest brackets from which the same tree is read back: left before right among
 * equals, so a right operand that binds no tighter keeps its brackets; a minus after a sign has them.
 */
export function layout(sentence: Sentence, options: LayoutOptions = {}): readonly Piece[] {
  const { order = 'school', bars = false } = options;
  const pieces: Piece[] = [];
  if (sentence.kind === 'equation') {
    lay(sentence.left);
    pieces.push({ kind: 'equals' });
    lay(sentence.right);
  } else {
    lay(sentence);
  }
  return pieces;

  function lay(expr: Expr): void {
    switch (expr.kind) {
      case 'number':
        pieces.push({ kind: 'number', value: expr.value });
        return;
      case 'minus':
        pieces.push({ kind: 'minus' });
        bracketed(expr.of, expr.of.kind !== 'number' && !isBar(expr.of));
        return;
      case 'operation': {
        const { sign, left, right, wild = false } = expr;
        if (isBar(expr)) {
          pieces.push({ kind: 'fraction', over: layout(left, options), under: layout(right, options) });
          return;
        }
        const looseness = (operand: Expr): number =>
          operand.kind === 'operation' && !isBar(operand)
            ? tightness(sign, order) - tightness(operand.sign, order)
            : -1;
        bracketed(left, looseness(left) > 0 || (left.kind === 'minus' && followsSign()));
        pieces.push({ kind: 'sign', sign, wild });
        bracketed(right, looseness(right) >= 0 || right.kind === 'minus');
        return;
      }
      default:
        expr satisfies never;
    }
  }

  function bracketed(expr: Expr, needed: boolean): void {
    if (needed) pieces.push({ kind: 'open' });
    lay(expr);
    if (needed) pieces.push({ kind: 'close' });
  }

  function isBar(expr: Expr): boolean {
    return bars && expr.kind === 'operation' && expr.sign === '/';
  }

  function followsSign(): boolean {
    return pieces.at(-1)?.kind === 'sign';
  }
}
