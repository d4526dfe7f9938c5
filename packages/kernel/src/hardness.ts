// How hard a deal was, as any game may say it that has a true measure. The measure is the game's own; here are only the
// labels, and the steps where it is a number of ways.

/** How hard a deal was. `impossible` is said only where it is proved. */
export type Hardness = 'impossible' | 'hard' | 'medium' | 'easy';

const FEW = 2;
const SOME = 9;

/** The label of a hand with so many different ways to what it is for: none, up to two, up to nine, more. The fewer there are, the longer one looks; the steps are ours, as no published scale exists for these cards. */
export function hardnessOfWays(ways: number): Hardness {
  if (ways === 0) return 'impossible';
  if (ways <= FEW) return 'hard';
  return ways <= SOME ? 'medium' : 'easy';
}
