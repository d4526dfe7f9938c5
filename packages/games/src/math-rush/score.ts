// Points of a match: stars, the bonus for unused Help cards, and the words of the two score tables.
import { RACES } from './cards.ts';
import type { RushDeck } from './deck.ts';
import type { RushOptions } from './options.ts';
import type { Race, RushState } from './types.ts';

/** The words of the score tables, lowest first. */
export const RATINGS = ['needs-work', 'good', 'great', 'amazing', 'hall-of-fame'] as const;

/** First points of each rating from "good" on, for 2 to 5 players and for one, in the document's printed order (ruling 3.22). */
const SEVERAL = [21, 36, 51, 61] as const;
const ALONE = [31, 46, 66, 86] as const;

/** Bonus by unused Help cards (ruling 3.23). */
const BONUS = [0, 3, 5, 6] as const;

/** The bonus for unused Help cards; none where Help is free (ruling 3.17). */
export function helpBonus(help: number, o: Pick<RushOptions, 'freeHelp'>): number {
  return o.freeHelp ? 0 : (BONUS[help] ?? 0);
}

/** The most points a match with these goals can bring: every goal in each race, and all Help kept. */
export function mostPoints(goals: RushDeck['goals']): number {
  return RACES * goals.reduce((sum, { stars }) => sum + stars, 0) + Math.max(...BONUS);
}

/** The rating of a total, as a place in {@link RATINGS}. */
export function ratingOf(total: number, seats: number, swapped: boolean): number {
  const table = (seats === 1) !== swapped ? ALONE : SEVERAL;
  return table.filter((first) => total >= first).length;
}

/** Points of the races so far, and with the bonus once the match is over. */
export function totalOf(
  s: Pick<RushState, 'phase' | 'help' | 'options'> & { readonly history: readonly Race[] },
): number {
  const races = s.history.reduce((sum, race) => sum + race.points, 0);
  return races + (s.phase === 'over' ? helpBonus(s.help, s.options) : 0);
}
