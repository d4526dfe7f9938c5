// Sees to it that a table has a host: when its host is gone for a while, somebody who is here takes over.
import { nextHost } from './house-acts.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Presences } from './presences.ts';

/** What the watch stands on: its room. */
interface HostWatchRoom {
  readonly keeping: Housekeeping;
  readonly present: Presences;
  /** Does something in the room's queue. */
  enqueue(work: () => Promise<void>): Promise<void>;
  /** The house has another host. */
  readonly changed: () => void;
}

/** The watch over one table's host. */
export class HostWatch {
  readonly #room: HostWatchRoom;
  readonly #grace: number;
  #timer: NodeJS.Timeout | undefined;

  /** `grace` are the milliseconds a host may be away. */
  constructor(room: HostWatchRoom, grace: number) {
    this.#room = room;
    this.#grace = grace;
  }

  /** Somebody came or went. */
  look(): void {
    clearTimeout(this.#timer);
    const { keeping, present } = this.#room;
    if (present.has(keeping.house.host) || present.count === 0) return;
    this.#timer = setTimeout(() => void this.#room.enqueue(() => this.#replace()), this.#grace);
  }

  /** Watches no more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async #replace(): Promise<void> {
    const { keeping, present, changed } = this.#room;
    const { house } = keeping;
    const here = (id: string): boolean => present.has(id);
    const host = here(house.host) ? null : nextHost(house, here);
    if (host !== null && (await keeping.keep({ ...house, host }))) changed();
  }
}
