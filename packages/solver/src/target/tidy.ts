// Turns what a search found into a sentence as a person would write it: sums and products flat, so that
// brackets stand only where they must. Knows trees and the arena's entries, no values to look for.

import type { Expr, Sign } from '@cardinal/number';
import type { Plain, Term } from './plain.ts';
import { ADD, DIV, LEAF, MUL, SUB, type ValueArena } from './value-arena.ts';

const WHOLE = Array.from({ length: 100 }, (_, i) => BigInt(i));

/** A card in a sentence. */
export const card = (value: number): Expr => ({ kind: 'number', value: WHOLE[value] ?? BigInt(value) });

/** Two sentences joined by a sign. */
export const join = (sign: Sign, left: Expr, right: Expr): Expr => ({ kind: 'operation', sign, left, right });

/** The sentence of an arena entry, tidied. */
export const sentenceOf = (arena: ValueArena, index: number): Expr => tidy(treeOf(arena, index));

/** The tree of an arena entry as it was found. */
export function treeOf(arena: ValueArena, index: number): Expr {
  const op = arena.op[index] as number;
  if (op === LEAF) return card(arena.left[index] as number);
  return join(signOf(op), treeOf(arena, arena.left[index] as number), treeOf(arena, arena.right[index] as number));
}

/** The sentence of a plain search's last success. */
export function plainSentence(plain: Plain): Expr {
  const { plus, minus } = plain.terms();
  return flat('+', '-', plus.map(termSentence), minus.map(termSentence));
}

/**
 * The same sentence with its sums and products flat: first what is added (multiplied), joined parts before
 * single cards, then what is taken off (divided by). No step then goes below nought, or through a fraction
 * that no part and no whole of the sentence needs.
 */
export function tidy(expr: Expr): Expr {
  if (expr.kind === 'number') return expr;
  if (expr.kind === 'minus') throw new Error('no search writes a leading minus');
  const forward: Expr[] = [];
  const backward: Expr[] = [];
  if (expr.sign === '+' || expr.sign === '-') {
    collect(expr, '+', '-', true, forward, backward);
    return flat('+', '-', forward, backward);
  }
  collect(expr, '*', '/', true, forward, backward);
  return flat('*', '/', forward, backward);
}

function collect(expr: Expr, on: Sign, off: Sign, forward: boolean, into: Expr[], against: Expr[]): void {
  if (expr.kind === 'operation' && (expr.sign === on || expr.sign === off)) {
    collect(expr.left, on, off, forward, into, against);
    collect(expr.right, on, off, expr.sign === on ? forward : !forward, into, against);
  } else {
    (forward ? into : against).push(tidy(expr));
  }
}

function flat(on: Sign, off: Sign, forward: readonly Expr[], backward: readonly Expr[]): Expr {
  let all: Expr | null = null;
  for (const part of forward) if (part.kind !== 'number') all = all === null ? part : join(on, all, part);
  for (const part of forward) if (part.kind === 'number') all = all === null ? part : join(on, all, part);
  if (all === null) throw new Error('a flat sentence begins with a part that is not taken off');
  for (const part of backward) all = join(off, all, part);
  return all;
}

const termSentence = (term: Term): Expr =>
  term.kind === 'card' ? card(term.value) : join(term.sign, card(term.left), card(term.right));

/** The sign that an arena operation writes. */
export function signOf(op: number): Sign {
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
