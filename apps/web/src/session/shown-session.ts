// What every session in this page is for the table that shows it: its getters are read again after a change, and its events
// are heard in order. It knows neither a match nor who looks at one.
import type { AnyEvent } from '@cardinal/kernel';
import { createSubscriber } from 'svelte/reactivity';

/** A session whose getters are reactive; its fields are not. */
export abstract class ShownSession {
  readonly #listeners = new Set<(event: AnyEvent) => void>();
  #ring = (): void => undefined;
  /** Asked by every reactive getter before it answers. */
  protected readonly watch = createSubscriber((update) => {
    this.#ring = update;
    return () => (this.#ring = (): void => undefined);
  });

  /** Hears events in order; returns how to stop listening. */
  onHeard(listener: (event: AnyEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What the getters answer has changed. */
  protected changed(): void {
    this.#ring();
  }

  /** Tells what has happened to whoever listens. */
  protected tell(events: readonly AnyEvent[]): void {
    for (const event of events) for (const listener of this.#listeners) listener(event);
  }
}
