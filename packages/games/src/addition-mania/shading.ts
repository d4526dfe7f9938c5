// How far to lean away from the expected sum of the others' cards, by number of seats and own card: the best reply to
// people who guess the expected sum. A guess that nobody else makes is worth more, so one leans to the side that one's
// own card makes likely. Made by bench/addition-mania/shading.ts (100,000 dealt reveals a card, full pack); read here.

/** `SHADING[seats][value]`: what to add to the rounded expected sum of the others' cards, own card of that value (1 to 11). */
export const SHADING: Readonly<Record<number, readonly number[]>> = {
  2: [0, -1, 0, 1, 4, 4, 4, 4, 4, 4, 2, 1],
  3: [0, -1, -2, -2, -3, -2, -2, 1, 3, 3, 2, 1],
  4: [0, -1, -2, -3, -3, -4, -5, 5, 4, 3, 2, 1],
  5: [0, -1, -1, -2, -3, -4, -5, 5, 4, 3, 2, 1],
  6: [0, -1, -2, -3, -4, -5, 5, 4, 3, 2, 1, 1],
  7: [0, -1, -2, -3, -4, -5, 5, 4, 4, 3, 2, 1],
  8: [0, -1, -2, -3, -4, -5, -5, 5, 4, 3, 2, 1],
};
