// Whether somebody is still at the other end of a line: when to ask, when to wait on, and when silence means nobody. The
// same for every transport; how a line asks and how it ends is its own business.

/** What a pulse has of its line. */
export interface PulseGround {
  /** Asks the other end for an answer. */
  ask(): void;
  /** Nobody is there: ends the line. */
  end(): void;
}

/** The pulse of one line. */
export class Pulse {
  readonly #ground: PulseGround;
  readonly #patience: number;
  #asked: number | null = null;
  #heard: number;
  #late = 0;
  #silence = 0;

  /** `patience`: milliseconds that an answer may take at least; `now`: the moment in which the line was opened. */
  constructor(ground: PulseGround, patience: number, now: number) {
    this.#ground = ground;
    this.#patience = patience;
    this.#heard = now;
  }

  /** Half of the last measured way there and back, in milliseconds. */
  get late(): number {
    return this.#late;
  }

  /** Milliseconds since the last answer when the line was ended because nobody was there; 0 for one that nobody ended so. */
  get silence(): number {
    return this.#silence;
  }

  /** It is time to look: asks, waits for an answer that may still come (a line may have been opened just before all are asked), or ends the line. */
  look(now: number): void {
    if (this.#asked === null) {
      this.#asked = now;
      this.#ground.ask();
    } else if (now - this.#asked >= this.#patience) {
      this.#silence = now - this.#heard;
      this.#ground.end();
    }
  }

  /** An answer came. */
  answered(now: number): void {
    if (this.#asked !== null) this.#late = (now - this.#asked) / 2;
    this.#asked = null;
    this.#heard = now;
  }
}

/** The pulses of one door are looked at in so many groups, one after the other: a thousand questions and their answers in one moment would make everybody wait. */
const GROUPS = 8;

/** The pulses of all lines of one door. */
export class Pulses {
  readonly #groups: readonly Set<Pulse>[] = Array.from({ length: GROUPS }, () => new Set<Pulse>());
  /** Whose turn it is, and who takes the next line. */
  #turn = 0;
  #next = 0;
  readonly #timer: NodeJS.Timeout;

  /** `every`: milliseconds between two looks at a line. One that falls silent is ended before the third look from then. */
  constructor(every: number) {
    // After a moment in which the server was busy, what came meanwhile is read first.
    this.#timer = setInterval(() => setImmediate(() => this.#look()), every / GROUPS);
    this.#timer.unref();
  }

  /** Looks after one more, the first time at once. */
  watch(pulse: Pulse): void {
    this.#groups[this.#next++ % GROUPS]?.add(pulse);
    pulse.look(performance.now());
  }

  /** A line has ended. */
  forget(pulse: Pulse): void {
    for (const group of this.#groups) if (group.delete(pulse)) return;
  }

  /** Looks no more. */
  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const pulse of this.#groups[this.#turn++ % GROUPS] ?? []) pulse.look(now);
  }
}
