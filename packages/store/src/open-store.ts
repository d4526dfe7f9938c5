// Which store a server gets: SQLite in its folder, or memory where SQLite's machine code cannot load at all. Anything
// else that goes wrong (no right to write, another server at the same folder) is an error, not a reason to forget tables.
import type { EventStore } from './event-store.ts';
import { memoryStore } from './memory-store.ts';
import { sqliteStore } from './sqlite-store.ts';

/** An open store, and whether it outlives the process. */
export interface OpenedStore {
  readonly store: EventStore;
  readonly lasting: boolean;
}

/** What to open instead of SQLite in the folder, for tests of the fallback. */
type OpenSqlite = (folder: string) => Promise<EventStore>;

const NOT_LOADABLE =
  /Could not locate the bindings file|ERR_DLOPEN_FAILED|NODE_MODULE_VERSION|Cannot find (package|module) .better-sqlite3/;

/** Opens the store of a folder, or one in memory when there is no folder or SQLite cannot load here; `warn` is then told so. */
export async function openStore(
  folder: string | null,
  warn: (sentence: string) => void,
  open: OpenSqlite = sqliteStore,
): Promise<OpenedStore> {
  if (folder === null) return { store: memoryStore(), lasting: false };
  try {
    return { store: await open(folder), lasting: true };
  } catch (error) {
    const text =
      error instanceof Error ? `${error.message} ${'code' in error ? String(error.code) : ''}` : String(error);
    if (!NOT_LOADABLE.test(text)) throw error;
    warn(
      'TABLES ARE NOT KEPT: SQLite cannot load on this machine, so tables live in memory and are gone when the server stops. ' +
        'Run `npm rebuild better-sqlite3` (it needs python3, make and a C++ compiler) and start again.',
    );
    return { store: memoryStore(), lasting: false };
  }
}
