// The seats this device has at online tables: a token each, which is the seat. They lie on the page's shelf and go when the
// table is gone or its seat is given up.
import type { Shelf } from '../session/shelf.ts';

/** A seat at a table. `pin` is the one it came in by, so that the same link leads back to it. */
export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly pin?: string;
  readonly game?: string;
}

const PREFIX = 'cardinal.online.';

/** The seat at a table, or null. */
export function keptSeat(shelf: Shelf, table: string): KeptSeat | null {
  return parsed(shelf.read(PREFIX + table));
}

/** Keeps a seat. */
export function keepSeat(shelf: Shelf, seat: KeptSeat): void {
  shelf.write(PREFIX + seat.table, JSON.stringify(seat));
}

/** Forgets the seat, what was half built on it, and the move that had no answer yet. */
export function forgetSeat(shelf: Shelf, table: string): void {
  shelf.remove(PREFIX + table);
  shelf.remove(draftName(table));
  shelf.remove(wishName(table));
}

/** All seats. */
export function keptSeats(shelf: Shelf): readonly KeptSeat[] {
  return shelf.names(PREFIX).flatMap((name) => parsed(shelf.read(name)) ?? []);
}

/** Under which name a half-built sentence lies. */
export function draftName(table: string): string {
  return `cardinal.draft.${table}`;
}

/** Under which name the moves lie that were asked for and not answered. */
export function wishName(table: string): string {
  return `cardinal.wish.${table}`;
}

function parsed(text: string | null): KeptSeat | null {
  if (text === null) return null;
  try {
    const { table, token, pin, game } = JSON.parse(text) as Partial<Record<keyof KeptSeat, unknown>>;
    if (typeof table !== 'string' || typeof token !== 'string') return null;
    return { table, token, ...(typeof pin === 'string' && { pin }), ...(typeof game === 'string' && { game }) };
  } catch {
    return null;
  }
}
