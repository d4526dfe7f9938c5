// Which way to a server's tables worked last from this device: where WebSockets are blocked, a page that is opened next need not
// wait for one again. It is believed for a while only, as networks change and a WebSocket is the better way.
import type { Shelf } from '../session/shelf.ts';

const NAME = 'cardinal.way';
/** How long it is believed, in milliseconds; then the best way is tried first again. */
const BELIEVED = 600_000;

interface Kept {
  readonly at: number;
  readonly since: number;
}

/** The place of the way to try first; 0 is the best one. `today`: milliseconds of the world's clock. */
export function keptWay(shelf: Shelf, today: number): number {
  return believed(shelf, today)?.at ?? 0;
}

/** A line was welcomed on the way at that place. */
export function keepWay(shelf: Shelf, at: number, today: number): void {
  // From when the better way failed: however often the page is loaded anew, that one has its turn again.
  if (at === 0) shelf.remove(NAME);
  else if (believed(shelf, today)?.at !== at) shelf.write(NAME, JSON.stringify({ at, since: today } satisfies Kept));
}

function believed(shelf: Shelf, today: number): Kept | null {
  try {
    const kept = JSON.parse(shelf.read(NAME) ?? 'null') as Partial<Kept> | null;
    if (!Number.isSafeInteger(kept?.at) || typeof kept?.since !== 'number') return null;
    return Math.abs(today - kept.since) < BELIEVED ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
