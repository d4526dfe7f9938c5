// Turns what a search found into a sentence as a person would write it: sums and products flat, so that
// brackets stand only where they must. Knows trees and the arena's entries, no values to look for.

import type { Expr, Sign } from '@cardinal/number';
import { ADD, DIV, LEAF, MUL, SUB, type ValueArena } from './value-arena.ts';

const WHOLE = Array.from({ length: 100 }, (_, i) => BigInt(i));

/** A card in a sentence. */
export const card = (value: number): Expr => ({ kind: 'number', value: WHOLE[value] ?? BigInt(value) });

/** Two sentences joined by a sign. */
export const join = (sign: Sign, left: Expr, right: Expr): Expr => ({ kind: 'operation', sign, left, right });

/** The sentence of an arena entry, tidied. */
export const sentenceOf = (arena: ValueArena, index: number): Expr => tidy(treeOf(arena, index));

/** The tree of an arena entry as it was found. */
function treeOf(arena: ValueArena, index: number): Expr {
  const op = arena.op[index] as number;
  if (op === LEAF) return card(arena.left[index] as number);
  return join(signOf(op), treeOf(arena, arena.left[index] as number), treeOf(arena, arena.right[index] as number));
}

/**
 * The same sentence with its sums and products flat: first what is added (multiplied), joined parts before
 * single cards, then what is taken off (divided by). No step then goes below nought, or through a fraction
 * that no part and no whole of the sentence needs.
 */
export function tidy(expr: Expr): Expr {
  if (expr.kind === 'number') return expr;
  if (expr.kind === 'minus') throw new Error('no search writes a leading minus');
  const sum = expr.sign === '+' || expr.sign === '-';
  let all: Expr | null = null;
  for (const pass of PASSES) all = gather(expr, sum, true, pass, all);
  if (all === null) throw new Error('a flat sentence begins with a part that is not taken off');
  return all;
}

/** What a walk over the parts of a sum or product appends: passes instead of lists, since every answer comes by. */
const PASSES = ['joined parts', 'single cards', 'taken off'] as const;

function gather(
  part: Expr,
  sum: boolean,
  on: boolean,
  pass: (typeof PASSES)[number],
  before: Expr | null,
): Expr | null {
  if (part.kind === 'operation' && (part.sign === '+' || part.sign === '-') === sum) {
    const right = part.sign === '+' || part.sign === '*' ? on : !on;
    return gather(part.right, sum, right, pass, gather(part.left, sum, on, pass, before));
  }
  if (on !== (pass !== 'taken off')) return before;
  if (on && (part.kind === 'number') !== (pass === 'single cards')) return before;
  if (before === null) return on ? tidy(part) : null;
  return join(sum ? (on ? '+' : '-') : on ? '*' : '/', before, tidy(part));
}

/** The sign that an arena operation writes. */
function signOf(op: number): Sign {
  switch (op) {
    case ADD:
      return '+';
    case SUB:
      return '-';
    case MUL:
      return '*';
    case DIV:
      return '/';
    default:
      throw new Error(`no sign for operation ${op}`);
  }
}
