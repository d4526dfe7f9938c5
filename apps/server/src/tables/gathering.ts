// Whether match time waits for people who come back: when a table was empty (all lines went down, or the server did), the
// first of them must not take time from the others. It counts in the world's time and knows no clock of a match.
import type { Seat } from '@cardinal/kernel';

/** What a gathering stands on. */
export interface GatheringGround {
  /** Milliseconds from the first who comes until nobody is waited for any more. */
  readonly patience: number;
  /** They are over. */
  over(): void;
}

/** The gathering of one match's people. */
export class Gathering {
  readonly #ground: GatheringGround;
  /** Those who were gone before the match was brought back: nobody waits for them. */
  readonly #gone: ReadonlySet<Seat>;
  /** Whether the next who comes is the first. */
  #empty: boolean;
  #timer: NodeJS.Timeout | undefined;

  /** `gone`: the seats whose people were gone, in a match that is brought back; null for a match that begins. */
  constructor(ground: GatheringGround, gone: ReadonlySet<Seat> | null) {
    this.#ground = ground;
    this.#gone = gone ?? new Set();
    this.#empty = gone !== null;
  }

  /** Looks at how many are here, and at those who are not. Gives whether somebody is waited for. */
  waits(here: number, away: readonly Seat[]): boolean {
    const missing = away.some((seat) => !this.#gone.has(seat));
    if (here === 0) {
      this.close();
      this.#empty = true;
    } else {
      if (this.#empty && missing) this.#timer = setTimeout(() => this.#over(), this.#ground.patience);
      this.#empty = false;
      if (!missing) this.close();
    }
    return this.#timer !== undefined;
  }

  /** Waits no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #over(): void {
    this.close();
    this.#ground.over();
  }
}
