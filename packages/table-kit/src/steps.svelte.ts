// What somebody has begun at a table and not asked for yet, with all its steps back (expectation 26). It knows no game.

/** More steps than anybody takes back. */
const KEPT = 60;

/** A thing under construction; values are never changed, only replaced. It belongs to one time of the match: a deal, a race. */
export class Steps<T> {
  readonly #first: T;
  readonly #time: () => number;
  #kept: { readonly time: number; readonly now: T; readonly past: readonly T[] } | null = $state.raw(null);

  /** `time` is asked again each time: what was begun in another one is forgotten. */
  constructor(first: T, time: () => number) {
    this.#first = first;
    this.#time = time;
  }

  get #own(): { readonly now: T; readonly past: readonly T[] } {
    return this.#kept?.time === this.#time() ? this.#kept : { now: this.#first, past: [] };
  }

  /** How it stands. */
  get now(): T {
    return this.#own.now;
  }

  /** Whether there is a step to take back. */
  get canUndo(): boolean {
    return this.#own.past.length > 0;
  }

  /** One step further. */
  go(next: T): void {
    const { now, past } = this.#own;
    this.#kept = { time: this.#time(), now: next, past: [...past.slice(1 - KEPT), now] };
  }

  /** The last step is taken back. */
  undo(): void {
    const { past } = this.#own;
    if (past.length > 0) this.#kept = { time: this.#time(), now: past.at(-1) as T, past: past.slice(0, -1) };
  }

  /** It was asked for, or given up: begun anew, with nothing to take back. */
  anew(now: T = this.#first): void {
    this.#kept = { time: this.#time(), now, past: [] };
  }
}
