// What has happened at a device that goes round: what whoever takes it may hear of it, and what of that is news to them.
import { heardBy, type AnyEvent, type Told, type Who } from '@cardinal/kernel';
import type { CaughtUp } from '@cardinal/table-kit';
import type { Lang } from '@cardinal/words';
import { talk } from '../talk.svelte.ts';

/** So many lines of what was missed are said; all stand in the log. */
const NEWS_SAID = 6;

/** Said before what is news. */
const SINCE: Readonly<Record<Lang, string>> = {
  en: 'Since your last turn:',
  de: 'Seit du zuletzt dran warst:',
  es: 'Desde tu último turno:',
  fr: 'Depuis ton dernier tour :',
  zh: '你上次行动之后：',
  ar: 'منذ دورك الأخير:',
};

/** The memory of one device. Nobody is told what the own view may not know. */
export class Story {
  readonly #told: Told[];
  /** The entry up to which each of them knows everything. */
  readonly #known: Map<Who, number>;
  /** What everybody heard over the open table. */
  readonly #open = new Set<AnyEvent>();

  /** Begins with what was told before, and with how much of the log each seat knows. */
  constructor(told: readonly Told[] = [], known: readonly number[] = []) {
    this.#told = [...told];
    this.#known = new Map(known.entries());
    this.#known.set('watcher', this.#length);
  }

  /** How much of the log each seat knows. */
  get known(): readonly number[] {
    const seats = [...this.#known.keys()].filter((who) => who !== 'watcher');
    return Array.from({ length: Math.max(-1, ...seats) + 1 }, (_, seat) => this.#known.get(seat) ?? 0);
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

  /** Somebody has taken the device, which showed these to all on its way: what all look at next begins here. */
  taken(shown: readonly AnyEvent[]): void {
    this.open(shown);
    this.#known.set('watcher', this.#length);
  }

  /** All that somebody may hear, and what is news: neither what they did themselves nor what they heard with the others. It is news once. */
  tell(who: Who, tell: (event: AnyEvent) => string | null): CaughtUp {
    const from = this.#known.get(who) ?? 0;
    this.#known.set(who, this.#length);
    const lines: string[] = [];
    const news: string[] = [];
    let known = 0;
    for (const { entry, heard } of this.#told) {
      const missed = entry.seq >= from && entry.by !== who;
      for (const event of heardBy(heard, who)) {
        const fresh = missed && !this.#open.has(event);
        if (fresh && who === 'watcher') this.#open.add(event);
        const line = tell(event);
        if (line === null) continue;
        lines.push(line);
        if (fresh) news.push(line);
        else if (news.length === 0) known++;
      }
    }
    const since = news.length > 0 && known > 0 && who !== 'watcher' ? [SINCE[talk.lang]] : [];
    return { lines, known, news: [...since, ...news.slice(-NEWS_SAID)].join(' ') };
  }

  get #length(): number {
    return (this.#told.at(-1)?.entry.seq ?? -1) + 1;
  }
}
