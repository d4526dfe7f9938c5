// A line: one open connection of a page, whatever carries it. Rooms send texts and close it; how much of them has left the
// machine is the line's own business, but it says when too much waits.
import type { ByeWhy } from '@cardinal/wire';

/** One connection. */
export interface Line {
  /** Sends a text; nothing happens on a line that is closed. */
  send(text: string): void;
  /** Says why, then closes. */
  close(why: ByeWhy): void;
  /** Whether so much waits to be sent that new moments should be skipped: the page asks for the whole one later. */
  readonly clogged: boolean;
  /** Half of the last measured way there and back, in milliseconds. */
  readonly late: number;
  /** Milliseconds since its page was heard last, where the line was ended because nobody was there; else 0. */
  readonly silence: number;
}
