// Tables in one SQLite file: write-ahead log, flushed at every commit (synchronous FULL), many changes in one commit. It
// blocks whoever calls it until the disk has answered, which is why it runs in a thread of its own. Entries are first put
// into a journal, all of a commit in one row: that writes a page or two, not one for each table. Later they are sorted in
// among the older ones of their table, a few with each commit, so that no commit has to wait for many.
import type Database from 'better-sqlite3';
import type { KeptTable, StoreWhy } from './event-store.ts';
import type { Batch } from './journal-text.ts';
import { JournalRows } from './journal-rows.ts';
import { Journal } from './journal.ts';
import { Plan, type End } from './plan.ts';
import { FOR_EVER, openTables } from './sqlite-tables.ts';

/** What became of each change of a batch: null when it is kept. */
export type Outcomes = readonly (StoreWhy | null)[];

/** An open file of tables. */
export interface SqliteFile {
  /** Keeps a batch in one commit. A change that does not fit is left out alone; when the commit fails, all are. */
  keep(batch: Batch): Outcomes;
  /** Writes what is there already; the one outcome. */
  probe(): Outcomes;
  entries(table: string, match: number): readonly string[];
  table(table: string): KeptTable | null;
  tables(): readonly KeptTable[];
  remove(tables: readonly string[]): void;
  /** Takes what was erased or replaced out of the write-ahead log too; where it cannot now, the next call does. */
  wipe(): void;
  close(): void;
}

/** Takes the folder for this process alone, as long as the lock's file stays open. Throws where another server has it: a second one would be a second writer. The tables themselves stay readable, so that they can be saved while a server runs. */
export function holdAlone(lock: Database.Database): void {
  lock.pragma('locking_mode = EXCLUSIVE');
  lock.exec('BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (once INTEGER); COMMIT');
}

/** Opens the file; `journal` is an empty one. Throws the database's own error where it cannot be opened. */
export function openFile(db: Database.Database, journal = new Journal()): SqliteFile {
  const tables = openTables(db);
  /** Whether the log may hold something that is erased by now; also what a server before this one left there. */
  let stained = true;
  const rows = new JournalRows();
  /** Where the log of each table's latest match ends: no question to the file for each entry. */
  const ends = new Map<string, End>();
  const endOf = (table: string, match: number): number => {
    const end = ends.get(table);
    if (end?.match === match) return end.next;
    return (journal.of(table, match).at(-1)?.seq ?? tables.lastSeq(table, match) ?? -1) + 1;
  };

  /** Writes it all; gives the journal's last row then. */
  const write = ({ heads, lines, steps }: Plan, due: readonly string[], gone: number): number => {
    for (const { table, head = '', until = 0 } of heads) tables.putHead(table, head, until);
    const last = lines === '' ? rows.last : tables.append(lines);
    for (const table of due) tables.sortIn(table, journal.old(table));
    if (gone > rows.gone) tables.dropRows(gone);
    // After sorting in: what is forgotten now may have been among that.
    for (const step of steps) if (step.kind === 'forget') tables.forget(step.table, step.before);
    return last;
  };
  const written = ({ steps, ends: moved }: Plan, due: readonly string[]): void => {
    journal.sorted(due, steps.length);
    for (const step of steps) {
      if (step.kind === 'entry') journal.add(step.table, step.entry);
      else {
        journal.forget(step.table, step.before);
        ends.delete(step.table);
      }
    }
    for (const [table, end] of moved) ends.set(table, end);
    if (journal.ages()) rows.aged();
  };
  return {
    keep(batch) {
      const plan = new Plan(batch, endOf);
      const { tables: due, last: allIn } = journal.due(plan.steps.length);
      let { last } = rows;
      try {
        tables.together(() => (last = write(plan, due, rows.due(plan.steps.length))));
      } catch {
        // Disk full, disk away, file broken: the commit was rolled back, so none of these was kept.
        return plan.outcomes.map(() => 'full' as const);
      }
      rows.written(last, plan.steps.length);
      if (allIn) rows.sorted(journal.age);
      stained ||= plan.heads.length > 0;
      written(plan, due);
      return plan.outcomes;
    },
    probe() {
      try {
        tables.touch();
        return [null];
      } catch {
        return ['full'];
      }
    },
    entries: (table, match) => [...tables.entries(table, match), ...journal.of(table, match).map(({ text }) => text)],
    table: (table) => tables.head(table),
    tables: () => tables.heads(),
    remove(gone) {
      tables.together(() => {
        tables.scrub(new Set(gone));
        for (const table of gone) {
          tables.dropHead(table);
          tables.forget(table, FOR_EVER);
        }
      });
      for (const table of gone) {
        journal.forget(table, FOR_EVER);
        ends.delete(table);
      }
      stained = true;
      this.wipe();
    },
    wipe() {
      if (!stained) return;
      try {
        stained = !tables.emptyLog();
      } catch {
        // Disk full or away: whoever writes next is told so, and it stays to be done.
      }
    },
    close() {
      this.wipe();
      db.close();
    },
  };
}
