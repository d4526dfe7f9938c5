// Which of the targets 0 to 25 every hand of 2 to 6 cards of 0 to 25 makes, derived size by size. One card off
// the hand explains almost everything: what the other cards make (0 to 25, known from the size below), joined
// with that card, the hand makes too. Only what this leaves open is asked for, one target at a time. Building
// the table asks the search, writing it asks the finished table, reading it asks the file: the same walk.

import { CARD_VALUES, firstRank, rankOf } from './hand-rank.ts';

/** A mask with all 26 targets. */
export const ALL_TARGETS = 2 ** CARD_VALUES - 1;
/** How many contexts `Ask` can be asked in. */
export const CONTEXTS = 8 * 8 * 8;

/** Whether a hand makes a target that its parts leave open (1) or not (0). `hand` is sorted and reused. */
export type Ask = (context: number, hand: Int32Array, rank: number, target: number) => number;

const HALF = CARD_VALUES / 2;
const HALF_MASK = (1 << HALF) - 1;

/** By card and half mask of what the rest makes: what both make together. */
let joins: { readonly low: readonly Uint32Array[]; readonly high: readonly Uint32Array[] } | null = null;

function joinsOf(): NonNullable<typeof joins> {
  const table = (card: number, offset: number): Uint32Array => {
    const made = new Uint32Array(1 << HALF);
    for (let bit = 0; bit < HALF; bit++) {
      const one = joinOne(card, offset + bit);
      for (let mask = 0; mask < 1 << bit; mask++) made[mask | (1 << bit)] = (made[mask] as number) | one;
    }
    return made;
  };
  const cards = Array.from({ length: CARD_VALUES }, (_, card) => card);
  joins ??= { low: cards.map((card) => table(card, 0)), high: cards.map((card) => table(card, HALF)) };
  return joins;
}

function joinOne(a: number, b: number): number {
  let made = 0;
  for (const value of [a + b, Math.abs(a - b), a * b, a / b, b / a]) {
    if (Number.isInteger(value) && value < CARD_VALUES) made |= 1 << value;
  }
  return made;
}

/** The masks of all one-card hands. */
export const singles = (): Uint32Array => Uint32Array.from({ length: CARD_VALUES }, (_, value) => 1 << value);

/**
 * The masks of the hands of `size` cards in the order of their rank, for lowest cards from `from` to before
 * `to`; `smaller` holds the masks of all hands with one card less.
 */
export function deriveMasks(size: number, smaller: Uint32Array, ask: Ask, from = 0, to = CARD_VALUES): Uint32Array {
  const { low, high } = joinsOf();
  const start = firstRank(size, from);
  const masks = new Uint32Array(firstRank(size, to) - start);
  const hand = new Int32Array(size).fill(from);
  const lastPrefix = firstRank(size - 1, to);
  let at = 0;
  // The hands that begin alike follow one another, and what they begin with is a hand of one card less.
  for (let prefix = firstRank(size - 1, from); prefix < lastPrefix; prefix++) {
    const rest = smaller[prefix] as number;
    for (let value = hand[size - 2] as number; value < CARD_VALUES; value++, at++) {
      hand[size - 1] = value;
      let mask = joined(low, high, value, rest);
      for (let i = size - 2; i >= 0 && mask !== ALL_TARGETS; i--) {
        const card = hand[i] as number;
        if (card !== hand[i + 1]) mask |= joined(low, high, card, smaller[rankOf(hand, size, i)] as number);
      }
      if (mask !== ALL_TARGETS) mask = askOpen(mask, contextOf(hand, size), hand, start + at, ask);
      masks[at] = mask;
    }
    advance(hand, size - 1);
  }
  return masks;
}

/** What a card makes with each of the values in a mask; all, if those are all. */
function joined(low: readonly Uint32Array[], high: readonly Uint32Array[], card: number, rest: number): number {
  if (rest === ALL_TARGETS) return ALL_TARGETS;
  return (
    ((low[card] as Uint32Array)[rest & HALF_MASK] as number) | ((high[card] as Uint32Array)[rest >>> HALF] as number)
  );
}

function askOpen(known: number, context: number, hand: Int32Array, rank: number, ask: Ask): number {
  let mask = known;
  for (let open = ~known & ALL_TARGETS; open !== 0; open &= open - 1) {
    const target = 31 - Math.clz32(open & -open);
    if (ask(context, hand, rank, target) === 1) mask |= 1 << target;
  }
  return mask;
}

/** Noughts and repeats tell most about what a hand misses. */
function contextOf(hand: Int32Array, size: number): number {
  let noughts = 0;
  let distinct = 0;
  for (let i = 0; i < size; i++) {
    if (hand[i] === 0) noughts++;
    if (i === 0 || hand[i] !== hand[i - 1]) distinct++;
  }
  return (size * 8 + noughts) * 8 + distinct;
}

/** The next sorted hand. */
function advance(hand: Int32Array, size: number): void {
  let i = size - 1;
  while (i > 0 && hand[i] === CARD_VALUES - 1) i--;
  for (const value = (hand[i] as number) + 1; i < size; i++) hand[i] = value;
}
