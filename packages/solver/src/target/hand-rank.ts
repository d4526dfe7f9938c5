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
