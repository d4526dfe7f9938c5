// The values that every part of a hand can make, each sum and product derived once. Knows numbers only: no
// wilds, no target, no text.
//
// Why it is small:
// - Signs never matter. If v is reachable, so is |v| with no step below nought, because |±a ± b| is a + b or
//   the larger minus the smaller. Targets are never negative, so only values >= 0 are kept.
// - p + q of a value is at most the product of (card + 1) over its cards, so pairs stay exact in doubles: up to
//   11 cards of 0..25, up to 7 of 0..99 (`value-arena.ts` has the rest of the argument).
// - In a sum the part with the lowest card must not itself be a sum, in a product not itself a product; two
//   bits per value remember how it can end. With whole numbers only, regrouping a product could pass through a
//   fraction, so there products are derived in every grouping.
// - Of equal cards the earlier is used first; every other choice is an alias.

import { ADD, DIV, LEAF, MUL, SUB, ValueArena } from './value-arena.ts';

const IS_SUM = 1;
const IS_PRODUCT = 2;
const IS_CARD = 4;

/** Lifts a rounded quotient above the true one. */
const ABOVE_ROUNDING = 1 + 2 ** -40;
/** Values in the arena beyond which a hand is started afresh rather than changed. */
const BULKY = 1 << 17;
/** The ways two values join: sum, difference, product, quotient, the other quotient. */
const WAYS = 5;
const PRODUCT_WAY = 2;

/** The most cards whose parts can be tabulated. */
export const MOST_CARDS = 10;
const PARTS = 1 << MOST_CARDS;
/** First table size (as a power of two) by number of cards. */
const TABLE_BITS = [0, 2, 4, 7, 11, 13, 15, 15, 15, 15, 15] as const;
/** Below this product of (card + 1) equal keys mean equal fractions: p1 * q2 <= (2^27 / 2)^2 = 2^52. */
const NARROW = 2 ** 27;

const COUNT_OF_PART = new Uint8Array(PARTS);
for (let part = 1; part < PARTS; part++) COUNT_OF_PART[part] = (COUNT_OF_PART[part >> 1] as number) + (part & 1);

/** How many cards a part (a bit mask) has. */
export const sizeOf = (part: number): number => COUNT_OF_PART[part] as number;

/** The reusable tables of one hand at a time; a part of the hand is a bit mask over its cards. */
export class SubsetValues extends ValueArena {
  /** Cards in play. */
  count = 0;
  /** Whether every value must be whole. */
  whole = false;
  readonly card: Int32Array = new Int32Array(MOST_CARDS);
  /** The values of a built part are those from `start` to before `end`. */
  readonly start: Int32Array = new Int32Array(PARTS);
  readonly end: Int32Array = new Int32Array(PARTS);
  /** No value of a built part is above this. */
  readonly most: Float64Array = new Float64Array(PARTS);
  /** Values made and values kept since these were last set to 0. */
  generated = 0;
  kept = 0;

  /** A part is built when it carries the stamp of this hand. */
  private readonly built = new Int32Array(PARTS);
  private stamp = 0;
  private readonly tables = new Int32Array(PARTS);
  private readonly masks = new Int32Array(PARTS);
  /** The product of (card + 1) of a built part. */
  private readonly bounds = new Float64Array(PARTS);
  /** Per card the nearest earlier equal card, and the set of cards that have one. */
  private readonly twin = new Int32Array(MOST_CARDS);
  private twins = 0;

  /** Forgets the hand. */
  private reset(whole: boolean): void {
    this.clear();
    this.stamp++;
    this.count = 0;
    this.twins = 0;
    this.whole = whole;
  }

  /**
   * Starts a hand of these numbers. With `reuse`, what the leading cards can make is kept if they are the same
   * as in the hand before: for a run of hands that differ in their last cards.
   */
  load(cards: readonly number[], whole: boolean, reuse = false): void {
    let same = 0;
    if (reuse && whole === this.whole && this.top < BULKY) {
      while (same < cards.length && same < this.count && cards[same] === this.card[same]) same++;
    }
    if (same === 0) this.reset(whole);
    else while (this.count > same) this.drop();
    for (let i = same; i < cards.length; i++) this.push(cards[i] as number);
  }

  /** Adds a card; what the parts without it can make stays known. */
  private push(number: number): void {
    if (this.count === MOST_CARDS) throw new RangeError(`at most ${MOST_CARDS} cards`);
    const i = this.count++;
    this.card[i] = number;
    for (let j = i - 1; j >= 0; j--) {
      if (this.card[j] !== number) continue;
      this.twin[i] = j;
      this.twins |= 1 << i;
      break;
    }
  }

  /** Takes the last card away again; its values stay in the arena as waste until the next `reset`. */
  private drop(): void {
    const i = --this.count;
    this.twins &= ~(1 << i);
    this.built.fill(0, 1 << i, 2 << i);
  }

  /** The part that is the whole hand. */
  get full(): number {
    return (1 << this.count) - 1;
  }

  /** Whether `part` of `whole` uses equal cards from the front, so that no other choice need be looked at. */
  leads(part: number, whole: number): boolean {
    for (let rest = part & this.twins; rest !== 0; rest &= rest - 1) {
      const earlier = this.twin[31 - Math.clz32(rest & -rest)] as number;
      if ((whole >> earlier) & 1 && !((part >> earlier) & 1)) return false;
    }
    return true;
  }

  /** Index of the value p/q of a built part, or -1. */
  find(part: number, p: number, q: number): number {
    return this.lookUp(this.tables[part] as number, this.masks[part] as number, p, q);
  }

  /** Makes all values of a part, and first those of its parts. */
  build(part: number): void {
    if (this.built[part] === this.stamp) return;
    this.built[part] = this.stamp;
    for (let rest = part & this.twins; rest !== 0; rest &= rest - 1) {
      const i = 31 - Math.clz32(rest & -rest);
      const earlier = this.twin[i] as number;
      if (!((part >> earlier) & 1)) {
        this.alias(part, part ^ (1 << i) ^ (1 << earlier));
        return;
      }
    }
    // The values of one part must lie together, so its parts come first.
    for (let a = (part - 1) & part; a > 0; a = (a - 1) & part) this.build(a);
    const rest = part & (part - 1);
    const card = this.card[31 - Math.clz32(part ^ rest)] as number;
    const bound = rest === 0 ? card + 1 : (card + 1) * (this.bounds[rest] as number);
    this.narrow = bound < NARROW;
    this.openTable(1 << (TABLE_BITS[sizeOf(part)] as number));
    this.highest = 0;
    const first = this.top;
    if (rest === 0) this.addCard(card);
    else this.combine(part);
    this.bounds[part] = bound;
    this.start[part] = first;
    this.end[part] = this.top;
    this.most[part] = this.highest * ABOVE_ROUNDING;
    this.tables[part] = this.tableAt;
    this.masks[part] = this.tableMask;
    this.kept += this.top - first;
  }

  private alias(part: number, same: number): void {
    this.build(same);
    this.bounds[part] = this.bounds[same] as number;
    this.most[part] = this.most[same] as number;
    this.start[part] = this.start[same] as number;
    this.end[part] = this.end[same] as number;
    this.tables[part] = this.tables[same] as number;
    this.masks[part] = this.masks[same] as number;
  }

  private addCard(number: number): void {
    this.reserve(1);
    this.generated++;
    this.keep(number, 1, LEAF, number, 0, IS_CARD);
  }

  private combine(part: number): void {
    const low = part & -part;
    for (let a = (part - 1) & part; a > 0; a = (a - 1) & part) {
      if (!(a & low) || !this.leads(a, part)) continue; // each unordered split once
      this.join(
        this.start[a] as number,
        this.end[a] as number,
        this.start[part ^ a] as number,
        this.end[part ^ a] as number,
      );
    }
  }

  /**
   * Keeps what the values from `a` to before `aEnd` make with those from `b` to before `bEnd`. All the time is
   * spent here: one call of `keep` in one loop, so that the engine inlines it and boxes no doubles.
   */
  private join(a: number, aEnd: number, b: number, bEnd: number): void {
    const { whole } = this;
    for (let i = a; i < aEnd; i++) {
      this.reserve(WAYS * (bEnd - b));
      const { num, den } = this;
      const ap = num[i] as number;
      const aq = den[i] as number;
      const ends = this.endings[i] as number;
      const first = ends & (IS_PRODUCT | IS_CARD) ? 0 : PRODUCT_WAY;
      const last = whole || ends & (IS_SUM | IS_CARD) ? WAYS : PRODUCT_WAY;
      for (let j = b; j < bEnd; j++) {
        const bp = num[j] as number;
        const bq = den[j] as number;
        const x = ap * bq;
        const y = bp * aq;
        const zero = x === 0 || y === 0;
        for (let way = first; way < last; way++) {
          let p: number;
          let q = aq * bq;
          let op = ADD;
          let swap = false;
          if (way === 0) {
            p = x + y;
          } else if (way === PRODUCT_WAY) {
            op = MUL;
            p = ap * bp;
          } else {
            if (zero) continue; // a - 0 and 0 / a say nothing new
            if (way === 1) {
              op = SUB;
              swap = y > x;
              p = swap ? y - x : x - y;
            } else {
              op = DIV;
              swap = way === 4;
              // By 1, a quotient says the same as the product.
              if (swap ? ap === aq : bp === bq) continue;
              p = swap ? y : x;
              q = swap ? x : y;
              if (whole) {
                if (p % q !== 0) continue;
                p /= q;
                q = 1;
              }
            }
          }
          this.generated++;
          this.keep(p, q, op, swap ? j : i, swap ? i : j, way < PRODUCT_WAY ? IS_SUM : IS_PRODUCT);
        }
      }
    }
  }
}
