// Match time in a page: whole milliseconds that run while nothing holds them. It is told how to read a steady clock and
// knows neither rules nor storage.
import type { Ms } from '@cardinal/kernel';

/** Why match time stands still. `hidden`: the tab is in the background. `break`: between deals. `cover`: the device changes hands. `stopped`: nothing is played here any more. */
export type Hold = 'person' | 'hidden' | 'break' | 'cover' | 'over' | 'stopped';

/** A clock that several reasons can hold at once; it runs when the last one is gone. */
export class MatchClock {
  readonly #read: () => number;
  readonly #holds = new Set<Hold>();
  #gone: Ms;
  #since: number;

  /** `read` gives steady milliseconds; `at` is the match time to start from. */
  constructor(read: () => number, at: Ms = 0) {
    this.#read = read;
    this.#gone = at;
    this.#since = read();
  }

  /** Match time now. It never goes back. */
  now(): Ms {
    return Math.floor(this.#gone + (this.running ? Math.max(0, this.#read() - this.#since) : 0));
  }

  /** Whether time passes. */
  get running(): boolean {
    return this.#holds.size === 0;
  }

  /** Holds the clock, or takes that hold away. */
  hold(why: Hold, on: boolean): void {
    if (this.#holds.has(why) === on) return;
    this.#gone = this.now();
    if (on) this.#holds.add(why);
    else this.#holds.delete(why);
    this.#since = this.#read();
  }
}
