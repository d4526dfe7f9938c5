// Somebody at a table as the frame shows them, and in which order.
import type { Seat, Who } from '@cardinal/kernel';

/** One of the others: what is counted of them, and whether it is for them to act. */
export interface SeatLine {
  readonly seat: Seat;
  /** Not given where all score together. */
  readonly points?: string;
  readonly pointsLabel?: string;
  readonly cards: number;
  readonly cardsLabel: string;
  readonly turn: boolean;
  readonly note?: string | null;
}

/** The other seats in order of play, from the left of the one who looks; a watcher sees all from seat 0. */
export function othersOf({ who, seats }: { readonly who: Who; readonly seats: number }): readonly Seat[] {
  const first = who === 'watcher' ? 0 : who + 1;
  const count = who === 'watcher' ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}
