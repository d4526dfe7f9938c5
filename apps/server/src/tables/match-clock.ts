// Match time on a server: whole milliseconds on a steady clock that runs while nothing holds it. The world's clock may jump
// as it likes.
import type { Ms } from '@cardinal/kernel';

/** Why match time stands still. `empty`: nobody who plays is here. `break`: between deals. */
export type Hold = 'paused' | 'empty' | 'break' | 'over';

/** A clock that several reasons can hold at once. */
export class MatchClock {
  readonly #read: () => number;
  readonly #holds = new Set<Hold>();
  #gone: Ms;
  #since: number;

  /** `at` is the match time to go on from; time in which no server ran has not passed. */
  constructor(at: Ms, read: () => number = () => performance.now()) {
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
