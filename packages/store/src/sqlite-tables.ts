// The tables of the file in SQL, and how a file of an older edition comes to be as it should. When something is written, and what
// of it is in which table, is for others to say.
import type Database from 'better-sqlite3';
import type { KeptEntry, KeptTable } from './event-store.ts';
import { stepsOf } from './journal-text.ts';

/** Edition of the tables in the file. 2: `latest`, where entries were appended. 3: `journal` in its place, a row for a commit. */
const EDITION = 3;

/** Before this match lie all. */
export const FOR_EVER = Number.MAX_SAFE_INTEGER;

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
  /** Sorts an entry in. One that is there already is the same: the journal was not emptied yet when the server ended. */
  sortIn(table: string, entry: KeptEntry): void;
  forget(table: string, before: number): void;
  lastSeq(table: string, match: number): number | null;
  entries(table: string, match: number): readonly string[];
  head(table: string): KeptTable | null;
  heads(): readonly KeptTable[];
  /** Writes what is there already: even the same number goes into the log and is flushed. */
  touch(): void;
}

/** Opens the tables; what stood in the journal is sorted in. Throws the database's own error where it cannot, and on a file of a later edition. */
export function openTables(db: Database.Database): Tables {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const edition = Number(db.pragma('user_version', { simple: true }));
  if (edition > EDITION) throw new Error(`store-newer: the file is of edition ${edition}, this is ${EDITION}`);
  const touch = (): void => void db.pragma(`user_version = ${EDITION}`);
  const prepare = db.transaction(() => {
    db.exec(SCHEMA);
    if (edition === 2) db.exec(FROM_SECOND);
    touch();
  });
  prepare.immediate();

  const putHead = db.prepare<[string, string, number]>(
    'INSERT INTO heads VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET head = excluded.head, until = excluded.until',
  );
  const dropHead = db.prepare<[string]>('DELETE FROM heads WHERE name = ?');
  const append = db.prepare<[string]>('INSERT INTO journal (lines) VALUES (?)');
  const dropRows = db.prepare<[number]>('DELETE FROM journal WHERE at <= ?');
  const rows = db.prepare<[], string>('SELECT lines FROM journal ORDER BY at').pluck();
  const sortIn = db.prepare<[string, number, number, string]>('INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?)');
  const forget = db.prepare<[string, number]>('DELETE FROM entries WHERE name = ? AND match < ?');
  const lastSeq = db
    .prepare<[string, number], number | null>('SELECT max(seq) FROM entries WHERE name = ? AND match = ?')
    .pluck();
  const entries = db
    .prepare<[string, number], string>('SELECT text FROM entries WHERE name = ? AND match = ? ORDER BY seq')
    .pluck();
  const heads = db.prepare<[], KeptTable>('SELECT name AS "table", head, until FROM heads');
  const head = db.prepare<[string], KeptTable>('SELECT name AS "table", head, until FROM heads WHERE name = ?');
  const together = db.transaction((write: () => void) => write());

  const tables: Tables = {
    together: (write) => together.immediate(write),
    putHead: (table, text, until) => void putHead.run(table, text, until),
    dropHead: (table) => void dropHead.run(table),
    append: (lines) => Number(append.run(lines).lastInsertRowid),
    dropRows: (upTo) => void dropRows.run(upTo),
    sortIn: (table, { match, seq, text }) => void sortIn.run(table, match, seq, text),
    forget: (table, before) => void forget.run(table, before),
    lastSeq: (table, match) => lastSeq.get(table, match) ?? null,
    entries: (table, match) => entries.all(table, match),
    head: (table) => head.get(table) ?? null,
    heads: () => heads.all(),
    touch,
  };
  tables.together(() => {
    for (const step of rows.all().flatMap(stepsOf)) {
      if (step.kind === 'entry') tables.sortIn(step.table, step.entry);
      else tables.forget(step.table, step.before);
    }
    tables.dropRows(FOR_EVER);
  });
  return tables;
}
