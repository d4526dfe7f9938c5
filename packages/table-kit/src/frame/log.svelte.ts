// What has been heard at a table, in words: said once, kept as the log. Movements are left to the faces: what moved glides.
import type { Cast } from '@cardinal/words';
import type { SoFar } from '../session.ts';
import { Announcer } from '../spoken.svelte.ts';
import { frame } from '../tongue.svelte.ts';

/** A line of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
}

interface Event {
  readonly kind: string;
}

/** So many lines of what was missed are said; all stand in the log. */
const NEWS_SAID = 6;

/** The ears and the voice of one table, for as long as the page shows it. */
export class TableLog {
  readonly voice = new Announcer();
  /** Newest first. */
  lines: readonly LogLine[] = $state.raw([]);
  /** How many of them, the oldest, were known before what was news when this table came to stand. */
  known = $state(0);
  readonly #tell: (event: Event, cast: Cast) => string | null;
  readonly #cast: () => Cast;
  #next = 0;

  /** `tell` is the game's own way to put an event in words; `cast` names who sits there. */
  constructor(tell: (event: Event, cast: Cast) => string | null, cast: () => Cast) {
    this.#tell = tell;
    this.#cast = cast;
  }

  /** Takes up what happened before: all of it is kept, and the latest of what is news is said, as one line. */
  begin({ heard, news }: SoFar<Event>): void {
    const cast = this.#cast();
    const fresh: string[] = [];
    for (const event of heard) {
      const text = this.#tell(event, cast);
      if (text === null) continue;
      if (news.has(event)) fresh.push(text);
      else if (fresh.length === 0) this.known++;
      this.#keep(text);
    }
    if (fresh.length === 0) return;
    const since = cast.you !== 'watcher' && this.known > 0 ? [frame.words.sinceYou] : [];
    this.voice.say([...since, ...fresh.slice(-NEWS_SAID)].join(' '));
  }

  #keep(text: string): void {
    this.lines = [{ id: this.#next++, text }, ...this.lines];
  }

  /** Hears an event: says its line and keeps it. */
  hear(event: Event): void {
    const text = this.#tell(event, this.#cast());
    if (text === null) return;
    this.voice.say(text);
    this.#keep(text);
  }
}
