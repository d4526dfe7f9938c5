// Whether a hand can make a target exactly, by meeting in the middle: for a split (A, B) every value b of B
// needs one of six values in A (t - b, b - t, t + b, t / b, t × b, b / t), which is a look-up. Only parts of
// up to four cards are tabulated; a larger A is searched in turn. Knows numbers only: no wilds, no points.
//
// Balanced splits come first, as they answer most questions for the fewest values. When A is searched in turn
// and is more than twice as large as B, it need not end the way the whole ends: a sum of three or more terms
// (a product of three or more factors) has a better balanced grouping, which has been looked at before.
// With whole numbers only, that holds for sums but not for products, whose regrouping may need a fraction.

import { sizeOf, type SubsetValues } from './subset-values.ts';
import { ADD, DIV, MUL, SUB } from './value-arena.ts';

/** The ways a value of B leads to the target: three sums, three products, and how each is written. */
const OPS = [ADD, SUB, SUB, MUL, DIV, DIV] as const;
const WAYS = 6;
const PRODUCT_WAY = 3;

const SUMS = 1;
const PRODUCTS = 2;
const ALL = SUMS | PRODUCTS;

/** The largest parts that are tabulated, by number of cards: what costs least where the hand misses. */
const TABULATED = [0, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4] as const;

/** Why there is no sentence: none exists, or none was found. */
export type Miss = 'impossible' | 'not-found';

/** A search over the hand that is loaded in `values`. */
export class Meet {
  /** Whether the last search gave up because its allowance of look-ups was spent. */
  gaveUp = false;
  private limit = Infinity;
  private readonly values: SubsetValues;

  constructor(values: SubsetValues) {
    this.values = values;
  }

  /**
   * Index of an expression of the whole hand that makes `target`, or -1; -1 is a proof unless `gaveUp`.
   * `allowance` bounds the look-ups.
   */
  solve(target: number, allowance = Infinity): number {
    const { values } = this;
    this.gaveUp = false;
    this.limit = allowance === Infinity ? Infinity : values.lookups + allowance;
    if (values.count > 6) {
      const quick = this.peel(values.full, target, 1);
      if (quick >= 0) return quick;
    }
    return this.search(values.full, target, 1, ALL, TABULATED[values.count] ?? 4);
  }

  /** Index of an expression of `part` that makes p/q and ends in one of `endings`, or -1. */
  private search(part: number, p: number, q: number, endings: number, tabulated: number): number {
    const { values } = this;
    const size = sizeOf(part);
    if (size <= tabulated) {
      values.build(part);
      return values.find(part, p, q);
    }
    for (let small = size >> 1; small >= 1; small--) {
      for (let b = (part - 1) & part; b > 0; b = (b - 1) & part) {
        if (sizeOf(b) !== small || (small * 2 === size && !(b & part & -part)) || !values.leads(b, part)) continue;
        const found = this.split(part ^ b, b, p, q, endings, tabulated);
        if (found >= 0) return found;
        if (values.lookups > this.limit) {
          this.gaveUp = true;
          return -1;
        }
      }
    }
    return -1;
  }

  /**
   * One split (A, B): look-ups in A, or searches where A is too large to be tabulated. One call of `find` in one
   * loop, so that the engine inlines it and boxes no doubles.
   */
  private split(a: number, b: number, p: number, q: number, endings: number, tabulated: number): number {
    const { values } = this;
    const { whole } = values;
    const deep = sizeOf(a) > tabulated;
    const uneven = sizeOf(a) > 2 * sizeOf(b);
    values.build(b);
    if (!deep) values.build(a);
    const most = deep ? Infinity : (values.most[a] as number);
    const to = values.end[b] as number;
    for (let j = values.start[b] as number; j < to; j++) {
      const bp = values.num[j] as number;
      const bq = values.den[j] as number;
      const d = q * bq; // target = x / d, b = y / d
      const x = p * bq;
      const y = bp * q;
      if (x === 0 && y === 0 && endings & PRODUCTS) return values.node(MUL, this.anySum(a), j, 0, 1);
      const last = endings & PRODUCTS && y !== 0 ? WAYS : PRODUCT_WAY;
      for (let way = endings & SUMS ? 0 : PRODUCT_WAY; way < last; way++) {
        // A must be n / m: target - b, b - target, target + b; target / b, target * b, b / target.
        let n = 0;
        let m = d;
        if (way === 0) {
          if (x < y) continue;
          n = x - y;
        } else if (way === 1) {
          if (y <= x) continue;
          n = y - x;
        } else if (way === 2) {
          if (y === 0) continue;
          n = x + y;
        } else if (way === 3) {
          n = x;
          m = y;
        } else if (way === 4) {
          if (bp === bq) continue;
          n = p * bp;
        } else {
          if (x === 0) continue;
          n = y;
          m = x;
        }
        if (n > most * m) continue;
        if (whole && m !== 1) {
          if (n % m !== 0) continue;
          n /= m;
          m = 1;
        }
        const i = deep
          ? this.search(a, n, m, uneven ? otherEndings(way, whole) : ALL, tabulated)
          : values.find(a, n, m);
        if (i < 0) continue;
        const swap = way === 1 || way === 5;
        return values.node(OPS[way] as number, swap ? j : i, swap ? i : j, p, q);
      }
    }
    return -1;
  }

  /** A quick, incomplete pass for 7 cards and more: single cards off, then two threes. */
  private peel(part: number, p: number, q: number): number {
    const { values } = this;
    if (sizeOf(part) === 6) {
      for (let b = (part - 1) & part; b > 0; b = (b - 1) & part) {
        if (sizeOf(b) !== 3 || !(b & part & -part) || !values.leads(b, part)) continue;
        const found = this.split(part ^ b, b, p, q, ALL, 3);
        if (found >= 0) return found;
      }
      return -1;
    }
    for (let rest = part; rest > 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (!values.leads(bit, part)) continue;
      values.build(bit);
      const j = values.start[bit] as number;
      const b = values.num[j] as number;
      const y = b * q;
      let i: number;
      if (p >= y && (i = this.peel(part ^ bit, p - y, q)) >= 0) return values.node(ADD, i, j, p, q);
      if (b > 0 && (i = this.peel(part ^ bit, p + y, q)) >= 0) return values.node(SUB, i, j, p, q);
      if (b > 1 && (!values.whole || p % b === 0) && (i = this.peel(part ^ bit, p, y)) >= 0)
        return values.node(MUL, i, j, p, q);
      if (b === 0 && p === 0) return values.node(MUL, this.anySum(part ^ bit), j, 0, 1);
    }
    return -1;
  }

  /** The plain sum of a part. */
  private anySum(part: number): number {
    const { values } = this;
    let sum = -1;
    let total = 0;
    for (let rest = part; rest > 0; rest &= rest - 1) {
      const bit = rest & -rest;
      values.build(bit);
      const card = values.start[bit] as number;
      total += values.num[card] as number;
      sum = sum < 0 ? card : values.node(ADD, sum, card, total, 1);
    }
    return sum;
  }
}

/** How a large part of a sum (a product) needs to end, as the others have better balanced splits. */
function otherEndings(way: number, whole: boolean): number {
  if (way < PRODUCT_WAY) return PRODUCTS;
  return whole ? ALL : SUMS;
}
