// Whether some digits with some signs make a true formula at all: every way to split them over the two sides, cheapest
// first. The cheaper side is tabulated, the last level of the other only looked at until a value is met.
import type { SideSigns, SideValues, Term } from './side-values.ts';
import type { Values } from './values.ts';

/** One side: its digits and its signs. */
interface Side {
  readonly mask: number;
  readonly signs: SideSigns;
}

/** A formula that is true: the terms of both sides, which are sums of them. */
export interface Met {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
}

/** A true formula with exactly these digits and signs, or null. */
export function meet(sides: SideValues, mask: number, signs: SideSigns): Met | null {
  const { digits } = sides;
  const { a, t, v } = signs;
  const many = digits.size[mask] as number;
  if (many < a + t + v + 2) return null;
  const splits: { readonly small: Side; readonly large: Side; readonly cost: number }[] = [];
  const low = mask & -mask;
  for (let A = mask; A; A = (A - 1) & mask) {
    if (A === mask || !(A & low) || !digits.first(A, mask)) continue;
    const B = mask ^ A;
    // Casting out nines: a sum of numbers leaves what its digits leave.
    if (t + v === 0 && ((digits.sum[A] as number) - (digits.sum[B] as number)) % 9 !== 0) continue;
    const inA = digits.size[A] as number;
    const inB = many - inA;
    for (let aL = 0; aL <= a; aL++) {
      for (let tL = 0; tL <= t; tL++) {
        for (let vL = 0; vL <= v; vL++) {
          const left = { a: aL, t: tL, v: vL };
          const right = { a: a - aL, t: t - tL, v: v - vL };
          const numbersL = aL + tL + vL + 1;
          const numbersR = right.a + right.t + right.v + 1;
          if (numbersL > inA || numbersR > inB) continue;
          // Without division and without a zero factor a side is at least its longest number, and a value of d digits
          // lies below 10^d.
          if (vL === 0 && (tL === 0 || !(A & digits.zeros)) && Math.ceil(inA / numbersL) > inB) continue;
          if (right.v === 0 && (right.t === 0 || !(B & digits.zeros)) && Math.ceil(inB / numbersR) > inA) continue;
          const costA = estimate(inA, left);
          const costB = estimate(inB, right);
          const one = { mask: A, signs: left };
          const other = { mask: B, signs: right };
          const small = costA <= costB;
          splits.push({ small: small ? one : other, large: small ? other : one, cost: costA + costB });
        }
      }
    }
  }
  splits.sort((x, y) => x.cost - y.cost);
  for (const { small, large } of splits) {
    const S = sides.sums(small.mask, small.signs.a, small.signs.t, small.signs.v);
    if (S.n === 0) continue;
    const value = reach(sides, S, large);
    if (value === null) continue;
    const left = sides.rebuild(small.mask, small.signs, value);
    const right = sides.rebuild(large.mask, large.signs, value);
    if (left && right) return { left, right };
  }
  return null;
}

/** Roughly how many expressions a side has, to order the work. */
function estimate(digits: number, { a, t, v }: SideSigns): number {
  let ways = 1;
  for (let i = 2; i <= digits; i++) ways *= i;
  const numbers = a + t + v + 1;
  for (let i = 0; i < numbers - 1; i++) ways = (ways * (digits - 1 - i)) / (i + 1);
  for (let i = 2; i <= a + 1; i++) ways /= i;
  return ways * (t && a ? a + 1 : 1) * (v && a ? a + 1 : 1);
}

/** A value of the set that the side can have too, or null; only one above 0 where `positive`. */
export function reach(sides: SideValues, S: Values, { mask, signs }: Side, positive = false): number | null {
  const m = sides.digits.canonical[mask] as number;
  const { a, t, v } = signs;
  const known = sides.known(m, signs) ?? (a + t + v === 0 ? sides.terms(m, 0, 0) : undefined);
  if (known) {
    const [few, many] = known.n < S.n ? [known, S] : [S, known];
    sides.work += few.n;
    for (let i = 0; i < few.n; i++) {
      const z = (few.p[i] as number) / (few.q[i] as number);
      if (many.has(z) && (z > 0 || !positive)) return z;
    }
    return null;
  }
  let met: number | null = null;
  if (a === 0) {
    sides.eachProduct(m, t, v, (A, B) => {
      for (let i = 0; i < A.n && met === null; i++) {
        met = t > 0 ? times(sides, S, A.p[i] as number, B, positive) : divided(sides, S, A.p[i] as number, B);
      }
      return met !== null;
    });
    return met;
  }
  sides.eachSum(m, a, t, v, (A, B) => {
    for (let i = 0; i < A.n && met === null; i++) met = plus(sides, S, A.p[i] as number, A.q[i] as number, B);
    return met !== null;
  });
  return met;
}

/** f * b in S for some b in B. */
function times(sides: SideValues, S: Values, f: number, B: Values, positive: boolean): number | null {
  if (positive && f === 0) return null;
  if (f > 0 && S.n < B.n) {
    sides.work += S.n;
    for (let j = 0; j < S.n; j++) {
      const p = S.p[j] as number;
      const q = S.q[j] as number;
      if (B.has(p / (q * f)) && (p > 0 || !positive)) return p / q;
    }
    return null;
  }
  sides.work += B.n;
  for (let j = 0; j < B.n; j++) {
    const z = (f * (B.p[j] as number)) / (B.q[j] as number);
    if (S.has(z) && (z > 0 || !positive)) return z;
  }
  return null;
}

/** b / f in S for some b in B; with whole division only whole quotients count. */
function divided(sides: SideValues, S: Values, f: number, B: Values): number | null {
  if (f === 0) return null;
  if (S.n < B.n) {
    sides.work += S.n;
    for (let j = 0; j < S.n; j++) {
      const p = S.p[j] as number;
      const q = S.q[j] as number;
      if (sides.whole && p % q !== 0) continue;
      if (B.has((p * f) / q)) return p / q;
    }
    return null;
  }
  sides.work += B.n;
  for (let j = 0; j < B.n; j++) {
    const p = B.p[j] as number;
    const q = (B.q[j] as number) * f;
    if (sides.whole && p % q !== 0) continue;
    if (S.has(p / q)) return p / q;
  }
  return null;
}

/** p/q + b in S for some b in B. */
function plus(sides: SideValues, S: Values, p: number, q: number, B: Values): number | null {
  if (S.n < B.n) {
    sides.work += S.n;
    for (let j = 0; j < S.n; j++) {
      const top = S.p[j] as number;
      const bottom = S.q[j] as number;
      const rest = top * q - p * bottom;
      if (rest >= 0 && B.has(rest / (bottom * q))) return top / bottom;
    }
    return null;
  }
  sides.work += B.n;
  for (let j = 0; j < B.n; j++) {
    const r = B.q[j] as number;
    const z = (p * r + (B.p[j] as number) * q) / (q * r);
    if (S.has(z)) return z;
  }
  return null;
}
