// What has been heard at a table, in words: said once, kept as the log. Movements are left to the faces: what moved glides.
import type { Cast } from '@cardinal/words';
import { Announcer } from '../spoken.svelte.ts';

/** A line of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
}

const LINES_KEPT = 40;

/** The ears and the voice of one table, for as long as the page shows it. */
export class TableLog {
  readonly voice = new Announcer();
  /** Newest first. */
  lines: readonly LogLine[] = $state.raw([]);
  readonly #tell: (event: { readonly kind: string }, cast: Cast) => string | null;
  readonly #cast: () => Cast;
  #next = 0;

  /** `tell` is the game's own way to put an event in words; `cast` names who sits there. */
  constructor(tell: (event: { readonly kind: string }, cast: Cast) => string | null, cast: () => Cast) {
    this.#tell = tell;
    this.#cast = cast;
  }

  /** Hears an event: says its line and keeps it. */
  hear(event: { readonly kind: string }): void {
    const text = this.#tell(event, this.#cast());
    if (text === null) return;
    this.voice.say(text);
    this.lines = [{ id: this.#next++, text }, ...this.lines.slice(0, LINES_KEPT - 1)];
  }
}
