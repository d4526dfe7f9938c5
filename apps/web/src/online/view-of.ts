// A view as it comes over the wire. The wire knows only the base of one; it came out of the same game on the server.
import type { AnyView, Seat } from '@cardinal/kernel';
import type { Sync } from '@cardinal/wire';

/** The view of a moment. */
export const viewOf = (sync: Pick<Sync, 'view'>): AnyView => sync.view as unknown as AnyView;

/** Whether a seat may act in it. */
export const isAsked = ({ turn }: AnyView, seat: Seat): boolean => turn.must.includes(seat) || turn.may.includes(seat);
