// All values that one side of a formula can have, for school precedence without brackets. Signs drop out: k additive
// cards make k + 2 terms, and any split of positive terms into two groups of equal sum can be written with any mix of
// plus and minus, since a term that is taken away on one side is added on the other. So a side is a sum of positive
// terms, and a term a product of numbers over a product of numbers.
import type { Digits } from './digits.ts';
import { Values } from './values.ts';

/** How many additive, times and divide cards a side uses. */
export interface SideSigns {
  readonly a: number;
  readonly t: number;
  readonly v: number;
}

/** One term: its factors, then its divisors. */
export interface Term {
  readonly mul: readonly number[];
  readonly div: readonly number[];
}

const NONE = new Values();

/** Values by digits and signs, made when first asked for. `work` counts the values that were made or looked up. */
export class SideValues {
  readonly digits: Digits;
  /** Every division must come out whole (H:wholeDivision). With factors first that is so exactly when the term is whole. */
  readonly whole: boolean;
  work = 0;
  readonly #memo = new Map<number, Values>();

  constructor(digits: Digits, whole: boolean) {
    this.digits = digits;
    this.whole = whole;
  }

  /** What is known of these digits and signs already. */
  known(mask: number, { a, t, v }: SideSigns): Values | undefined {
    return this.#memo.get(key(this.digits.canonical[mask] as number, a, t, v));
  }

  /** Sums of a + 1 positive terms with t times and v divide cards among them. */
  sums(mask: number, a: number, t: number, v: number): Values {
    if (a === 0) return this.terms(mask, t, v);
    const m = this.digits.canonical[mask] as number;
    const id = key(m, a, t, v);
    const before = this.#memo.get(id);
    if (before) return before;
    const found = new Values();
    this.eachSum(m, a, t, v, (A, B) => {
      for (let i = 0; i < A.n; i++) {
        const p = A.p[i] as number;
        const q = A.q[i] as number;
        for (let j = 0; j < B.n; j++) {
          const r = B.q[j] as number;
          found.add(p * r + (B.p[j] as number) * q, q * r);
        }
      }
      this.work += A.n * B.n;
      return false;
    });
    this.#memo.set(id, found);
    return found;
  }

  /** Products of t + 1 numbers over v numbers. */
  terms(mask: number, t: number, v: number): Values {
    const m = this.digits.canonical[mask] as number;
    const id = key(m, 0, t, v);
    const before = this.#memo.get(id);
    if (before) return before;
    const found = t + v === 0 ? this.#numbers(m) : new Values();
    this.eachProduct(m, t, v, (A, B) => {
      for (let i = 0; i < A.n; i++) {
        const f = A.p[i] as number;
        if (t > 0) for (let j = 0; j < B.n; j++) found.add(f * (B.p[j] as number), B.q[j] as number);
        else if (f > 0) this.#divide(B, f, found);
      }
      this.work += A.n * B.n;
      return false;
    });
    this.#memo.set(id, found);
    return found;
  }

  #divide(B: Values, f: number, found: Values): void {
    for (let j = 0; j < B.n; j++) {
      const p = B.p[j] as number;
      const q = (B.q[j] as number) * f;
      if (!this.whole) found.add(p, q);
      else if (p % q === 0) found.add(p / q, 1);
    }
  }

  /** Whole numbers that use every digit of a mask once; 0 leads only alone. */
  #numbers(m: number): Values {
    const { digit, count, size } = this.digits;
    const found = new Values();
    if (size[m] === 1) {
      found.add(digit[31 - Math.clz32(m)] as number, 1);
      return found;
    }
    const glue = (left: number, value: number): void => {
      if (!left) {
        found.add(value, 1);
        return;
      }
      for (let i = 0, last = value === 0 ? 0 : -1; i < count; i++) {
        const next = digit[i] as number;
        if (!((left >> i) & 1) || next === last) continue;
        last = next;
        glue(left ^ (1 << i), value * 10 + next);
      }
    };
    glue(m, 0);
    this.work += found.n;
    return found;
  }

  /** Every way to split a sum into its first term and the rest, until one is found; the term holds the lowest digit, as the order of terms does not matter. */
  eachSum(
    m: number,
    a: number,
    t: number,
    v: number,
    take: (A: Values, B: Values, x: number, t1: number, v1: number) => boolean,
  ): boolean {
    const { size } = this.digits;
    const low = m & -m;
    for (let x = (m - 1) & m; x; x = (x - 1) & m) {
      if (!(x & low) || !this.digits.first(x, m)) continue;
      const px = size[x] as number;
      const py = size[m ^ x] as number;
      for (let t1 = 0; t1 <= t; t1++) {
        for (let v1 = 0; v1 <= v; v1++) {
          if (px < t1 + v1 + 1 || py < a + (t - t1) + (v - v1)) continue;
          const A = this.terms(x, t1, v1);
          const B = A.n === 0 ? NONE : this.sums(m ^ x, a - 1, t - t1, v - v1);
          if (take(A, B, x, t1, v1)) return true;
        }
      }
    }
    return false;
  }

  /** Every way to split a term into one factor (or, without times, one divisor) and the rest, until one is found. */
  eachProduct(m: number, t: number, v: number, take: (A: Values, B: Values, x: number) => boolean): boolean {
    if (t + v === 0) return false;
    // Factors alone may come in any order: the first takes the lowest digit.
    const low = v === 0 ? m & -m : m;
    for (let x = (m - 1) & m; x; x = (x - 1) & m) {
      if (!(x & low) || (this.digits.size[m ^ x] as number) < t + v || !this.digits.first(x, m)) continue;
      const A = this.terms(x, 0, 0);
      const B = t > 0 ? this.terms(m ^ x, t - 1, v) : this.terms(m ^ x, 0, v - 1);
      if (take(A, B, x)) return true;
    }
    return false;
  }

  /** The terms of a side that has the value `z`. */
  rebuild(mask: number, { a, t, v }: SideSigns, z: number): Term[] | null {
    const m = this.digits.canonical[mask] as number;
    if (a === 0) {
      const term = this.#rebuildTerm(m, t, v, z);
      return term && [term];
    }
    let found: Term[] | null = null;
    this.eachSum(m, a, t, v, (A, B, x, t1, v1) => {
      for (let i = 0; i < A.n; i++) {
        const p = A.p[i] as number;
        const q = A.q[i] as number;
        for (let j = 0; j < B.n; j++) {
          const r = B.q[j] as number;
          const s = B.p[j] as number;
          if ((p * r + s * q) / (q * r) !== z) continue;
          const first = this.#rebuildTerm(this.digits.canonical[x] as number, t1, v1, p / q);
          const rest = this.rebuild(m ^ x, { a: a - 1, t: t - t1, v: v - v1 }, s / r);
          if (first && rest) {
            found = [first, ...rest];
            return true;
          }
        }
      }
      return false;
    });
    return found;
  }

  #rebuildTerm(m: number, t: number, v: number, z: number): Term | null {
    if (t + v === 0) return this.terms(m, 0, 0).has(z) ? { mul: [z], div: [] } : null;
    let found: Term | null = null;
    this.eachProduct(m, t, v, (A, B, x) => {
      for (let i = 0; i < A.n; i++) {
        const f = A.p[i] as number;
        if (t === 0 && f === 0) continue;
        for (let j = 0; j < B.n; j++) {
          const p = B.p[j] as number;
          const q = B.q[j] as number;
          const value = t > 0 ? (f * p) / q : p / (q * f);
          if (value !== z) continue;
          const rest = this.#rebuildTerm(
            this.digits.canonical[m ^ x] as number,
            Math.max(0, t - 1),
            t > 0 ? v : v - 1,
            p / q,
          );
          if (!rest) continue;
          found = t > 0 ? { mul: [...rest.mul, f], div: rest.div } : { mul: rest.mul, div: [...rest.div, f] };
          return true;
        }
      }
      return false;
    });
    return found;
  }
}

function key(m: number, a: number, t: number, v: number): number {
  return m + 4096 * (a + 16 * (t + 16 * v));
}
