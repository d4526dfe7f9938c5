// What has happened at a device that goes round: what whoever takes it may hear of it, and what of that is news to them.
import { heardBy, type AnyEvent, type Told, type Who } from '@cardinal/kernel';
import type { SoFar } from '@cardinal/table-kit';

/** The memory of one device. Nobody is told what the own view may not know. */
export class Story {
  readonly #told: Told[];
  /** The entry up to which each of them knows everything. */
  readonly #known: Map<Who, number>;
  /** What everybody heard over the open table. */
  readonly #open = new Set<AnyEvent>();

  /** Begins with what was told before, and with how much of the log each seat knows. */
  constructor(told: readonly Told[], known: readonly number[]) {
    this.#told = [...told];
    this.#known = new Map(known.entries());
    this.#known.set('watcher', this.#length);
  }

  /** How much of the log each seat knows. */
  known(seats: number): readonly number[] {
    return Array.from({ length: seats }, (_, seat) => this.#known.get(seat) ?? 0);
  }

  /** Something was accepted. */
  add(told: readonly Told[]): void {
    this.#told.push(...told);
  }

  /** `who` looked at the table all the while, and so heard it as it happened. */
  heard(told: readonly Told[], who: Who): void {
    this.#known.set(who, this.#length);
    this.#known.set('watcher', this.#length);
    if (who === 'watcher') for (const { heard } of told) this.open(heardBy(heard, who));
  }

  /** Everybody has heard this. */
  open(events: readonly AnyEvent[]): void {
    for (const event of events) this.#open.add(event);
  }

  /** Somebody has taken the device: what all look at next begins here. */
  taken(): void {
    this.#known.set('watcher', this.#length);
  }

  /** All that somebody may hear, and what is news: neither what they did themselves nor what they heard with the others. It is news once. */
  tell(who: Who): SoFar<AnyEvent> {
    const from = this.#known.get(who) ?? 0;
    this.#known.set(who, this.#length);
    const heard = this.#told.flatMap((one) => heardBy(one.heard, who));
    const news = this.#told
      .filter(({ entry }) => entry.seq >= from && entry.by !== who)
      .flatMap((one) => heardBy(one.heard, who))
      .filter((event) => !this.#open.has(event));
    if (who === 'watcher') this.open(news);
    return { heard, news: new Set(news) };
  }

  get #length(): number {
    return (this.#told.at(-1)?.entry.seq ?? -1) + 1;
  }
}
