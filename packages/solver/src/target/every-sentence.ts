// Every different exact sentence of up to six numbers, twins by order and grouping merged. Knows numbers and
// one target: no wilds, no points.
//
// Top down over the tables of `subset-values.ts`: for each split (A, B) of a part, each value of one side asks
// the other for what it needs, and both sides are spelled out in turn. A sum is split where the term with the
// lowest card ends, so each comes up once; a product likewise, unless every step must be whole (then regrouping
// may need a fraction and all splits are looked at). No step goes below nought: a sentence like (2-5)*(1-4) is
// the twin by sign of one that is listed.

import { canonicalKey, type Expr } from '@cardinal/number';
import { sizeOf, SubsetValues } from './subset-values.ts';
import { card, join, tidy } from './tidy.ts';

/** Sentences spelled out before the list is called incomplete; nought times anything has no end of them. */
const MOST_SPELLED = 40_000;
/** The same for one value of one part. */
const MOST_PER_VALUE = 5_000;

/** The sentences of one value of one part by how they end. */
interface Spellings {
  readonly sums: Expr[];
  readonly products: Expr[];
  readonly cards: Expr[];
  readonly keys: Set<string>;
}

/** Lists sentences; its tables are its own, as parts of five cards are tabulated. */
export class EverySentence {
  /** Whether the last list has every sentence. */
  complete = true;
  private readonly values = new SubsetValues();
  private readonly known = new Map<number, Spellings>();
  private spelled = 0;
  /** Whether this run stopped short. */
  private cut = false;
  /** Whether this run leaves out whatever needs a bracket. */
  private plain = false;

  /** The different sentences of up to six numbers that make the target, in no order; never without the plain ones. */
  list(numbers: readonly number[], target: number, whole: boolean): readonly Expr[] {
    const all = this.run(numbers, target, whole, false);
    this.complete = !this.cut;
    if (this.complete) return all;
    const plain = this.run(numbers, target, whole, true);
    const keys = new Set(plain.map(canonicalKey));
    return [...plain, ...all.filter((expr) => !keys.has(canonicalKey(expr)))];
  }

  private run(numbers: readonly number[], target: number, whole: boolean, plain: boolean): readonly Expr[] {
    this.values.load(numbers, whole);
    this.known.clear();
    this.spelled = 0;
    this.cut = false;
    this.plain = plain;
    const { sums, products, cards } = this.spell(this.values.full, target, 1);
    return [...cards, ...sums, ...products];
  }

  /** The sentences of the value at `index` of a built part. */
  private of(part: number, index: number): Spellings {
    const before = this.known.get(index);
    if (before !== undefined) return before;
    const spellings = this.spell(part, this.values.num[index] as number, this.values.den[index] as number);
    this.known.set(index, spellings);
    return spellings;
  }

  private spell(part: number, p: number, q: number): Spellings {
    const spellings: Spellings = { sums: [], products: [], cards: [], keys: new Set() };
    if (sizeOf(part) === 1) {
      const value = this.values.card[31 - Math.clz32(part)] as number;
      if (value === p / q) spellings.cards.push(card(value));
      return spellings;
    }
    const { values } = this;
    const low = part & -part;
    for (let a = (part - 1) & part; a > 0; a = (a - 1) & part) {
      if (!(a & low) || !values.leads(a, part)) continue;
      const b = part ^ a;
      values.build(a);
      values.build(b);
      this.sumsOf(spellings, a, b, p, q);
      if (p === 0) this.noughtProducts(spellings, a, b);
      else this.productsOf(spellings, a, b, p, q);
    }
    return spellings;
  }

  private sumsOf(into: Spellings, a: number, b: number, p: number, q: number): void {
    const { values } = this;
    const [small, large] = this.bySize(a, b);
    const to = values.end[small] as number;
    for (let j = values.start[small] as number; j < to; j++) {
      const bq = values.den[j] as number;
      const d = q * bq;
      const x = p * bq;
      const y = (values.num[j] as number) * q;
      if (x >= y) this.pair(into, '+', large, values.find(large, x - y, d), small, j, a);
      if (y >= x) this.pair(into, '-', small, j, large, values.find(large, y - x, d), a);
      this.pair(into, '-', large, values.find(large, x + y, d), small, j, a);
    }
  }

  private productsOf(into: Spellings, a: number, b: number, p: number, q: number): void {
    const { values } = this;
    const { whole } = values;
    const [small, large] = this.bySize(a, b);
    const to = values.end[small] as number;
    for (let j = values.start[small] as number; j < to; j++) {
      const bp = values.num[j] as number;
      const bq = values.den[j] as number;
      if (bp === 0) continue;
      const d = q * bq;
      const x = p * bq;
      const y = bp * q;
      if (!whole || x % y === 0) this.pair(into, '*', large, values.find(large, x, y), small, j, a);
      this.pair(into, '/', large, values.find(large, p * bp, d), small, j, a);
      if (!whole || y % x === 0) this.pair(into, '/', small, j, large, values.find(large, y, x), a);
    }
  }

  /** Nought times (or divided by) anything. */
  private noughtProducts(into: Spellings, a: number, b: number): void {
    const { values } = this;
    for (const [nought, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const i = values.find(nought, 0, 1);
      if (i < 0) continue;
      for (let j = values.start[other] as number; j < (values.end[other] as number) && !this.full(into); j++) {
        this.pair(into, '*', nought, i, other, j, a);
        if (values.num[j] !== 0) this.pair(into, '/', nought, i, other, j, a);
      }
    }
  }

  /** Adds all that `left sign right` spells; `a` is the side with the lowest card. */
  private pair(
    into: Spellings,
    sign: '+' | '-' | '*' | '/',
    left: number,
    i: number,
    right: number,
    j: number,
    a: number,
  ): void {
    if (i < 0 || j < 0 || this.full(into)) return;
    const sum = sign === '+' || sign === '-';
    const regroup = !sum && this.values.whole;
    const side = (part: number, index: number): readonly Expr[] => {
      const { sums, products, cards } = this.of(part, index);
      if (!sum && this.plain) return part !== a || regroup ? [...cards, ...products] : cards;
      if (part !== a || regroup) return [...cards, ...sums, ...products];
      return sum ? [...cards, ...products] : [...cards, ...sums];
    };
    const rights = side(right, j);
    for (const one of side(left, i)) {
      for (const two of rights) {
        if (this.full(into)) return;
        this.spelled++;
        const expr = tidy(join(sign, one, two));
        const key = canonicalKey(expr);
        if (into.keys.has(key)) continue;
        into.keys.add(key);
        (sum ? into.sums : into.products).push(expr);
      }
    }
  }

  private full(spellings: Spellings): boolean {
    if (this.spelled < MOST_SPELLED && spellings.keys.size < MOST_PER_VALUE) return false;
    this.cut = true;
    return true;
  }

  private bySize(a: number, b: number): readonly [number, number] {
    const { start, end } = this.values;
    const sizeA = (end[a] as number) - (start[a] as number);
    return sizeA < (end[b] as number) - (start[b] as number) ? [a, b] : [b, a];
  }
}
