// The cards of Numsense as data: the usual deck. No published deck list exists, so a deck is something a player may edit.
import type { Face } from '@cardinal/solver';

/** The wild faces: Wild, Discard, Mirror, Target. */
export const WILD_FACES = ['W', 'D', 'M', 'T'] as const;

/** Most cards that one deck may hold. */
export const MOST_CARDS = 400;

/** A deck: each line a face and how many cards bear it. */
export type Deck = readonly { readonly face: Face; readonly count: number }[];

/** Our own deck, as nobody has published one (docs/rulings.md section 1): 81 cards, nine sheets of nine. */
export const DESIGN_DECK: { face: Face; count: number }[] = [
  { face: 0, count: 2 },
  ...Array.from({ length: 10 }, (_, i) => ({ face: i + 1, count: 4 })),
  ...Array.from({ length: 10 }, (_, i) => ({ face: i + 11, count: 2 })),
  ...Array.from({ length: 5 }, (_, i) => ({ face: i + 21, count: 1 })),
  { face: 'W', count: 4 },
  { face: 'D', count: 3 },
  { face: 'M', count: 3 },
  { face: 'T', count: 4 },
];

/** How many cards a deck holds. */
export function cardsIn(deck: Deck): number {
  return deck.reduce((sum, { count }) => sum + count, 0);
}

/** Whether a face is a number. */
export function isNumber(face: Face): face is number {
  return typeof face === 'number';
}
