// A store that knows whether it can still keep things, for those who watch the server. It changes no answer of the store
// behind it.
import { NotKept, type EventStore, type StoreWhy } from '@cardinal/store';

/** How long it is believed what the last write showed, and how long somebody who asks waits at most, in milliseconds. */
const A_SECOND = 1_000;

/** Why nothing is kept. `full`: no room, or the disk is away or may not be written to. `broken`: the store itself does not answer any more. */
export type StoreTrouble = Exclude<StoreWhy, 'stale'>;

/** A store, and what is the matter with it. */
export interface WatchedStore extends EventStore {
  /** What the last write showed: null when it was kept. */
  readonly trouble: StoreTrouble | null;
  /** The same of this moment: a probe tells where nothing was written in the last second. On a disk that is slower than that, what was known before is told. */
  look(): Promise<StoreTrouble | null>;
}

/** Watches a store; `changed` hears when something is the matter, when that is something else, and when all is well again. */
export function watched(store: EventStore, changed: (trouble: StoreTrouble | null) => void): WatchedStore {
  let trouble: StoreTrouble | null = null;
  let seenAt = -Infinity;
  let probing: Promise<void> | null = null;
  const now = (next: StoreTrouble | null): void => {
    if (next === trouble) return;
    trouble = next;
    changed(next);
  };
  const kept = (): void => {
    now(null);
    seenAt = performance.now();
  };
  const failed = (error: unknown): never => {
    // A write that came too late, or a fault of whoever writes, says nothing about the disk.
    if (error instanceof NotKept && error.why !== 'stale') now(error.why);
    seenAt = performance.now();
    throw error;
  };
  // Every action passes here: one promise less is worth more than the plainer words.
  const seen = (written: Promise<void>): Promise<void> => written.then(kept, failed);
  const probe = async (): Promise<void> => {
    await seen(store.probe()).catch(() => undefined);
    probing = null;
  };
  return {
    get trouble() {
      return trouble;
    },
    async look() {
      if (performance.now() - seenAt < A_SECOND) return trouble;
      // However many ask, one probe is under way.
      probing ??= probe();
      let enough: NodeJS.Timeout | undefined;
      await Promise.race([probing, new Promise<void>((done) => (enough = setTimeout(done, A_SECOND)))]);
      clearTimeout(enough);
      return trouble;
    },
    write: (change, meanwhile) => seen(store.write(change, meanwhile)),
    probe: () => seen(store.probe()),
    remove: (tables) => store.remove(tables),
    entries: (table, match) => store.entries(table, match),
    table: (table) => store.table(table),
    tables: () => store.tables(),
    close: () => store.close(),
  };
}
