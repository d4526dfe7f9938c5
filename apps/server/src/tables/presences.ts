// The lines of one table's guests: who is here, what is sent to whom, and what is skipped on a line that is clogged until
// it is free again. One line a guest: the newest. How much somebody says is counted over all their lines.
import type { ByeWhy, Tell } from '@cardinal/wire';
import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import type { Line } from './line.ts';

interface Present {
  readonly line: Line;
  /** Something was skipped. */
  behind: boolean;
  /** Something was sent since the timer looked last. */
  told: boolean;
}

/** What one tells, as it goes over the line. */
export const textOf = (tell: Tell): string => JSON.stringify(tell);

/** What lines hear although nothing happened. */
export interface Beat {
  /** Milliseconds of silence at most: a line that hears something else needs none. */
  readonly every: number;
  readonly text: () => string;
  /** What a guest needs who missed something. */
  readonly whole: (guest: string) => readonly string[];
  /** Does something between two acts at the table: in the middle of one there is more in memory than is kept. */
  readonly between: (work: () => void) => void;
}

/** Who is at a table. */
export class Presences {
  readonly #all = new Map<string, Present>();
  /** By guest, whichever line they use: a new line is no fresh allowance. */
  readonly #asks: Buckets;
  readonly #phrases = new Buckets(3, 0.5);
  readonly #beat: Beat;
  /** Each table beats in its own time, so that a thousand lines are never written to at once. */
  #timer: NodeJS.Timeout | undefined;

  constructor(beat: Beat, { asksAtOnce, asks }: Pick<Limits, 'asksAtOnce' | 'asks'>) {
    this.#beat = beat;
    this.#asks = new Buckets(asksAtOnce, asks);
  }

  get count(): number {
    return this.#all.size;
  }

  get guests(): IterableIterator<string> {
    return this.#all.keys();
  }

  has(guest: string): boolean {
    return this.#all.has(guest);
  }

  /** Whether this line is the one the guest has now. */
  isLine(guest: string, line: Line): boolean {
    return this.#all.get(guest)?.line === line;
  }

  /** A guest comes by a line; an older one is closed. */
  came(guest: string, line: Line): void {
    this.drop(guest, 'elsewhere');
    this.#asks.sweep();
    this.#phrases.sweep();
    this.#all.set(guest, { line, behind: false, told: false });
    this.#timer ??= setInterval(() => this.#breakSilence(), this.#beat.every / 2).unref();
  }

  /** A line has ended by itself. */
  left(guest: string): void {
    this.#all.delete(guest);
    if (this.#all.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Closes a guest's line. */
  drop(guest: string, why: ByeWhy): void {
    const present = this.#all.get(guest);
    this.left(guest);
    present?.line.close(why);
  }

  /** Whether the guest may send one more message now. */
  mayAsk(guest: string): boolean {
    return this.#asks.take(guest);
  }

  /** Whether the guest may say one more phrase now. */
  maySay(guest: string): boolean {
    return this.#phrases.take(guest);
  }

  /** Whether what is sent to a guest goes out at once. */
  hears(guest: string): boolean {
    const present = this.#all.get(guest);
    return present !== undefined && !present.behind && !present.line.clogged;
  }

  /** Sends a text to a guest, unless the line is clogged: then they get the whole moment later. */
  send(guest: string, text: () => string): void {
    const present = this.#all.get(guest);
    if (!present) return;
    if (present.behind || present.line.clogged) present.behind = true;
    else {
      present.told = true;
      present.line.send(text());
    }
  }

  /** Tells everybody the time; whoever missed something gets the whole moment, too. */
  beat(): void {
    const text = this.#beat.text();
    for (const [guest, present] of this.#all) this.#beatOne(guest, present, text);
  }

  /** Tells the time to those who have heard nothing since this looked last, twice in a beat. */
  #breakSilence(): void {
    let text: string | undefined;
    for (const [guest, present] of this.#all) {
      if (present.told && !present.behind) present.told = false;
      else this.#beatOne(guest, present, (text ??= this.#beat.text()));
    }
  }

  #beatOne(guest: string, present: Present, text: string): void {
    if (present.line.clogged) return;
    present.told = true;
    present.line.send(text);
    if (present.behind) this.#beat.between(() => this.#catchUp(guest));
  }

  #catchUp(guest: string): void {
    const present = this.#all.get(guest);
    if (!present?.behind || present.line.clogged) return;
    present.behind = false;
    for (const missed of this.#beat.whole(guest)) present.line.send(missed);
  }
}
