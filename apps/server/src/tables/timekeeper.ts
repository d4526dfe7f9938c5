// Writes match time down, second by second, while it runs towards a deadline: after a kill no more than that comes twice. A few
// tables at a time, spread over the second, as for a commit with all of them everybody would have to wait.
import { setTimeout } from 'node:timers/promises';
import type { Room } from './room.ts';

/** How often match time is written down, in milliseconds; of it, tables are spread over this share. */
const NOTE_TIME = 1_000;
const SPREAD = 0.8;
/** In so many parts, where there are many tables. */
const PARTS = 40;

/** The match time of all tables. */
export class Timekeeper {
  readonly #rooms: () => Iterable<Room>;
  readonly #timer: NodeJS.Timeout;
  /** A disk that is slow is not asked again meanwhile. */
  #noting = false;

  constructor(rooms: () => Iterable<Room>) {
    this.#rooms = rooms;
    this.#timer = setInterval(() => void this.note(NOTE_TIME * SPREAD), NOTE_TIME).unref();
  }

  /** Writes it down for every table where it runs towards a deadline, over so many milliseconds. Where it cannot, the next second tries again. */
  async note(over = 0): Promise<void> {
    if (this.#noting) return;
    this.#noting = true;
    const ticking = [...this.#rooms()].filter(ticks);
    const size = Math.ceil(ticking.length / PARTS);
    for (let at = 0; at < ticking.length; at += size) {
      if (at > 0 && over > 0) await setTimeout((over * size) / ticking.length, undefined, { ref: false });
      const part = ticking.slice(at, at + size).filter(ticks);
      await Promise.allSettled(part.map((room) => room.touch()));
    }
    this.#noting = false;
  }

  /** Writes nothing down any more by itself. */
  close(): void {
    clearInterval(this.#timer);
  }
}

const ticks = (room: Room): boolean => room.lines > 0 && room.ticks;
