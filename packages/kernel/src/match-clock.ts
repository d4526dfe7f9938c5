// Match time in a room: whole milliseconds that run while nothing holds them. It is told how to read a steady clock and
// reads none itself; the world's clock may jump as it likes.
import type { Ms } from './ids.ts';

/** A clock that several reasons `H` can hold at once; it runs when the last one is gone. */
export class MatchClock<H extends string> {
  readonly #read: () => number;
  readonly #holds = new Set<H>();
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
  hold(why: H, on: boolean): void {
    if (this.#holds.has(why) === on) return;
    this.#gone = this.now();
    if (on) this.#holds.add(why);
    else this.#holds.delete(why);
    this.#since = this.#read();
  }
}
