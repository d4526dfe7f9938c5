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

const SUMS = 1;
const PRODUCTS = 2;
const ALL = SUMS | PRODUCTS;

/** Parts of up to this many cards are tabulated when the whole hand is searched. */
const TABULATED = 4;

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
    return this.search(values.full, target, 1, ALL, Math.min(TABULATED, Math.max(1, values.count - 1)));
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
      const deep = size - small > tabulated;
      for (let b = (part - 1) & part; b > 0; b = (b - 1) & part) {
        if (sizeOf(b) !== small || (small * 2 === size && !(b & part & -part)) || !values.leads(b, part)) continue;
        const found = deep
          ? this.splitDeep(part ^ b, b, p, q, endings, tabulated)
          : this.split(part ^ b, b, p, q, endings);
        if (found >= 0) return found;
        if (values.lookups > this.limit) {
          this.gaveUp = true;
          return -1;
        }
      }
    }
    return -1;
  }

  /** The split (A, B) where both parts are tabulated. */
  private split(a: number, b: number, p: number, q: number, endings: number): number {
    const { values } = this;
    values.build(a);
    values.build(b);
    const { num, den, whole } = values;
    const to = values.end[b] as number;
    for (let j = values.start[b] as number; j < to; j++) {
      const bp = num[j] as number;
      const bq = den[j] as number;
      const d = q * bq; // target = x / d, b = y / d
      const x = p * bq;
      const y = bp * q;
      let i: number;
      if (endings & SUMS) {
        if (x >= y && (i = values.find(a, x - y, d)) >= 0) return values.node(ADD, i, j, p, q);
        if (y > x && (i = values.find(a, y - x, d)) >= 0) return values.node(SUB, j, i, p, q);
        if (y > 0 && (i = values.find(a, x + y, d)) >= 0) return values.node(SUB, i, j, p, q);
      }
      if (!(endings & PRODUCTS)) continue;
      if (bp === 0) {
        if (p === 0) return values.node(MUL, values.start[a] as number, j, 0, 1);
        continue;
      }
      if ((!whole || x % y === 0) && (i = values.find(a, whole ? x / y : x, whole ? 1 : y)) >= 0)
        return values.node(MUL, i, j, p, q);
      if (bp !== bq && (i = values.find(a, p * bp, d)) >= 0) return values.node(DIV, i, j, p, q);
      if (p > 0 && (!whole || y % x === 0) && (i = values.find(a, whole ? y / x : y, whole ? 1 : x)) >= 0)
        return values.node(DIV, j, i, p, q);
    }
    return -1;
  }

  /** The split (A, B) where A is too large to tabulate and is searched in turn. */
  private splitDeep(a: number, b: number, p: number, q: number, endings: number, tabulated: number): number {
    const { values } = this;
    const { whole } = values;
    const uneven = sizeOf(a) > 2 * sizeOf(b);
    const afterSum = uneven ? PRODUCTS : ALL;
    const afterProduct = uneven && !whole ? SUMS : ALL;
    const seek = (n: number, d: number, ending: number): number => this.search(a, n, d, ending, tabulated);
    values.build(b);
    const to = values.end[b] as number;
    for (let j = values.start[b] as number; j < to; j++) {
      const bp = values.num[j] as number;
      const bq = values.den[j] as number;
      const d = q * bq;
      const x = p * bq;
      const y = bp * q;
      let i: number;
      if (endings & SUMS) {
        if (x >= y && (i = seek(x - y, d, afterSum)) >= 0) return values.node(ADD, i, j, p, q);
        if (y > x && (i = seek(y - x, d, afterSum)) >= 0) return values.node(SUB, j, i, p, q);
        if (y > 0 && (i = seek(x + y, d, afterSum)) >= 0) return values.node(SUB, i, j, p, q);
      }
      if (!(endings & PRODUCTS)) continue;
      if (bp === 0) {
        if (p === 0) return values.node(MUL, this.anySum(a), j, 0, 1);
        continue;
      }
      if ((!whole || x % y === 0) && (i = seek(whole ? x / y : x, whole ? 1 : y, afterProduct)) >= 0)
        return values.node(MUL, i, j, p, q);
      if (bp !== bq && (i = seek(p * bp, d, afterProduct)) >= 0) return values.node(DIV, i, j, p, q);
      if (p > 0 && (!whole || y % x === 0) && (i = seek(whole ? y / x : y, whole ? 1 : x, afterProduct)) >= 0)
        return values.node(DIV, j, i, p, q);
    }
    return -1;
  }

  /** A quick, incomplete pass for 7 cards and more: single cards off, then two threes. */
  private peel(part: number, p: number, q: number): number {
    const { values } = this;
    if (sizeOf(part) === 6) {
      for (let b = (part - 1) & part; b > 0; b = (b - 1) & part) {
        if (sizeOf(b) !== 3 || !(b & part & -part) || !values.leads(b, part)) continue;
        const found = this.split(part ^ b, b, p, q, ALL);
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
