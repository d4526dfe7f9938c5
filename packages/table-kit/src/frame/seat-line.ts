// Somebody at a table as the frame shows them.
import type { Seat } from '@cardinal/kernel';

/** One of the others: what is counted of them, and whether it is for them to act. */
export interface SeatLine {
  readonly seat: Seat;
  readonly points: string;
  readonly pointsLabel: string;
  readonly cards: number;
  readonly cardsLabel: string;
  readonly turn: boolean;
  readonly note?: string | null;
}
