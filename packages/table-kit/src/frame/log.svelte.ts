// What has been heard at a table, in words: said once, kept as the log. Movements are left to the faces: what moved glides.
import type { Cast } from '@cardinal/words';
import type { CaughtUp } from '../session.ts';
import { Announcer } from '../spoken.svelte.ts';

/** A line of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
}

interface Event {
  readonly kind: string;
}

/** The ears and the voice of one table, for as long as the page shows it. */
export class TableLog {
  readonly voice = new Announcer();
  /** Newest first. */
  lines: readonly LogLine[] = $state.raw([]);
  /** How many of them, the oldest, were known before what was news when this table came to stand, 0 where nothing was; it changes before they do. */
  known = 0;
  readonly #tell: (event: Event, cast: Cast) => string | null;
  readonly #cast: () => Cast;
  #next = 0;

  /** `tell` is the game's own way to put an event in words; `cast` names who sits there. */
  constructor(tell: (event: Event, cast: Cast) => string | null, cast: () => Cast) {
    this.#tell = tell;
    this.#cast = cast;
  }

  /** Takes up what happened before, in the place of what was known of it: it is kept, and what is news is said. */
  begin(catchUp: (tell: (event: Event) => string | null) => CaughtUp | null | undefined): void {
    const cast = this.#cast();
    const caught = catchUp((event) => this.#tell(event, cast));
    if (!caught) return;
    this.known = caught.known ?? 0;
    this.lines = [];
    caught.lines.forEach((text) => this.#keep(text));
    this.voice.say(caught.news);
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
