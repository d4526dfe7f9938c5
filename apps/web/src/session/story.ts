// What has happened at a device that goes round: what whoever takes it may hear of it, and what of that is news to them; and
// who may call beside the one who has it. Fetched only where a device does go round.
import { heardBy, type AnyEvent, type Told, type Who } from '@cardinal/kernel';
import type { CaughtUp } from '@cardinal/table-kit';
import type { Lang } from '@cardinal/words';
import { mayCallToo } from './may-call.ts';
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
  readonly #told: readonly Told[];
  /** The entry up to which each of them knows everything. */
  readonly #known: Map<Who, number>;
  /** What everybody heard over the open table. */
  readonly #open = new Set<AnyEvent>();
  readonly #calls: readonly string[];
  /** What all heard from a call on, while the device went to nobody: its outcome is for the one who called, too. */
  sinceCall: readonly AnyEvent[] = [];

  /** `told` is all that happens, as it grows; `calls`, the kinds of events that are calls; `known`, how much of the log each seat knows. */
  constructor(told: readonly Told[], calls: readonly string[], known: readonly number[] = []) {
    this.#told = told;
    this.#calls = calls;
    this.#known = new Map(known.entries());
    this.#known.set('watcher', this.#length);
  }

  /** How much of the log each seat knows. */
  get known(): readonly number[] {
    const seats = [...this.#known.keys()].filter((who) => who !== 'watcher');
    return Array.from({ length: Math.max(-1, ...seats) + 1 }, (_, seat) => this.#known.get(seat) ?? 0);
  }

  /** Whether somebody whom play waits for may call, too. */
  readonly mayCall = mayCallToo;

  /** Something was accepted. */
  add(told: readonly Told[]): void {
    for (const event of told.flatMap(({ heard }) => heardBy(heard, 'watcher')))
      if (this.sinceCall.length > 0 || this.#calls.includes(event.kind)) this.sinceCall = [...this.sinceCall, event];
  }

  /** A break is over, and with it what all heard in it. */
  wentOn(): void {
    this.sinceCall = [];
  }

  /** `who` looked at the table all the while, and so heard it as it happened. */
  heard(told: readonly Told[], who: Who): void {
    this.#known.set(who, this.#length);
    this.#known.set('watcher', this.#length);
    if (who === 'watcher') for (const { heard } of told) this.#toAll(heardBy(heard, who));
  }

  /** Somebody has taken the device, which showed to all on its way what a call came to: what all look at next begins here. */
  taken(): void {
    this.#toAll(this.sinceCall);
    this.sinceCall = [];
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
    if (news.length === 0) return { lines };
    return { lines, known, news: [...since, ...news.slice(-NEWS_SAID)].join(' ') };
  }

  /** Everybody has heard this. */
  #toAll(events: readonly AnyEvent[]): void {
    for (const event of events) this.#open.add(event);
  }

  get #length(): number {
    return (this.#told.at(-1)?.entry.seq ?? -1) + 1;
  }
}
