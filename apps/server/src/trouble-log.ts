// What goes wrong, in the log: each kind of trouble once, until it changes. While a disk is full every move fails the same way,
// and a log that fills the disk is no help.
import { NotKept } from '@cardinal/store';
import type { FastifyBaseLogger } from 'fastify';
import type { StoreTrouble } from './tables/watched-store.ts';

/** A fault of the same kind is logged again after so many milliseconds, with how often it came. */
const AGAIN = 600_000;
/** So many kinds are known apart. */
const MOST = 100;

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  full: 'nothing can be kept: the disk is full, away, or may not be written to; tables wait until it can',
  broken: 'nothing can be kept: the store does not answer; start the server anew',
};

interface Seen {
  readonly since: number;
  more: number;
}

/** The troubles of one server. */
export class TroubleLog {
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;
  readonly #seen = new Map<string, Seen>();

  constructor(log: FastifyBaseLogger, now = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** Why nothing can be kept, or null when it can again. */
  store(trouble: StoreTrouble | null): void {
    if (trouble === null) this.#log.warn('tables are kept again');
    else this.#log.error({ why: trouble }, SENTENCES[trouble]);
  }

  /** A fault at a table. */
  fault(error: unknown, where: string): void {
    // The store has said so itself. One that is stale is a fault of ours.
    if (error instanceof NotKept && error.why !== 'stale') return;
    const kind = `${where} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    const seen = this.#seen.get(kind);
    if (seen && this.#now() - seen.since < AGAIN) {
      seen.more += 1;
      return;
    }
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(kind, { since: this.#now(), more: 0 });
    const more = seen?.more ?? 0;
    this.#log.error({ where, ...(more > 0 && { more }), err: error }, 'a table had a fault');
  }
}
