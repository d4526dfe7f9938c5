// The moment of a match as it was heard last, and what time it has become since: it goes on by the device's own clock, and stands
// where it was seen last when nobody here knows better.
import type { AnyView } from '@cardinal/kernel';
import type { Sync } from '@cardinal/wire';
import { viewOf } from './view-of.ts';

/** One match's moment. */
export class Moment {
  readonly #now: () => number;
  #sync: Sync;
  #heardAt: number;

  /** `now` are steady milliseconds. */
  constructor(sync: Sync, now: () => number) {
    this.#now = now;
    this.#sync = sync;
    this.#heardAt = now();
  }

  get sync(): Sync {
    return this.#sync;
  }

  get view(): AnyView {
    return viewOf(this.#sync);
  }

  /** Match time in milliseconds. */
  now(): number {
    return this.#sync.at + (this.#sync.runs ? Math.max(0, this.#now() - this.#heardAt) : 0);
  }

  /** Takes over what was heard. */
  took(heard: Partial<Sync>): void {
    this.#sync = { ...this.#sync, ...heard };
    this.#heardAt = this.#now();
  }

  /** Lets time stand. */
  stand(): void {
    this.#sync = { ...this.#sync, at: this.now(), runs: false };
  }
}
