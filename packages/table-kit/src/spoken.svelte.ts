// The one voice of a table: lines for the live region, each said once and in order, none written over by the next. Sums
// are said in words: a reader that comes to "6 ÷ (2 + 1)" leaves out half of it.
import { aloud } from '@cardinal/number';
import { frame } from './tongue.svelte.ts';

/** A line in the live region. */
export interface SpokenLine {
  readonly id: number;
  readonly text: string;
}

/** How many lines stay in the region: long enough to be heard, short enough not to be a second page. */
const KEPT = 6;

/** Collects lines to be said. Components show `lines` in a polite live region. */
export class Announcer {
  #lines: SpokenLine[] = $state([]);
  #next = 0;

  /** The latest lines, oldest first. */
  get lines(): readonly SpokenLine[] {
    return this.#lines;
  }

  /** Says a line after those before it. Empty text is silence. */
  say(text: string | null | undefined): void {
    if (!text) return;
    const { voice, blank } = frame.words;
    this.#lines = [...this.#lines.slice(1 - KEPT), { id: this.#next++, text: aloud(text, voice, blank) }];
  }
}
