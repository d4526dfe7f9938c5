// Whether somebody is still there: when to ask, when to wait on, and when silence means nobody. It holds times only.

/** The pulse of one line. */
export class Pulse {
  readonly #patience: number;
  #asked: number | null = null;
  #late = 0;

  /** `patience`: milliseconds that an answer may take at least. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Half of the last measured way there and back, in milliseconds. */
  get late(): number {
    return this.#late;
  }

  /** It is time to look: `ask` now, `wait` for an answer that may still come (a line may have been opened just before everybody is asked), or nobody is there. */
  look(now: number): 'ask' | 'wait' | 'gone' {
    if (this.#asked !== null) return now - this.#asked < this.#patience ? 'wait' : 'gone';
    this.#asked = now;
    return 'ask';
  }

  /** An answer came. */
  answered(now: number): void {
    if (this.#asked !== null) this.#late = (now - this.#asked) / 2;
    this.#asked = null;
  }
}
