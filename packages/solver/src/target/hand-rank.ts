// Numbers hands of 0 to 25 (sorted, equal cards allowed) from 0 on in the order of a dictionary, so that facts
// about hands lie in one array. Knows counting only.

/** The values a card in the table can have. */
export const CARD_VALUES = 26;
/** The most cards of a hand in the table. */
export const LONGEST = 6;

/** At [k * 27 + x]: hands of k cards that are all at least x. */
const FROM = new Int32Array((LONGEST + 1) * (CARD_VALUES + 1));
for (let k = 0; k <= LONGEST; k++) {
  for (let x = CARD_VALUES; x >= 0; x--) {
    const at = k * (CARD_VALUES + 1) + x;
    if (k === 0) FROM[at] = 1;
    else FROM[at] = x === CARD_VALUES ? 0 : (FROM[at + 1] as number) + (FROM[at - CARD_VALUES - 1] as number);
  }
}

/** How many hands of `size` cards there are. */
export const handCount = (size: number): number => FROM[size * (CARD_VALUES + 1)] as number;

/** The number of the first hand of `size` cards whose lowest card is `lowest` (26: one past the last). */
export const firstRank = (size: number, lowest: number): number =>
  handCount(size) - (FROM[size * (CARD_VALUES + 1) + lowest] as number);

/** The number of a sorted hand; with `skip`, of the hand without the card at that place. */
export function rankOf(sorted: ArrayLike<number>, size: number, skip = -1): number {
  let rank = 0;
  let before = 0;
  let k = (skip < 0 ? size : size - 1) * (CARD_VALUES + 1);
  for (let i = 0; i < size; i++) {
    if (i === skip) continue;
    const value = sorted[i] as number;
    rank += (FROM[k + before] as number) - (FROM[k + value] as number);
    before = value;
    k -= CARD_VALUES + 1;
  }
  return rank;
}

/**
 * At each value d the number of the hand that a sorted hand of `size` cards becomes with d. Only what stands
 * next to d changes, so all 26 cost hardly more than one.
 */
export function ranksWith(sorted: ArrayLike<number>, size: number, ranks: Int32Array): void {
  // The share of the place that has k cards from it on, holds `value` and follows `before`.
  const share = (k: number, before: number, value: number): number =>
    (FROM[k * (CARD_VALUES + 1) + before] as number) - (FROM[k * (CARD_VALUES + 1) + value] as number);
  let front = 0;
  let back = 0;
  for (let i = 1; i < size; i++) back += share(size - i, sorted[i - 1] as number, sorted[i] as number);
  let before = 0;
  let value = 0;
  for (let place = 0; place < size; place++) {
    const next = sorted[place] as number;
    for (; value <= next; value++) {
      ranks[value] = front + share(size + 1 - place, before, value) + share(size - place, value, next) + back;
    }
    front += share(size + 1 - place, before, next);
    if (place + 1 < size) back -= share(size - place - 1, next, sorted[place + 1] as number);
    before = next;
  }
  for (; value < CARD_VALUES; value++) ranks[value] = front + share(1, before, value);
}
