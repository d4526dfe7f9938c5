// Formulas in school order without brackets: the fast and complete method. Whether digits and signs make a formula is
// asked once and remembered, since many card sets share the answer.
import type { Choice, Hand } from './hand.ts';
import { meet, type Met } from './meet.ts';
import type { FormulaQuery } from './rules.ts';
import { meetProducts, meetZeros } from './products.ts';
import { SideValues } from './side-values.ts';
import { written } from './write.ts';

/** Writes choices of one hand. */
export class Plain {
  readonly #sides: SideValues;
  readonly #met = new Map<number, Met | null>();

  constructor(hand: Hand, query: FormulaQuery) {
    this.#sides = new SideValues(hand.digits, query.wholeDivision ?? false);
  }

  /** Values made and looked up so far. */
  get work(): number {
    return this.#sides.work;
  }

  /** A true formula of exactly these cards, or null. */
  write({ mask, use }: Choice): string | null {
    const { a, t, v } = use.signs;
    // One minus too many in front has nowhere to go when there are only two terms, unless both are 0.
    const zero = a === 0 && use.u % 2 === 1;
    const key = mask + 4096 * (a + 16 * (t + 16 * (v + (zero ? 16 : 0))));
    let met = this.#met.get(key);
    if (met === undefined) {
      if (a > 0 || (this.#sides.whole && !zero)) met = meet(this.#sides, mask, use.signs);
      else met = (zero ? null : meetProducts(this.#sides, mask, t, v)) ?? meetZeros(this.#sides, mask, t, v);
      this.#met.set(key, met);
    }
    return met && written(met.left, met.right, use);
  }
}
