// One key for all twins of a sentence, so that a solver lists ideas and not spellings. Knows nothing
// of values: 2×2 and 2+2 stay two.

import type { Expr, Sentence } from './expression.ts';

/**
 * Two sentences have the same key when one becomes the other by these moves alone:
 * - the order of added or multiplied parts: a+b = b+a, a−b+c = a+c−b, a/b*c = a*c/b;
 * - the grouping of parts: (a+b)+c = a+(b+c), a−(b−c) = a−b+c, a/(b/c) = a*c/b;
 * - the place of a leading minus in a sum: −a+b = b−a, −(a−b) = b−a, −(−a) = a;
 * - the sides of an equation.
 * Never merged: what needs a value, the distributive law or a minus carried through a product: 2*2 and
 * 2+2, a*1 and a/1, a+0 and a−0, a*(b−c) and a*b−a*c, (a−b)*(c−d) and (b−a)*(d−c), (−a)*b and −(a*b).
 * Twins have equal values, save that one may divide by nought where the other does not: 1/(2/0), 1*0/2.
 */
export function canonicalKey(sentence: Sentence): string {
  if (sentence.kind !== 'equation') return sum(sentence);
  return [sum(sentence.left), sum(sentence.right)].sort().join('=');
}

/** The keys of the parts that are added (or multiplied) and of those that are taken off (or divided by). */
interface Parts {
  readonly forward: string[];
  readonly backward: string[];
}

function sum(expr: Expr): string {
  const terms: Parts = { forward: [], backward: [] };
  collectTerms(expr, true, terms);
  return joined(terms, '+', '-');
}

function collectTerms(expr: Expr, forward: boolean, terms: Parts): void {
  if (expr.kind === 'minus') {
    collectTerms(expr.of, !forward, terms);
  } else if (expr.kind === 'operation' && (expr.sign === '+' || expr.sign === '-')) {
    collectTerms(expr.left, forward, terms);
    collectTerms(expr.right, expr.sign === '+' ? forward : !forward, terms);
  } else {
    const factors: Parts = { forward: [], backward: [] };
    collectFactors(expr, true, factors);
    put(terms, forward, joined(factors, '*', '/'));
  }
}

function collectFactors(expr: Expr, forward: boolean, factors: Parts): void {
  if (expr.kind === 'operation' && (expr.sign === '*' || expr.sign === '/')) {
    collectFactors(expr.left, forward, factors);
    collectFactors(expr.right, expr.sign === '*' ? forward : !forward, factors);
  } else if (expr.kind === 'minus' && expr.of.kind === 'minus') {
    collectFactors(expr.of.of, forward, factors);
  } else {
    put(factors, forward, expr.kind === 'number' ? String(expr.value) : sum(expr));
  }
}

const put = (parts: Parts, forward: boolean, key: string): number =>
  (forward ? parts.forward : parts.backward).push(key);

/** A lone forward part needs no brackets; anything else is bracketed, so that keys nest unambiguously. */
function joined({ forward, backward }: Parts, plus: string, minus: string): string {
  const [first, ...rest] = forward.sort();
  if (first !== undefined && rest.length === 0 && backward.length === 0) return first;
  const front = first === undefined ? '' : [first, ...rest].join(plus);
  return `(${front}${backward
    .sort()
    .map((key) => minus + key)
    .join('')})`;
}
