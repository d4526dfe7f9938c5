// The deck of Addition Mania as data: a standard pack of 52, each card with what it counts. An ace counts one, a number
// its value, jack, queen and king eleven.
import * as v from 'valibot';

/** The four suits of a standard pack, by letter. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** The ranks of a standard pack, low to high. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** One card: what stands on it, its suit if it has one, and what it counts. */
export type Face = {
  readonly rank: string;
  readonly suit: string;
  readonly value: number;
};

/** What a picture card counts. */
const PICTURE = 11;

/** The standard pack. */
export const STANDARD_DECK: readonly Face[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({ rank, suit, value: rank === 'A' ? 1 : Number(rank) || PICTURE })),
);

/** The shape of a deck from outside: 2 to 208 cards that count 0 to 99. */
export const deckShape = v.pipe(
  v.array(
    v.strictObject({
      rank: v.pipe(v.string(), v.maxLength(4)),
      suit: v.pipe(v.string(), v.maxLength(2)),
      value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    }),
  ),
  v.minLength(2),
  v.maxLength(208),
);
