// The port: a table is a head (its house as text, replaced whole) and, for each of its matches, a log that only grows.
// A write that was acknowledged is on disk. The store reads none of the texts.

/** One entry of a match's log. `seq` counts from 0 without gaps; `text` is one line, as JSON without spaces is. */
export interface KeptEntry {
  readonly match: number;
  readonly seq: number;
  readonly text: string;
}

/** What is written in one go: all of it or nothing. */
export interface Change {
  readonly table: string;
  /** The new head; absent when it stays as it is. */
  readonly head?: string;
  /** When the table may be thrown away, in milliseconds of the world's clock; given with every head. */
  readonly until?: number;
  /** Entries that follow the last ones of their match. */
  readonly entries?: readonly KeptEntry[];
  /** Matches before this number are forgotten. */
  readonly forgetBefore?: number;
}

/** A table as it was kept. */
export interface KeptTable {
  readonly table: string;
  readonly head: string;
  readonly until: number;
}

/** Why a write failed; nothing of the change was kept. `stale`: the entry does not follow the last one, so somebody else writes here. `full`: no room or the disk is away. `broken`: the store itself does not answer any more. */
export type StoreWhy = 'stale' | 'full' | 'broken';

/** A write that did not happen. */
export class NotKept extends Error {
  readonly why: StoreWhy;

  constructor(why: StoreWhy, detail = '') {
    super(`not-kept: ${why}${detail && ` (${detail})`}`);
    this.why = why;
  }
}

/** Where tables are kept. */
export interface EventStore {
  /** Resolves once the change is safe; rejects with NotKept, and then nothing of it was kept. Writes to one table keep their order. `meanwhile` is called once the change is on its way, and not yet known to be kept; what it throws, the write rejects with. */
  write(change: Change, meanwhile?: () => void): Promise<void>;
  /** Whether something could be kept now: writes what it has already, and flushes it. Rejects with NotKept. */
  probe(): Promise<void>;
  /** The entries of one match, in their order. */
  entries(table: string, match: number): Promise<readonly string[]>;
  /** One table, or null when it is not kept. */
  table(table: string): Promise<KeptTable | null>;
  /** All tables. */
  tables(): Promise<readonly KeptTable[]>;
  /** Forgets tables with all that belongs to them. */
  remove(tables: readonly string[]): Promise<void>;
  /** Waits for what is under way and closes. */
  close(): Promise<void>;
}
