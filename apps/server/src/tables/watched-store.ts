// A store that remembers whether it can still keep things, for those who watch the server. It changes no answer of the
// store behind it.
import { NotKept, type EventStore } from '@cardinal/store';

/** Why nothing is kept. `full`: no room, or the disk is away or may not be written to. `broken`: the store itself does not answer any more. */
export type StoreTrouble = 'full' | 'broken';

/** A store, and what is the matter with it: null from the last write that was kept until one is not. */
export interface WatchedStore extends EventStore {
  readonly trouble: StoreTrouble | null;
}

/** Watches a store. */
export function watched(store: EventStore): WatchedStore {
  let trouble: StoreTrouble | null = null;
  const seen = async (written: Promise<void>): Promise<void> => {
    try {
      await written;
      trouble = null;
    } catch (error) {
      // A write that came too late says nothing about the disk.
      if (!(error instanceof NotKept && error.why === 'stale')) trouble = error instanceof NotKept ? 'full' : 'broken';
      throw error;
    }
  };
  return {
    get trouble() {
      return trouble;
    },
    write: (change) => seen(store.write(change)),
    remove: (tables) => store.remove(tables),
    entries: (table, match) => store.entries(table, match),
    table: (table) => store.table(table),
    tables: () => store.tables(),
    close: () => store.close(),
  };
}
