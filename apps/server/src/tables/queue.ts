// One thing at a time: the queue of a room. A fault in one thing is repaired before the next one begins; whoever waits for
// an answer hears of the fault.

/** A queue of work. */
export class Queue {
  readonly #repair: (error: unknown) => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #depth = 0;
  #lastAct = performance.now();
  #closed = false;

  /** `repair` is called after a fault, inside the queue; it must not throw. */
  constructor(repair: (error: unknown) => Promise<void>) {
    this.#repair = repair;
  }

  /** Whether nothing waits and nothing was done for so many milliseconds. */
  idleFor(ms: number): boolean {
    return this.#depth === 0 && performance.now() - this.#lastAct >= ms;
  }

  /** Does something in its turn. Rejects with its fault, or when the queue is closed. */
  do<T>(work: () => Promise<T>): Promise<T> {
    this.#depth += 1;
    const run = this.#last.then(() => {
      if (this.#closed) throw new Error('room-closed');
      return work();
    });
    this.#last = run.then(
      () => this.#finished(),
      async (error: unknown) => {
        if (!this.#closed) await this.#repair(error);
        this.#finished();
      },
    );
    return run;
  }

  /** Does something in its turn, with nobody who waits for it. */
  soon(work: () => Promise<void>): Promise<void> {
    return this.do(work).catch(() => undefined);
  }

  /** Takes nothing more. */
  close(): void {
    this.#closed = true;
  }

  #finished(): void {
    this.#depth -= 1;
    this.#lastAct = performance.now();
  }
}
