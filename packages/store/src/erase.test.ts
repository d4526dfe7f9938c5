// What is erased is not to be found any more: not in the file, not in its log, not in a backup.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rngFrom } from '@cardinal/kernel';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { saveTables } from './index.ts';
import { openFile } from './sqlite-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-erase-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const name = path.join(folder, 'tables.sqlite');

/** All marks that are in a file, whatever SQLite makes of it. */
const marks = (file: string): readonly string[] => [...new Set(fs.readFileSync(file, 'latin1').match(/MARK\d{6}/g))];

it('every name that was replaced, and everything of a table that is gone, in thousands of changes', async () => {
  const db = new Database(name);
  const file = openFile(db);
  // What is asked here does not hang on when it reaches the disk.
  db.pragma('synchronous = OFF');
  const rng = rngFrom('erase');
  let made = 0;
  const mark = (): string => `MARK${String(++made).padStart(6, '0')}`;
  const text = (longest: number): string => `{"name":"${mark()}","more":"${'x'.repeat(rng.below(longest))}"}`;
  const living = new Map<string, { head: string; log: string[] }>();
  for (let round = 0; round < 4_000; round += 1) {
    const tables = [...living.keys()];
    const table =
      rng.below(3) === 0 || tables.length < 5 ? `t${rng.below(1_000_000)}` : tables[rng.below(tables.length)]!;
    const was = living.get(table) ?? { head: '', log: [] };
    if (was.head !== '' && rng.below(4) === 0) {
      file.remove([table]);
      living.delete(table);
      continue;
    }
    const now = { head: text(4_000), log: [...was.log, text(100)] };
    const entries = [{ match: 1, seq: was.log.length, text: now.log.at(-1)! }];
    expect(file.keep([{ table, head: now.head, until: 1, entries }])).toEqual([null]);
    living.set(table, now);
  }
  file.wipe();
  const kept = [...living.values()].flatMap(({ head, log }) => [head, ...log].map((one) => one.slice(9, 19))).sort();
  expect(kept.length).toBeGreaterThan(500);
  expect(made - kept.length).toBeGreaterThan(1_000);
  expect([...marks(name)].sort()).toEqual(kept);
  expect(marks(`${name}-wal`)).toEqual([]);
  const saved = path.join(folder, 'saved');
  await saveTables(folder, saved);
  expect([...marks(saved)].sort()).toEqual(kept);
  // Of a server that ends, and of all that it erased, no more is left than while it ran.
  file.remove([...living.keys()]);
  file.close();
  expect([fs.existsSync(`${name}-wal`), marks(name)]).toEqual([false, []]);
});

it('while somebody reads the file nobody waits: the log is emptied when they have done', () => {
  const read = path.join(folder, 'read.sqlite');
  const file = openFile(new Database(read));
  file.keep([{ table: 'a', head: '{"name":"MARK000001"}', until: 1 }]);
  const reader = new Database(read, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM heads').get();
  const before = performance.now();
  file.remove(['a']);
  // A lock is waited for five seconds, where it is waited for.
  expect(performance.now() - before).toBeLessThan(4_000);
  expect(marks(`${read}-wal`)).toEqual(['MARK000001']);
  reader.close();
  file.wipe();
  expect([marks(read), marks(`${read}-wal`)]).toEqual([[], []]);
  file.close();
});

it('a file of a release that overwrote nothing is written anew once: what was erased then is gone, what is kept is there', () => {
  const old = path.join(folder, 'old.sqlite');
  const db = new Database(old);
  db.pragma('journal_mode = WAL');
  db.pragma('secure_delete = OFF');
  db.exec('CREATE TABLE heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID');
  db.pragma('user_version = 3');
  const put = db.prepare('INSERT INTO heads VALUES (?, ?, 1)');
  for (let n = 100_000; n < 100_400; n++) put.run(`t${n}`, `{"name":"MARK${n}","more":"${'x'.repeat(900)}"}`);
  db.exec("DELETE FROM heads WHERE name <> 't100007'");
  db.close();
  expect(marks(old).length).toBeGreaterThan(300);
  const file = openFile(new Database(old));
  file.wipe();
  expect([marks(old), marks(`${old}-wal`)]).toEqual([['MARK100007'], []]);
  expect(file.tables().map(({ table }) => table)).toEqual(['t100007']);
  file.close();
  // Not at every start: what is put there from outside stays.
  const stained = new Database(old);
  stained.pragma('secure_delete = OFF');
  stained.exec(`CREATE TABLE odd (mark TEXT); INSERT INTO odd VALUES ('MARK200000'); DROP TABLE odd`);
  stained.close();
  openFile(new Database(old)).close();
  expect(marks(old)).toContain('MARK200000');
});
