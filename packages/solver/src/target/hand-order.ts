// Writes a sentence in the order of the hand it is made of, as far as its value and its brackets allow: 2, 3, 4 give
// 2 + 3 × 4 and not 4 × 3 + 2. Knows trees and numbers, no cards.

import type { Expr } from '@cardinal/number';
import { join } from './tidy.ts';

/** A part of a sentence and the place in the hand of its earliest card. */
interface Placed {
  readonly expr: Expr;
  readonly place: number;
}

/**
 * The same sentence with the parts of each sum and product in the order of `values`, what is taken off (divided by)
 * after the rest. `values` are the numbers of the sentence, one a card, in the order of the hand.
 */
export function inHandOrder(expr: Expr, values: readonly number[]): Expr {
  const free = values.map((value) => BigInt(value));
  const taken = free.map(() => false);
  const placeOf = (value: bigint): number => {
    const place = free.findIndex((one, at) => one === value && !taken[at]);
    if (place < 0) throw new Error(`invariant: no card of the hand counts ${value} here`);
    taken[place] = true;
    return place;
  };
  return ordered(expr, placeOf).expr;
}

function ordered(expr: Expr, placeOf: (value: bigint) => number): Placed {
  if (expr.kind === 'number') return { expr, place: placeOf(expr.value) };
  if (expr.kind === 'minus') throw new Error('no search writes a leading minus');
  const sum = expr.sign === '+' || expr.sign === '-';
  const [on, off]: readonly [Placed[], Placed[]] = [[], []];
  const gather = (part: Expr, added: boolean): void => {
    if (part.kind === 'operation' && (part.sign === '+' || part.sign === '-') === sum) {
      gather(part.left, added);
      gather(part.right, part.sign === '+' || part.sign === '*' ? added : !added);
    } else (added ? on : off).push(ordered(part, placeOf));
  };
  gather(expr, true);
  const byPlace = (a: Placed, b: Placed): number => a.place - b.place;
  const [first, ...others] = on.sort(byPlace);
  if (first === undefined) throw new Error('invariant: a sentence begins with a part that is not taken off');
  let all = first.expr;
  for (const part of others) all = join(sum ? '+' : '*', all, part.expr);
  for (const part of off.sort(byPlace)) all = join(sum ? '-' : '/', all, part.expr);
  return { expr: all, place: Math.min(first.place, ...off.map(({ place }) => place)) };
}
