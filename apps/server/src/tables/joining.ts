// Coming in: by a PIN, or by the code that the owner of a seat was shown. Whoever is at that table already comes back to it,
// however its door stands.
import type { CameIn, Join } from '@cardinal/wire';
import type { Directory } from './directory.ts';
import type { Room } from './room.ts';
import { freshToken, tokenHash } from './secrets.ts';

/** What joining stands on: its hall. */
export interface JoiningGround {
  readonly directory: Pick<Directory, 'byPin' | 'byCode'>;
  /** A table's room; null when there is no such table. Rejects where it cannot be read. */
  room(table: string): Promise<Room | null>;
}

/** Comes in. */
export async function joined(asked: Join, ground: JoiningGround): Promise<CameIn> {
  const { directory } = ground;
  const by = 'pin' in asked ? { table: directory.byPin(asked.pin), hash: null } : directory.byCode(asked.code);
  const unknown = { ok: false, why: 'pin' in asked ? 'no-such-pin' : 'no-such-code' } as const;
  if (by?.table === undefined) return unknown;
  const { table, hash } = by;
  let room: Room | null;
  try {
    room = await ground.room(table);
  } catch {
    // Its fault is noted where it was found.
    return { ok: false, why: 'unreadable' };
  }
  if (!room) return unknown;
  // A code that is typed on the device that shows it is not used up; it still serves the other device.
  const mine = asked.seats.find((seat) => {
    const guest = room.guestOf(tokenHash(seat));
    return guest !== undefined && (hash === null || guest.code?.hash === hash);
  });
  if (mine !== undefined) return { ok: true, table, token: mine };
  const token = freshToken();
  const why =
    hash === null
      ? await room.comeIn(tokenHash(token), 'lang' in asked ? asked.lang : undefined)
      : await room.moveSeat(hash, tokenHash(token));
  return why === null ? { ok: true, table, token } : { ok: false, why };
}
