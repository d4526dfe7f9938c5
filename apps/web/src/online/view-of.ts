// A view and the players as they come over the wire, as a table has them. The wire knows only the base of a view; it came out of
// the same game on the server.
import type { AnyView, Seat } from '@cardinal/kernel';
import type { Player } from '@cardinal/table-kit';
import type { HouseSeen, Sync } from '@cardinal/wire';

/** The view of a moment. */
export const viewOf = (sync: Pick<Sync, 'view'>): AnyView => sync.view as unknown as AnyView;

/** Whether a seat may act in it. */
export const isAsked = ({ turn }: AnyView, seat: Seat): boolean => turn.must.includes(seat) || turn.may.includes(seat);

/** Who plays in the match of a house. */
export const playersOf = ({ players }: HouseSeen): readonly Player[] =>
  players.map(({ name, kind, level, away, time, range }) => {
    const own = { ...(time !== undefined && { time }), ...(range !== undefined && { range }) };
    return { name, kind, ...(level && { level }), ...own, away };
  });
