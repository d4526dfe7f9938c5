// The address of a moment: `#/replay?match=3f2a91&move=17&seat=0`. It names the record by the first digits of its seed's
// hash, so that a link does not open at another match; `entry` in place of `move` counts entries of the log.
import type { MatchRecord, Who } from '@cardinal/kernel';

/** What an address asks for; null or absent where it says nothing that can be used. */
export interface Place {
  readonly match: string | null;
  readonly move: number | null;
  readonly entry: number | null;
  readonly who: Who | null;
}

/** How a record is called in an address. */
export function nameOf({ commitment }: Pick<MatchRecord, 'commitment'>): string {
  return commitment.slice(0, 6);
}

/** What is asked for behind the `?` of an address. */
export function placeIn(query: string): Place {
  const given = new URLSearchParams(query);
  const seat = given.get('seat');
  return {
    match: given.get('match'),
    move: whole(given.get('move')),
    entry: whole(given.get('entry')),
    who: seat === 'watcher' ? seat : whole(seat),
  };
}

/** The address of a moment, from the `#` on. */
export function addressOf(record: MatchRecord, move: number, who: Who): string {
  return `#/replay?${new URLSearchParams({ match: nameOf(record), move: `${move}`, seat: `${who}` }).toString()}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
