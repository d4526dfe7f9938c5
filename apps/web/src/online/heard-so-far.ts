// What has been told of a match on a server: to whoever listens as it comes, and for the log of a table that comes to stand.
import type { AnyEvent } from '@cardinal/kernel';
import type { CaughtUp } from '@cardinal/table-kit';

/** The events of one match as this page was told them. */
export class HeardSoFar {
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  /** What happened while nobody listened (the table was still on its way), for whoever listens first. */
  #unheard: readonly AnyEvent[] = [];
  /** All that happened before that. */
  #told: readonly AnyEvent[] = [];
  #catchUpAgain = (): void => undefined;

  /** Something happened. */
  took(events: readonly AnyEvent[]): void {
    if (this.#listeners.size === 0) this.#unheard = [...this.#unheard, ...events];
    else this.#told = [...this.#told, ...events];
    for (const event of events) for (const listener of this.#listeners) listener(event);
  }

  /** All that was told so far, anew: in the place of what this page knows of it. */
  tookStory(events: readonly AnyEvent[]): void {
    // What is still to be heard is the last of it.
    this.#told = events.slice(0, events.length - this.#unheard.length);
    this.#catchUpAgain();
  }

  /** What happened before a table came to stand; `again` is called when more of it is known. */
  catchUp(tell: (event: AnyEvent) => string | null, again: () => void): CaughtUp {
    this.#catchUpAgain = again;
    return { lines: this.#told.flatMap((event) => tell(event) ?? []) };
  }

  /** Hears events in order; returns how to stop. */
  onHeard(listener: (event: AnyEvent) => void): () => void {
    const before = this.#unheard;
    this.#unheard = [];
    this.#told = [...this.#told, ...before];
    this.#listeners.add(listener);
    for (const event of before) listener(event);
    return () => void this.#listeners.delete(listener);
  }
}
