// Who of several calls counts first. Players of every game with calls in real time agree on it (ruling X.5), so it stands
// here once: by time, and at the same time the nearest seat to the left of whoever they call against.
import type { Ms, Seat } from './ids.ts';

/** How many places `seat` sits to the left of `from`, 0 for the seat itself. */
export function placesLeft(from: Seat, seat: Seat, seats: number): number {
  return (((seat - from) % seats) + seats) % seats;
}

/** Calls in the order in which they count, the first one first (ruling X.5). */
export function inCallOrder<C extends { readonly seat: Seat; readonly at: Ms }>(
  calls: readonly C[],
  from: Seat,
  seats: number,
): C[] {
  return calls.toSorted((a, b) => a.at - b.at || placesLeft(from, a.seat, seats) - placesLeft(from, b.seat, seats));
}
