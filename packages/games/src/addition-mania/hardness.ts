// How hard it was to guess a sum from a seat. Knows odds, no table.
import type { Hardness } from '@cardinal/kernel';
import { likely, type Odds } from './odds.ts';

/** How hard a reveal was, and the narrowest stretch of sums that held at least half of all cases. */
export interface Spread {
  readonly label: Hardness;
  readonly from: number;
  readonly to: number;
}

/** So many sums in the stretch, or fewer. Of whole matches (eight each) easy, medium and hard are: for two seats 93, 7, 0 %; three 12, 88, 0 %; four 10, 38, 52 %; six 0, 11, 89 %. Towards the end of a match all get easier. */
const NARROW = 5;
const MIDDLING = 8;

/** Rests on the exact odds from one's seat before the cards were shown: the wider the likelier half of all cases spreads, the less even the best guess is worth. A sum can always be guessed, so nothing is impossible. The steps are ours. */
export function spreadOf(odds: Odds): Spread {
  const { from, to } = likely(odds);
  const wide = to - from + 1;
  return { label: wide <= NARROW ? 'easy' : wide <= MIDDLING ? 'medium' : 'hard', from, to };
}
