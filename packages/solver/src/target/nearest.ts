// The value nearest to a target among all that a hand can make, found by streaming the last join of the hand
// without keeping it. Distances are compared exactly: |p - target * q| / q is a fraction of whole numbers.

import { sizeOf, type SubsetValues } from './subset-values.ts';
import { ADD, DIV, MUL, SUB } from './value-arena.ts';

/** The last joins looked at before giving up a proof: about a twentieth of a second. */
const MOST_JOINS = 5_000_000;
/** The values kept before giving up a proof. */
const MOST_KEPT = 1_500_000;
/** Below this bound on every p + target * q, nothing rounds. */
const EXACT = 2 ** 53;
/** Below this bound on cross products, those of equal doubles differ by less than 2^31. */
const NARROW = 2 ** 82;

/** A search for the nearest value of the hand loaded in `values`. */
export class Nearest {
  /** Distance of the best value so far, as an exact fraction. */
  gap = Infinity;
  private over = Infinity;
  private under = 1;
  private narrow = true;
  private readonly values: SubsetValues;

  constructor(values: SubsetValues) {
    this.values = values;
  }

  /** Forgets the best value. */
  reset(): void {
    this.gap = Infinity;
    this.over = Infinity;
    this.under = 1;
  }

  /** Notes a value at this whole distance that was found elsewhere. */
  accept(gap: number): void {
    this.gap = gap;
    this.over = gap;
    this.under = 1;
  }

  /** Arena index of a value nearer than the best so far, or -1; `proved` tells whether all were looked at. */
  improve(target: number): { readonly index: number; readonly proved: boolean } {
    const { values } = this;
    const { full, whole } = values;
    if (values.count === 1) {
      values.build(full);
      const index = values.start[full] as number;
      return { index: this.better(Math.abs((values.num[index] as number) - target), 1) ? index : -1, proved: true };
    }
    let bound = target + 1;
    for (let i = 0; i < values.count; i++) bound *= (values.card[i] as number) + 1;
    const low = full & -full;
    const before = values.kept;
    for (let size = 1; size < values.count; size++) {
      for (let part = full - 1; part > 0; part--) if (sizeOf(part) === size) values.build(part);
      if (values.kept - before > MOST_KEPT) return { index: -1, proved: false };
    }
    this.narrow = bound * bound < NARROW;
    let joins = 0;
    let op = 0;
    let left = 0;
    let right = 0;
    let p = 0;
    let q = 1;
    const { num, den } = values;
    for (let a = (full - 1) & full; a > 0; a = (a - 1) & full) {
      if (!(a & low) || !values.leads(a, full)) continue;
      const from = values.start[full ^ a] as number;
      const to = values.end[full ^ a] as number;
      const last = values.end[a] as number;
      for (let i = values.start[a] as number; i < last && joins <= MOST_JOINS; i++) {
        const ap = num[i] as number;
        const aq = den[i] as number;
        joins += to - from;
        for (let j = from; j < to; j++) {
          const bp = num[j] as number;
          const bq = den[j] as number;
          const d = aq * bq;
          const x = ap * bq;
          const y = bp * aq;
          const t = target * d;
          if (this.better(Math.abs(x + y - t), d)) {
            op = ADD;
            left = i;
            right = j;
            p = x + y;
            q = d;
          }
          if (this.better(Math.abs(Math.abs(x - y) - t), d)) {
            op = SUB;
            left = x >= y ? i : j;
            right = x >= y ? j : i;
            p = Math.abs(x - y);
            q = d;
          }
          if (this.better(Math.abs(ap * bp - t), d)) {
            op = MUL;
            left = i;
            right = j;
            p = ap * bp;
            q = d;
          }
          if (y > 0 && (!whole || x % y === 0) && this.better(Math.abs(x - target * y), y)) {
            op = DIV;
            left = i;
            right = j;
            p = x;
            q = y;
          }
          if (x > 0 && (!whole || y % x === 0) && this.better(Math.abs(y - target * x), x)) {
            op = DIV;
            left = j;
            right = i;
            p = y;
            q = x;
          }
        }
      }
    }
    return { index: op === 0 ? -1 : values.node(op, left, right, p, q), proved: bound < EXACT && joins <= MOST_JOINS };
  }

  /** Whether over/under is nearer than the best so far, which it then becomes. */
  private better(over: number, under: number): boolean {
    const gap = over / under;
    if (gap > this.gap) return false;
    if (gap === this.gap && !this.nearer(over, under)) return false;
    this.gap = gap;
    this.over = over;
    this.under = under;
    return true;
  }

  /** The same question for two gaps that are the same double. */
  private nearer(over: number, under: number): boolean {
    if (this.narrow) return ((Math.imul(over, this.under) - Math.imul(this.over, under)) | 0) < 0;
    return this.gap < Infinity && BigInt(over) * BigInt(this.under) < BigInt(this.over) * BigInt(under);
  }
}
