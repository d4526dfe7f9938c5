// Tables in one SQLite file: write-ahead log, flushed at every commit (synchronous FULL), many changes in one commit. It
// blocks whoever calls it until the disk has answered, which is why it runs in a thread of its own. Entries are appended in
// the order in which they come, whatever their table: a commit writes whole pages, and so it writes one or two, not one for
// each table. From time to time they are sorted in among the older ones of their table.
import type Database from 'better-sqlite3';
import type { Change, KeptTable, StoreWhy } from './event-store.ts';

/** Edition of the tables in the file. 2: `latest`. */
const EDITION = 2;
/** So many entries are appended before they are sorted in: many, so that most pages take several; not so many that sorting in holds up a commit, or that looking through them for one table takes long. */
const APPENDED = 4_096;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (name, match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS latest (name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL);
`;
const SORT_IN = `
  INSERT INTO entries SELECT name, match, seq, text FROM latest ORDER BY name, match, seq;
  DELETE FROM latest;
`;

/** What became of each change of a batch: null when it is kept. */
export type Outcomes = readonly (StoreWhy | null)[];

/** Where the log of a match ends: the number that its next entry has. */
interface End {
  readonly match: number;
  readonly next: number;
}

/** An open file of tables. */
export interface SqliteFile {
  /** Keeps a batch in one commit. A change that does not fit is left out alone; when the commit fails, all are. */
  keep(batch: readonly Change[]): Outcomes;
  /** Writes what is there already; the one outcome. */
  probe(): Outcomes;
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
  const lastAppended = db
    .prepare<[string, number], number | null>('SELECT max(seq) FROM latest WHERE name = ? AND match = ?')
    .pluck();
  const append = db.prepare<[string, number, number, string]>('INSERT INTO latest VALUES (?, ?, ?, ?)');
  const forget = db.prepare<[string, number]>('DELETE FROM entries WHERE name = ? AND match < ?');
  const forgetAppended = db.prepare<[string, number]>('DELETE FROM latest WHERE name = ? AND match < ?');
  const readEntries = db
    .prepare<[string, number, string, number], string>(
      `SELECT text FROM (
        SELECT seq, text FROM entries WHERE name = ? AND match = ?
        UNION ALL SELECT seq, text FROM latest WHERE name = ? AND match = ?
      ) ORDER BY seq`,
    )
    .pluck();
  const readHeads = db.prepare<[], KeptTable>('SELECT name AS "table", head, until FROM heads');
  const readHead = db.prepare<[string], KeptTable>('SELECT name AS "table", head, until FROM heads WHERE name = ?');
  const dropHead = db.prepare<[string]>('DELETE FROM heads WHERE name = ?');
  const dropEntries = db.prepare<[string]>('DELETE FROM entries WHERE name = ?');

  /** Where the log of each table's latest match ends: no question to the file for each entry. Whoever has entries in `latest` is here. */
  const ends = new Map<string, End>();
  const appendedEnds = db.prepare<[], End & { readonly name: string }>(
    'SELECT name, match, max(seq) + 1 AS next FROM latest GROUP BY name, match ORDER BY match',
  );
  for (const { name, match, next } of appendedEnds.all()) ends.set(name, { match, next });
  let appended = db.prepare<[], number>('SELECT count(*) FROM latest').pluck().get() ?? 0;

  const endOf = (met: ReadonlyMap<string, End>, table: string, match: number): number => {
    const end = met.get(table) ?? ends.get(table);
    if (end?.match === match) return end.next;
    return Math.max(last.get(table, match) ?? -1, (end && lastAppended.get(table, match)) ?? -1) + 1;
  };
  const follows = (met: ReadonlyMap<string, End>, { table, entries = [] }: Change): boolean => {
    const [first] = entries;
    if (entries.length <= 1) return !first || first.seq === endOf(met, table, first.match);
    const next = new Map<number, number>();
    return entries.every(({ match, seq }) => {
      const expected = next.get(match) ?? endOf(met, table, match);
      next.set(match, seq + 1);
      return seq === expected;
    });
  };
  /** `met`: ends that this commit moved; they count for all once it is done. */
  const one = (met: Map<string, End>, change: Change): StoreWhy | null => {
    const { table, head, until, entries = [], forgetBefore } = change;
    if (!follows(met, change)) return 'stale';
    const known = met.has(table) || ends.has(table);
    if (head !== undefined) putHead.run(table, head, until ?? 0);
    for (const { match, seq, text } of entries) {
      append.run(table, match, seq, text);
      met.set(table, { match, next: seq + 1 });
    }
    if (forgetBefore !== undefined) {
      forget.run(table, forgetBefore);
      if (known) forgetAppended.run(table, forgetBefore);
    }
    return null;
  };
  const commit = db.transaction((met: Map<string, End>, batch: readonly Change[], sortIn: boolean): Outcomes => {
    const outcomes = batch.map((change) => one(met, change));
    if (sortIn) db.exec(SORT_IN);
    return outcomes;
  });
  const removal = db.transaction((tables: readonly string[]): void => {
    // No index leads to what one table appended.
    db.exec(SORT_IN);
    for (const table of tables) {
      dropHead.run(table);
      dropEntries.run(table);
    }
  });
  return {
    keep(batch) {
      const met = new Map<string, End>();
      const sum = batch.reduce((count, { entries }) => count + (entries?.length ?? 0), appended);
      const sortIn = sum >= APPENDED;
      try {
        const outcomes = commit.immediate(met, batch, sortIn);
        for (const [table, end] of met) ends.set(table, end);
        appended = sortIn ? 0 : sum;
        return outcomes;
      } catch {
        // Disk full, disk away, file broken: the commit was rolled back, so none of these was kept.
        return batch.map(() => 'full' as const);
      }
    },
    probe() {
      try {
        // Even the same number is written into the log and flushed.
        db.pragma(`user_version = ${EDITION}`);
        return [null];
      } catch {
        return ['full'];
      }
    },
    entries: (table, match) => readEntries.all(table, match, table, match),
    table: (table) => readHead.get(table) ?? null,
    tables: () => readHeads.all(),
    remove(tables) {
      removal.immediate(tables);
      appended = 0;
      for (const table of tables) ends.delete(table);
    },
    close: () => {
      db.close();
    },
  };
}
