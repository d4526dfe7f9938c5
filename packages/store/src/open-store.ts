// Which store a server gets: SQLite in its folder, or memory where SQLite's machine code cannot load at all and nothing is
// kept there yet. Anything else that goes wrong (no right to write, another server at the same folder) is said, and no reason
// to forget tables: a page that comes back to a server without its table gives its seat up.
import fs from 'node:fs';
import path from 'node:path';
import type { EventStore } from './event-store.ts';
import { memoryStore } from './memory-store.ts';
import { FILE_NAME } from './sqlite-names.ts';
import { sqliteStore } from './sqlite-store.ts';
import { cannotLoad, CannotUse, explained, REBUILD } from './trouble.ts';

/** An open store, and whether it outlives the process. */
export interface OpenedStore {
  readonly store: EventStore;
  readonly lasting: boolean;
}

/** What to open instead of SQLite in the folder, for tests of the fallback. */
type OpenSqlite = (folder: string) => Promise<EventStore>;

/** Opens the store of a folder, or one in memory when there is no folder, or when SQLite cannot load here and the folder holds no tables; `warn` is then told so. Rejects with {@link CannotUse}. */
export async function openStore(
  folder: string | null,
  warn: (sentence: string) => void,
  open: OpenSqlite = sqliteStore,
): Promise<OpenedStore> {
  if (folder === null) return { store: memoryStore(), lasting: false };
  try {
    return { store: await open(folder), lasting: true };
  } catch (error) {
    const file = path.join(folder, FILE_NAME);
    if (!cannotLoad(error)) throw explained(error, folder, file);
    if (fs.existsSync(file))
      throw new CannotUse(
        `SQLite cannot load on this machine, and ${folder} holds tables that people want to come back to. ${REBUILD} and ` +
          'start again. CARDINAL_DATA=memory starts without them and leaves them as they are.',
      );
    warn(
      'TABLES ARE NOT KEPT: SQLite cannot load on this machine, so tables live in memory and are gone when the server stops. ' +
        `${REBUILD} and start again.`,
    );
    return { store: memoryStore(), lasting: false };
  }
}
