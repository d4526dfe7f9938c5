// The tables of the file in SQL, and how a file of an older edition comes to be as it should. When something is written, and what
// of it is in which table, is for others to say.
import type Database from 'better-sqlite3';
import type { KeptEntry, KeptTable } from './event-store.ts';
import { linesOf, stepsOf } from './journal-text.ts';
import { Journal } from './journal.ts';
import { cleanOnce } from './sqlite-clean.ts';

/** Edition of the tables in the file. 2: `latest`, where entries were appended. 3: `journal` in its place, a row for a commit. 4: rows of `entries` with more than one. */
export const EDITION = 4;

/** Most entries in a row of `entries`: one row costs nearly as much to write as one with many, and the last one is read whole to know how many there are. */
const RUN = 128;

/**
 * Stands before each head. SQLite moves rows from page to page and leaves behind what it moved, which is not erased with the
 * row later. It so moves 1,002 bytes of a row at most (fileformat2 section 1.6, pages of 4,096 bytes); what comes after them
 * lies on pages of its own, which are overwritten when the row goes. So nothing that names anybody is ever left behind.
 */
const COVER = ' '.repeat(1_002);

/** Before this match lie all. */
export const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** How long a lock of somebody else is waited for, in milliseconds. */
const PATIENCE = 5_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (name, match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS journal (at INTEGER PRIMARY KEY, lines TEXT NOT NULL);
`;
const FROM_SECOND = `
  INSERT INTO entries SELECT name, match, seq, text FROM latest ORDER BY name, match, seq;
  DROP TABLE latest;
`;

/** The statements of an open file. None of them begins or ends a commit but `together`. */
export interface Tables {
  /** Does it in one commit; all of it, or nothing where it throws. */
  together(write: () => void): void;
  putHead(table: string, head: string, until: number): void;
  dropHead(table: string): void;
  /** Adds a row to the journal; gives its number. */
  append(lines: string): number;
  /** Takes rows out of the journal, up to this number. */
  dropRows(upTo: number): void;
  /** Takes all steps of some tables out of the journal's rows. The rows stay: their numbers are counted on. */
  scrub(gone: ReadonlySet<string>): void;
  /** Sorts entries of a table in; those of a match follow the ones that are in. Throws where one is in already: nothing of that commit is kept then. */
  sortIn(table: string, entries: readonly KeptEntry[]): void;
  forget(table: string, before: number): void;
  lastSeq(table: string, match: number): number | null;
  entries(table: string, match: number): readonly string[];
  head(table: string): KeptTable | null;
  heads(): readonly KeptTable[];
  /** Writes what is there already: even the same number goes into the log and is flushed. */
  touch(): void;
  /** Empties the write-ahead log into the file, so that nothing of what was erased is left there; false where somebody reads it now. */
  emptyLog(): boolean;
}

/** Opens the tables; what stood in the journal is sorted in. Throws the database's own error where it cannot, and on a file of a later edition. */
export function openTables(db: Database.Database): Tables {
  const edition = Number(db.pragma('user_version', { simple: true }));
  if (edition > EDITION) throw new Error(`store-newer: the file is of edition ${edition}, this is ${EDITION}`);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // What is erased is overwritten.
  db.pragma('secure_delete = ON');
  const touch = (): void => void db.pragma(`user_version = ${EDITION}`);
  const prepare = db.transaction(() => {
    db.exec(SCHEMA);
    if (edition === 2) db.exec(FROM_SECOND);
    touch();
  });
  prepare.immediate();
  cleanOnce(db, edition === 0);

  const putHead = db.prepare<[string, string, number]>(
    'INSERT INTO heads VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET head = excluded.head, until = excluded.until',
  );
  const dropHead = db.prepare<[string]>('DELETE FROM heads WHERE name = ?');
  const append = db.prepare<[string]>('INSERT INTO journal (lines) VALUES (?)');
  const dropRows = db.prepare<[number]>('DELETE FROM journal WHERE at <= ?');
  const rows = db.prepare<[], string>('SELECT lines FROM journal ORDER BY at').pluck();
  const numbered = db.prepare<[], { readonly at: number; readonly lines: string }>('SELECT at, lines FROM journal');
  const rewrite = db.prepare<[string, number]>('UPDATE journal SET lines = ? WHERE at = ?');
  const sortIn = db.prepare<[string, number, number, string]>('INSERT INTO entries VALUES (?, ?, ?, ?)');
  const forget = db.prepare<[string, number]>('DELETE FROM entries WHERE name = ? AND match < ?');
  const lastRun = db.prepare<[string, number], { readonly seq: number; readonly text: string }>(
    'SELECT seq, text FROM entries WHERE name = ? AND match = ? ORDER BY seq DESC LIMIT 1',
  );
  const entries = db
    .prepare<[string, number], string>('SELECT text FROM entries WHERE name = ? AND match = ? ORDER BY seq')
    .pluck();
  const heads = db.prepare<[], KeptTable>('SELECT name AS "table", ltrim(head) AS head, until FROM heads');
  const head = db.prepare<[string], KeptTable>(
    'SELECT name AS "table", ltrim(head) AS head, until FROM heads WHERE name = ?',
  );
  const together = db.transaction((write: () => void) => write());

  const tables: Tables = {
    together: (write) => together.immediate(write),
    putHead: (table, text, until) => void putHead.run(table, COVER + text, until),
    dropHead: (table) => void dropHead.run(table),
    append: (lines) => Number(append.run(lines).lastInsertRowid),
    dropRows: (upTo) => void dropRows.run(upTo),
    scrub(gone) {
      for (const { at, lines } of numbered.all()) {
        const steps = stepsOf(lines);
        const left = steps.filter(({ table }) => !gone.has(table));
        if (left.length < steps.length) rewrite.run(left.map(linesOf).join(''), at);
      }
    },
    sortIn(table, all) {
      for (const run of runsOf(all)) {
        const [{ match, seq }] = run;
        sortIn.run(table, match, seq, run.map(({ text }) => text).join('\n'));
      }
    },
    forget: (table, before) => void forget.run(table, before),
    lastSeq(table, match) {
      const run = lastRun.get(table, match);
      return run ? run.seq + run.text.split('\n').length - 1 : null;
    },
    entries: (table, match) => entries.all(table, match).flatMap((text) => text.split('\n')),
    head: (table) => head.get(table) ?? null,
    heads: () => heads.all(),
    touch,
    emptyLog() {
      // Nobody who wants to write waits for somebody who reads, such as a backup.
      db.pragma('busy_timeout = 0');
      try {
        return db.prepare<[], number>('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get() === 0;
      } finally {
        db.pragma(`busy_timeout = ${PATIENCE}`);
      }
    },
  };
  tables.together(() => {
    const found = new Journal();
    for (const step of rows.all().flatMap(stepsOf)) {
      if (step.kind === 'entry') found.add(step.table, step.entry);
      else {
        found.forget(step.table, step.before);
        tables.forget(step.table, step.before);
      }
    }
    for (const table of found.tables) tables.sortIn(table, missing(tables, table, found.all(table)));
    tables.dropRows(FOR_EVER);
  });
  return tables;
}

/** Entries of one table as they go into rows: of one match each, and not too many. */
function runsOf(entries: readonly KeptEntry[]): readonly (readonly [KeptEntry, ...KeptEntry[]])[] {
  const runs: [KeptEntry, ...KeptEntry[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && run[0].match === entry.match && run.length < RUN) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Those of a journal that are not sorted in yet: it may not have been emptied of the others when the server ended. */
function missing(tables: Tables, table: string, entries: readonly KeptEntry[]): readonly KeptEntry[] {
  const last = new Map<number, number>();
  return entries.filter(({ match, seq }) => {
    if (!last.has(match)) last.set(match, tables.lastSeq(table, match) ?? -1);
    return seq > (last.get(match) ?? -1);
  });
}
