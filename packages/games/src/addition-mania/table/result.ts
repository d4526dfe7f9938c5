// The last reveal as the table shows it: who held what, guessed what and got what, and how likely each sum was before.
import { odds, type Odds } from '../odds.ts';
import type { Card, ManiaView } from '../types.ts';

/** A seat's line of a reveal. */
export interface ResultLine {
  readonly seat: number;
  readonly card: Card;
  readonly guess: number;
  readonly difference: number;
  readonly points: number;
}

/** A finished reveal, open to all. */
export interface Result {
  readonly sum: number;
  readonly lines: readonly ResultLine[];
  /** Seen from one's own seat before the cards were shown; null for a watcher. */
  readonly odds: Odds | null;
}

/** The last finished reveal of a view, or null when there is none that lies open. */
export function lastResult(v: ManiaView): Result | null {
  const last = v.history.at(-1);
  if (!last || last.cards === null || last.sum === null || last.differences === null) return null;
  const { cards, guesses, differences, points, sum } = last;
  const lines = cards.map((card, seat) => ({
    seat,
    card,
    guess: guesses[seat] ?? 0,
    difference: differences[seat] ?? 0,
    points: points[seat] ?? 0,
  }));
  const own = v.who === 'watcher' ? undefined : cards[v.who];
  // The view as it was: this reveal's cards hidden again but for one's own.
  const before: ManiaView | null = own === undefined ? null : { ...v, own, history: v.history.slice(0, -1) };
  return { sum, lines, odds: before && odds(before) };
}
