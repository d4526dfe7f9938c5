// The line that says what one may do, as it is heard: once for each new situation, after the events that led to it, and only
// by whoever is to act. It knows no game.
import type { Announcer } from '../spoken.svelte.ts';

/** What a banner says: what matters most first, then the rest. */
export interface Line {
  readonly strong?: string;
  readonly text: string;
}

/** A line as one text. */
export const lineText = ({ strong, text }: Line): string => [strong, text].filter(Boolean).join(' ');

/** Remembers which situation was told last, for as long as a table is shown. */
export class Prompt {
  #told = '';

  /** Says the line where it is one's turn and the situation is another than before. */
  hear(
    voice: Announcer,
    { mine, moment, line }: { readonly mine: boolean; readonly moment: string; readonly line: string },
  ): void {
    if (mine && moment !== this.#told) voice.say(line);
    this.#told = moment;
  }
}
