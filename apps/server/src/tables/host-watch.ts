// Sees to it that a table has a host: when its host is gone for a while, somebody who is here takes over. A host who comes
// back later is a guest like the others.
import { nextHost } from './comings.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Presences } from './presences.ts';

/** What the watch stands on: its room. */
export interface HostWatchRoom {
  readonly keeping: Pick<Housekeeping, 'house' | 'keep'>;
  readonly present: Pick<Presences, 'has' | 'count'>;
  /** Does something in the room's queue. */
  enqueue(work: () => Promise<void>): Promise<void>;
  /** The house has another host. */
  readonly changed: () => void;
}

/** The watch over one table's host. */
export class HostWatch {
  readonly #room: HostWatchRoom;
  readonly #grace: number;
  /** The host whose absence is being counted. */
  #gone: string | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `grace` are the milliseconds a host may be away. */
  constructor(room: HostWatchRoom, grace: number) {
    this.#room = room;
    this.#grace = grace;
  }

  /** Somebody came or went; `silence` are the milliseconds that had gone by before it was found out that they went. */
  look(silence = 0): void {
    const { keeping, present } = this.#room;
    const { host } = keeping.house;
    if (present.has(host) || present.count === 0) return this.close();
    // Others who come and go meanwhile do not give an absent host more time.
    if (this.#gone === host) return;
    this.close();
    this.#gone = host;
    this.#timer = setTimeout(() => void this.#room.enqueue(() => this.#replace()), Math.max(0, this.#grace - silence));
  }

  /** Watches no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#gone = null;
  }

  async #replace(): Promise<void> {
    const { keeping, present, changed } = this.#room;
    const { house } = keeping;
    const here = (id: string): boolean => present.has(id);
    const host = here(house.host) ? null : nextHost(house, here);
    if (host !== null && (await keeping.keep({ ...house, host }))) changed();
    // Where it could not be kept it is tried again.
    this.#gone = null;
    this.look();
  }
}
