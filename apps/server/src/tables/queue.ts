// One thing at a time: the queue of a room. A fault in one thing is repaired before the next one begins; whoever waits for
// an answer hears of the fault.

/** Something was asked of a queue that takes nothing more. */
export class QueueClosed extends Error {}

/** A queue of work. */
export class Queue {
  readonly #repair: (error: unknown) => Promise<void>;
  /** Those whose turn comes next; null while nothing is done, so that what comes need not wait. */
  #next: (() => void)[] | null = null;
  #lastAct = performance.now();
  #closed = false;

  /** `repair` is called after a fault, inside the queue; it must not throw. */
  constructor(repair: (error: unknown) => Promise<void>) {
    this.#repair = repair;
  }

  /** Whether nothing waits and nothing was done for so many milliseconds. */
  idleFor(ms: number): boolean {
    return this.#next === null && performance.now() - this.#lastAct >= ms;
  }

  /** Does something in its turn, at once if nothing is being done. Rejects with its fault, or when the queue is closed. */
  async do<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#next;
    if (next) await new Promise<void>((turn) => next.push(turn));
    else this.#next = [];
    try {
      if (this.#closed) throw new QueueClosed('room-closed');
      return await work();
    } catch (error) {
      if (!this.#closed) await this.#repair(error);
      throw error;
    } finally {
      this.#lastAct = performance.now();
      const turn = this.#next?.shift();
      if (turn) turn();
      else this.#next = null;
    }
  }

  /** Does something in its turn, with nobody who waits for it. */
  soon(work: () => Promise<void>): Promise<void> {
    return this.do(work).catch(() => undefined);
  }

  /** Takes nothing more. */
  close(): void {
    this.#closed = true;
  }
}
