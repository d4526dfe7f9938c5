// Formulas without plus and minus. A divisor moves across, so a/b = c is a = b * c and fractions never arise: some numbers
// are shared out to two products that must be equal, and which of them is written as a divisor does not matter. Both
// sides are 0 exactly when both hold a factor 0, which needs no search at all.
import type { Met } from './meet.ts';
import { reach } from './meet.ts';
import type { SideValues, Term } from './side-values.ts';

/** A true formula of exactly these digits with t times and v divide signs, other than 0 = 0. */
export function meetProducts(sides: SideValues, mask: number, t: number, v: number): Met | null {
  const { digits } = sides;
  const many = digits.size[mask] as number;
  const numbers = t + v + 2;
  if (many < numbers) return null;
  const low = mask & -mask;
  const splits: { readonly A: number; readonly nA: number; readonly cost: number }[] = [];
  for (let A = mask & (mask - 1) ? mask : 0; A; A = (A - 1) & mask) {
    if (A === mask || !(A & low) || !digits.first(A, mask)) continue;
    const inA = digits.size[A] as number;
    const inB = many - inA;
    for (let nA = Math.max(1, numbers - inB); nA <= Math.min(inA, numbers - 1); nA++) {
      const nB = numbers - nA;
      // n numbers of d digits in all make a product from 10^(d - n) to below 10^d.
      if (inA - nA >= inB || inB - nB >= inA) continue;
      splits.push({ A, nA, cost: ways(inA, nA) + ways(inB, nB) });
    }
  }
  splits.sort((x, y) => x.cost - y.cost);
  for (const { A, nA } of splits) {
    const B = mask ^ A;
    const nB = numbers - nA;
    const small = ways(digits.size[A] as number, nA) <= ways(digits.size[B] as number, nB);
    const [one, n, other, k] = small ? [A, nA, B, nB] : [B, nB, A, nA];
    const S = sides.terms(one, n - 1, 0);
    const value = reach(sides, S, { mask: other, signs: { a: 0, t: k - 1, v: 0 } }, true);
    if (value === null) continue;
    const P = sides.rebuild(one, { a: 0, t: n - 1, v: 0 }, value)?.[0]?.mul;
    const Q = sides.rebuild(other, { a: 0, t: k - 1, v: 0 }, value)?.[0]?.mul;
    if (P && Q) return shared(P, Q, v);
  }
  return null;
}

/** Two equal products written with v divisors: some of each go below the line on the other side. */
function shared(P: readonly number[], Q: readonly number[], v: number): Met {
  const below = Math.min(v, P.length - 1);
  const above = v - below;
  return {
    left: [{ mul: P.slice(below), div: Q.slice(0, above) }],
    right: [{ mul: Q.slice(above), div: P.slice(0, below) }],
  };
}

/** 0 = 0 of exactly these digits with t times and v divide signs: two single zeros, and v of the other numbers not 0. */
export function meetZeros(sides: SideValues, mask: number, t: number, v: number): Met | null {
  const all = sides.digits.in(mask);
  const zeros = all.filter((digit) => digit === 0).length - 2;
  const others = all.filter((digit) => digit > 0);
  const numbers = t + v;
  if (zeros < 0) return null;
  const nonzero = Math.min(numbers, others.length);
  const single = numbers - nonzero;
  const glued = zeros - single;
  if (nonzero < v || single > zeros) return null;
  if (nonzero === 0 && (glued > 0 || others.length > 0)) return null;
  const texts = others.slice(0, nonzero).map(String);
  if (nonzero > 0) texts[0] = [...others.slice(0, 1), ...others.slice(nonzero)].join('') + '0'.repeat(glued);
  const values = texts.map(Number);
  const term: Term = { mul: [0, ...values.slice(v), ...new Array<number>(single).fill(0)], div: values.slice(0, v) };
  return { left: [term], right: [{ mul: [0], div: [] }] };
}

/** Roughly how many products n numbers of so many digits make. */
function ways(digits: number, n: number): number {
  let found = 1;
  for (let i = 2; i <= digits; i++) found *= i;
  for (let i = 0; i < n - 1; i++) found = (found * (digits - 1 - i)) / (i + 1);
  for (let i = 2; i <= n; i++) found /= i;
  return found;
}
