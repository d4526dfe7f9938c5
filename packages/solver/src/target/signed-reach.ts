// Whether a few numbers of any kind, below nought and fractions too, can still make a target: what is left in a
// person's hands in the middle of a sentence. `meet.ts` is for whole hands, where signs never matter; here they
// do, since nobody may put a minus in front of a part that has come out below nought. Same splits, kept simple.

import { denominator, numerator, type Rational } from '@cardinal/number';
import { sizeOf } from './subset-values.ts';

/** The most parts that are looked at. */
export const MOST_PARTS = 6;
/** Sets of up to this many parts are tabulated. */
const TABULATED = 4;

/** All values of a set of parts, by the double p / q, which is unique for the few small cards in question. */
type Values = Map<number, readonly [number, number]>;

/** Whether up to six parts, each used once, can make the target; `whole`: with whole steps only (ruling 1.14). */
export function partsReach(parts: readonly Rational[], target: number, whole: boolean): boolean {
  if (parts.length > MOST_PARTS) throw new RangeError(`at most ${MOST_PARTS} parts`);
  const tables = new Map<number, Values>();
  const fits = (p: number, q: number): boolean => q !== 0 && (!whole || p % q === 0);

  const add = (values: Values, p: number, q: number): void => {
    if (!fits(p, q)) return;
    const key = p / q + 0; // -0 is 0
    if (!values.has(key)) values.set(key, q < 0 ? [-p, -q] : [p, q]);
  };

  const valuesOf = (set: number): Values => {
    const known = tables.get(set);
    if (known !== undefined) return known;
    const values: Values = new Map();
    if (sizeOf(set) === 1) {
      const part = parts[31 - Math.clz32(set)] as Rational;
      add(values, Number(numerator(part)), Number(denominator(part)));
    }
    for (let a = (set - 1) & set; a > 0; a = (a - 1) & set) {
      if (a & (set & -set)) joinAll(values, valuesOf(a), valuesOf(set ^ a));
    }
    tables.set(set, values);
    return values;
  };

  const joinAll = (values: Values, as: Values, bs: Values): void => {
    for (const [ap, aq] of as.values()) {
      for (const [bp, bq] of bs.values()) {
        const x = ap * bq;
        const y = bp * aq;
        add(values, x + y, aq * bq);
        add(values, x - y, aq * bq);
        add(values, y - x, aq * bq);
        add(values, ap * bp, aq * bq);
        add(values, x, y);
        add(values, y, x);
      }
    }
  };

  const reach = (set: number, p: number, q: number): boolean => {
    if (!fits(p, q)) return false;
    const size = sizeOf(set);
    if (size <= TABULATED) return valuesOf(set).has(p / q + 0);
    for (let b = (set - 1) & set; b > 0; b = (b - 1) & set) {
      if (sizeOf(b) * 2 > size) continue;
      const a = set ^ b;
      for (const [bp, bq] of valuesOf(b).values()) {
        const d = q * bq;
        const x = p * bq;
        const y = bp * q;
        if (reach(a, x - y, d) || reach(a, y - x, d) || reach(a, x + y, d)) return true;
        if (bp === 0) {
          if (p === 0) return true;
        } else if (reach(a, x, y) || reach(a, p * bp, d) || (p !== 0 && reach(a, y, x))) {
          return true;
        }
      }
    }
    return false;
  };
  return reach((1 << parts.length) - 1, target, 1);
}
