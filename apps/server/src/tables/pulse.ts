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

/** The pulses of one door are looked at in so many groups, one after the other: a hundred questions and their answers in one moment would make everybody wait for milliseconds. */
const GROUPS = 200;

/** The pulses of all lines of one door. */
export class Pulses {
  readonly #groups: readonly Set<Pulse>[] = Array.from({ length: GROUPS }, () => new Set<Pulse>());
  /** The group of each, by its place. */
  readonly #places = new Map<Pulse, number>();
  /** Milliseconds from one group to the next. */
  readonly #step: number;
  /** Whose turn it is, when, and who takes the next line. */
  #turn = 0;
  #due = 0;
  #next = 0;
  /** None while there is no line. */
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Immediate | undefined;

  /** `every`: milliseconds between two looks at a line. One that falls silent is ended before the third look from then. */
  constructor(every: number) {
    this.#step = every / GROUPS;
  }

  /** Looks after one more, the first time at once. */
  watch(pulse: Pulse): void {
    const now = performance.now();
    const place = this.#next++ % GROUPS;
    this.#groups[place]?.add(pulse);
    this.#places.set(pulse, place);
    if (this.#places.size === 1) this.#wait(now + this.#step);
    pulse.look(now);
  }

  /** A line has ended. */
  forget(pulse: Pulse): void {
    this.#groups[this.#places.get(pulse) ?? -1]?.delete(pulse);
    this.#places.delete(pulse);
    if (this.#places.size === 0) this.close();
  }

  /** Looks no more. */
  close(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#soon);
  }

  #wait(due: number): void {
    this.#due = due;
    // After a moment in which the server was busy, what came meanwhile is read first.
    const then = (): void => void (this.#soon = setImmediate(() => this.#look()));
    this.#timer = setTimeout(then, due - performance.now()).unref();
  }

  #look(): void {
    const now = performance.now();
    for (const pulse of this.#groups[this.#turn++ % GROUPS] ?? []) pulse.look(now);
    // A timer is always a little late, which must not add up; turns that were missed for longer are not made up for.
    this.#wait(Math.max(this.#due + this.#step, now));
  }
}
