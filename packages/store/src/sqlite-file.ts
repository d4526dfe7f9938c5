// Tables in one SQLite file: write-ahead log, flushed at every commit (synchronous FULL), many changes in one commit. It
// blocks whoever calls it until the disk has answered, which is why it runs in a thread of its own.
import type Database from 'better-sqlite3';
import type { Change, KeptTable, StoreWhy } from './event-store.ts';

/** Edition of the tables in the file. */
const EDITION = 1;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (name, match, seq)
  ) WITHOUT ROWID;
`;

/** What became of each change of a batch: null when it is kept. */
export type Outcomes = readonly (StoreWhy | null)[];

/** An open file of tables. */
export interface SqliteFile {
  /** Keeps a batch in one commit. A change that does not fit is left out alone; when the commit fails, all are. */
  keep(batch: readonly Change[]): Outcomes;
  entries(table: string, match: number): readonly string[];
  table(table: string): KeptTable | null;
  tables(): readonly KeptTable[];
  remove(tables: readonly string[]): void;
  close(): void;
}

/** Takes the folder for this process alone, as long as the lock's file stays open. Throws where another server has it: a second one would be a second writer. The tables themselves stay readable, so that they can be saved while a server runs. */
export function holdAlone(lock: Database.Database): void {
  lock.pragma('locking_mode = EXCLUSIVE');
  lock.exec('BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (once INTEGER); COMMIT');
}

/** Opens the file. Throws the database's own error where it cannot be opened. */
export function openFile(db: Database.Database): SqliteFile {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const edition = Number(db.pragma('user_version', { simple: true }));
  if (edition > EDITION) throw new Error(`store-newer: the file is of edition ${edition}, this is ${EDITION}`);
  db.exec(SCHEMA);
  db.pragma(`user_version = ${EDITION}`);

  const putHead = db.prepare<[string, string, number]>(
    'INSERT INTO heads VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET head = excluded.head, until = excluded.until',
  );
  const last = db
    .prepare<[string, number], number | null>('SELECT max(seq) FROM entries WHERE name = ? AND match = ?')
    .pluck();
  const putEntry = db.prepare<[string, number, number, string]>('INSERT INTO entries VALUES (?, ?, ?, ?)');
  const forget = db.prepare<[string, number]>('DELETE FROM entries WHERE name = ? AND match < ?');
  const readEntries = db
    .prepare<[string, number], string>('SELECT text FROM entries WHERE name = ? AND match = ? ORDER BY seq')
    .pluck();
  const readHeads = db.prepare<[], KeptTable>('SELECT name AS "table", head, until FROM heads');
  const readHead = db.prepare<[string], KeptTable>('SELECT name AS "table", head, until FROM heads WHERE name = ?');
  const dropHead = db.prepare<[string]>('DELETE FROM heads WHERE name = ?');
  const dropEntries = db.prepare<[string]>('DELETE FROM entries WHERE name = ?');

  /** Where the log of each table's latest match ends: no question to the file for each entry. Forgotten whenever a commit fails. */
  const ends = new Map<string, { readonly match: number; readonly next: number }>();
  const endOf = (table: string, match: number): number => {
    const end = ends.get(table);
    return end?.match === match ? end.next : (last.get(table, match) ?? -1) + 1;
  };
  const follows = ({ table, entries = [] }: Change): boolean => {
    const next = new Map<number, number>();
    return entries.every(({ match, seq }) => {
      const expected = next.get(match) ?? endOf(table, match);
      next.set(match, seq + 1);
      return seq === expected;
    });
  };
  const one = (change: Change): StoreWhy | null => {
    const { table, head, until, entries = [], forgetBefore } = change;
    if (!follows(change)) return 'stale';
    if (head !== undefined) putHead.run(table, head, until ?? 0);
    for (const { match, seq, text } of entries) {
      putEntry.run(table, match, seq, text);
      ends.set(table, { match, next: seq + 1 });
    }
    if (forgetBefore !== undefined) forget.run(table, forgetBefore);
    return null;
  };
  const commit = db.transaction((batch: readonly Change[]): Outcomes => batch.map(one));
  const removal = db.transaction((tables: readonly string[]): void => {
    for (const table of tables) {
      ends.delete(table);
      dropHead.run(table);
      dropEntries.run(table);
    }
  });
  return {
    keep(batch) {
      try {
        return commit.immediate(batch);
      } catch {
        // Disk full, disk away, file broken: the commit was rolled back, so none of these was kept.
        ends.clear();
        return batch.map(() => 'full' as const);
      }
    },
    entries: (table, match) => readEntries.all(table, match),
    table: (table) => readHead.get(table) ?? null,
    tables: () => readHeads.all(),
    remove: (tables) => removal.immediate(tables),
    close: () => {
      db.close();
    },
  };
}
