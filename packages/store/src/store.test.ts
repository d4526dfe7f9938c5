// One contract, both stores; then what only a file can show: it is there after a kill, it has one writer, it says when
// it is full.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bringBack,
  CannotUse,
  memoryStore,
  NotKept,
  saveTables,
  openStore,
  type Change,
  type EventStore,
} from './index.ts';
import { openFile } from './sqlite-file.ts';
import { sqliteStore } from './sqlite-store.ts';
import { joined, packed } from './journal-text.ts';
import { Journal } from './journal.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

const entry = (seq: number, match = 1) => ({ match, seq, text: `{"seq":${seq},"of":${match}}` });
const STORES: readonly [string, () => Promise<EventStore>][] = [
  ['memory', async () => memoryStore()],
  ['sqlite', () => sqliteStore(newFolder())],
];

describe.each(STORES)('%s', (_, open) => {
  it('gives back what was written, in order', async () => {
    const store = await open();
    await store.write({ table: 'a', head: 'first', until: 5, entries: [entry(0), entry(1)] });
    await store.write({ table: 'a', head: 'second', until: 9 });
    await store.write({ table: 'a', entries: [entry(2)] });
    await store.write({ table: 'b', head: 'other', until: 7 });
    expect(await store.entries('a', 1)).toEqual([0, 1, 2].map((seq) => entry(seq).text));
    expect(await store.entries('b', 1)).toEqual([]);
    expect(await store.table('a')).toEqual({ table: 'a', head: 'second', until: 9 });
    expect(await store.table('c')).toBeNull();
    expect([...(await store.tables())].sort((x, y) => (x.table < y.table ? -1 : 1))).toEqual([
      { table: 'a', head: 'second', until: 9 },
      { table: 'b', head: 'other', until: 7 },
    ]);
    await store.close();
  });

  it('refuses what does not follow, whole, and goes on', async () => {
    const store = await open();
    await store.write({ table: 'a', head: 'x', until: 1, entries: [entry(0)] });
    const stale = [
      { table: 'a', head: 'y', until: 2, entries: [entry(0)] },
      { table: 'a', head: 'y', until: 2, entries: [entry(2)] },
      { table: 'a', head: 'y', until: 2, entries: [entry(1), entry(3)] },
      { table: 'a', head: 'y', until: 2, entries: [entry(1), entry(1, 2)] },
    ];
    for (const change of stale) {
      const failed = store.write(change);
      await expect(failed).rejects.toBeInstanceOf(NotKept);
      await expect(failed).rejects.toMatchObject({ why: 'stale' });
    }
    await store.write({ table: 'a', entries: [entry(1)] });
    expect(await store.entries('a', 1)).toHaveLength(2);
    expect(await store.tables()).toEqual([{ table: 'a', head: 'x', until: 1 }]);
    await store.close();
  });

  it('calls what is to be done meanwhile, also for what is refused; what that throws is told, and the change is kept', async () => {
    const store = await open();
    const seen: string[] = [];
    await store.write({ table: 'a', entries: [entry(0)] }, () => seen.push('first'));
    const stale = store.write({ table: 'a', entries: [entry(5)] }, () => seen.push('stale'));
    await expect(stale).rejects.toMatchObject({ why: 'stale' });
    const thrown = store.write({ table: 'a', entries: [entry(1)] }, () => {
      throw new Error('planted');
    });
    await expect(thrown).rejects.toThrow('planted');
    await store.write({ table: 'a', entries: [entry(2)] });
    expect(seen).toEqual(['first', 'stale']);
    expect(await store.entries('a', 1)).toHaveLength(3);
    await store.close();
  });

  it('forgets earlier matches and removed tables', async () => {
    const store = await open();
    await store.write({ table: 'a', head: 'x', until: 1, entries: [entry(0, 1), entry(0, 2)] });
    await store.write({ table: 'b', head: 'x', until: 1, entries: [entry(0)] });
    await store.write({ table: 'a', entries: [entry(0, 3)], forgetBefore: 3 });
    expect(await store.entries('a', 2)).toEqual([]);
    expect(await store.entries('a', 3)).toHaveLength(1);
    await store.remove(['a', 'nobody']);
    expect((await store.tables()).map(({ table }) => table)).toEqual(['b']);
    expect(await store.entries('a', 3)).toEqual([]);
    await store.close();
  });

  it('keeps the order of a table whatever the others do', async () => {
    const plan = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });
    const store = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(plan, async (letters) => {
        run += 1;
        const tables = letters.map((letter) => `${letter}${run}`);
        const next: Record<string, number> = {};
        const writes = tables.map((table) => {
          const seq = (next[table] = (next[table] ?? -1) + 1);
          return store.write({ table, entries: [entry(seq)] });
        });
        await Promise.all(writes);
        for (const [table, seq] of Object.entries(next)) {
          expect(await store.entries(table, 1)).toEqual(Array.from({ length: seq + 1 }, (_, at) => entry(at).text));
        }
      }),
      { numRuns: 30 },
    );
    await store.close();
  });
  it('tells each write its own end, however many turns of the loop and questions lie between them', async () => {
    const store = await open();
    const said: Promise<string>[] = [];
    const next = new Map<string, number>();
    const expected: string[] = [];
    for (let i = 0; i < 300; i++) {
      const table = `t${i % 7}`;
      const seq = next.get(table) ?? 0;
      // Every fifth one does not follow; of the rest some go as a line and some whole.
      const stale = i % 5 === 3;
      const change = {
        table,
        entries: [entry(stale ? seq + 1 : seq)],
        ...(i % 4 === 0 && { head: `h${i}`, until: i }),
      };
      if (!stale) next.set(table, seq + 1);
      expected.push(stale ? 'stale' : 'kept');
      said.push(
        store.write(change).then(
          () => 'kept',
          (error: unknown) => (error as NotKept).why,
        ),
      );
      if (i % 3 === 0) await new Promise((turn) => setImmediate(turn));
      if (i % 50 === 0) await store.entries(table, 1);
    }
    expect(await Promise.all(said)).toEqual(expected);
    for (const [table, count] of next) expect(await store.entries(table, 1)).toHaveLength(count);
    await store.close();
  });
});

describe('a file', () => {
  it('is there again after the store was closed', async () => {
    const folder = newFolder();
    const first = await sqliteStore(folder);
    void first.write({ table: 'a', head: 'kept', until: 3, entries: [entry(0)] });
    await first.close();
    const again = await sqliteStore(folder);
    expect(await again.tables()).toEqual([{ table: 'a', head: 'kept', until: 3 }]);
    await again.write({ table: 'a', entries: [entry(1)] });
    expect(await again.entries('a', 1)).toHaveLength(2);
    await again.close();
  });

  it('holds every acknowledged entry after kill -9', async () => {
    const folder = newFolder();
    const module = new URL('./sqlite-store.ts', import.meta.url).href;
    const program = `
      import { sqliteStore } from '${module}';
      const store = await sqliteStore(${JSON.stringify(folder)});
      const run = async (table) => {
        for (let seq = 0; ; seq++) {
          await store.write({ table, head: 'h', until: 1, entries: [{ match: 1, seq, text: String(seq) }] });
          process.stdout.write(table + ' ' + seq + '\\n');
        }
      };
      for (const table of ['a', 'b', 'c', 'd']) void run(table);
    `;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    let said = '';
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.length > 4_000) child.kill('SIGKILL');
    });
    await ended;
    const lines = said.split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(100);
    const store = await sqliteStore(folder);
    for (const table of ['a', 'b', 'c', 'd']) {
      const told = lines.filter((line) => line.startsWith(table)).map((line) => line.slice(2));
      const kept = await store.entries(table, 1);
      expect(kept.slice(0, told.length)).toEqual(told);
      // At most the one that was under way stands there without having been told.
      expect(kept.length - told.length).toBeLessThanOrEqual(1);
    }
    await store.close();
  });

  it('has one writer: a second server at the same folder is refused', async () => {
    const folder = newFolder();
    const first = await sqliteStore(folder);
    await first.write({ table: 'a', head: 'x', until: 1 });
    await expect(openStore(folder, () => undefined)).rejects.toThrow(`keeps its tables in ${folder}. Stop it`);
    await first.close();
  });

  it('is saved while a server runs, and brought back when none does', async () => {
    const folder = newFolder();
    const saved = path.join(folder, 'saved.sqlite');
    const store = await sqliteStore(folder);
    await store.write({ table: 'a', head: 'x', until: 1, entries: [entry(0)] });
    expect(await saveTables(folder, saved)).toBe(1);
    await expect(saveTables(folder, saved)).rejects.toThrow('is there already');
    await store.write({ table: 'b', head: 'y', until: 1 });
    await expect(bringBack(folder, saved)).rejects.toThrow('Stop it first');
    await store.close();
    await expect(bringBack(folder, path.join(folder, 'nothing'))).rejects.toThrow('There is no file');
    fs.writeFileSync(path.join(folder, 'junk'), 'junk');
    await expect(bringBack(folder, path.join(folder, 'junk'))).rejects.toThrow(CannotUse);
    const aside = path.join(folder, 'tables.sqlite.before-restore');
    expect(await bringBack(folder, saved)).toEqual({ count: 1, aside });
    // The saved file is one file, also after somebody looked into it.
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('saved'))).toEqual(['saved.sqlite']);
    // Where nothing was, nothing lies aside.
    expect(await bringBack(path.join(folder, 'new'), saved)).toEqual({ count: 1, aside: null });
    const again = await sqliteStore(folder);
    expect((await again.tables()).map(({ table }) => table)).toEqual(['a']);
    expect(await again.entries('a', 1)).toEqual([entry(0).text]);
    await again.close();
    // The next time throws nothing away, and a file that cannot be written changes nothing.
    expect(await bringBack(folder, saved)).toEqual({ count: 1, aside: `${aside}-2` });
    await expect(saveTables(newFolder(), path.join(folder, 'none.sqlite'))).rejects.toThrow('Set CARDINAL_DATA');
    await expect(saveTables(folder, path.join(folder, 'no', 'folder'))).rejects.toThrow('Make it first');
  });

  it.skipIf(process.geteuid?.() !== 0)('brings tables back as files of whoever the folder belongs to', async () => {
    const [from, folder] = [newFolder(), newFolder()];
    const store = await sqliteStore(from);
    await store.write({ table: 'a', head: 'x', until: 1 });
    await store.close();
    const saved = path.join(from, 'saved.sqlite');
    await saveTables(from, saved);
    fs.chownSync(folder, 4_242, 4_343);
    await bringBack(folder, saved);
    const owners = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)));
    expect(owners.length).toBeGreaterThan(1);
    for (const { uid, gid } of owners) expect([uid, gid]).toEqual([4_242, 4_343]);
  });

  it('puts entries into a journal and sorts them in later; nobody who reads, forgets or opens anew can tell', () => {
    const name = path.join(newFolder(), 'sorted.sqlite');
    let file = openFile(new Database(name), new Journal(8_192));
    const tables = ['a', 'b', 'c', 'd', 'e'];
    const log = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => entry(from + at, 2));
    const texts = (to: number) => log(0, to).map(({ text }) => text);
    const grow = (from: number, to: number) => {
      for (let seq = from; seq < to; seq += 100)
        file.keep(tables.map((table) => ({ table, head: 'h', until: 1, entries: log(seq, seq + 100) })));
    };
    const column = (of: string) => {
      const db = new Database(name, { readonly: true });
      const texts = db.prepare<[], string>(`SELECT ${of}`).pluck().all();
      db.close();
      return texts;
    };
    const counted = (what: 'entries' | 'journal') =>
      what === 'journal'
        ? column('at FROM journal').length
        : column('text FROM entries').flatMap((run) => run.split('\n')).length;
    file.keep([{ table: 'a', entries: [entry(0, 1)] }]);
    grow(0, 1_600);
    expect([counted('entries'), counted('journal')]).toEqual([0, 17]);
    // With the seventeenth hundred they are many; with each one after, a thousand could be sorted in, but tables go whole.
    for (const [to, sorted] of [
      [1_700, 0],
      [1_800, 0],
      [1_900, 1_701],
      [2_000, 1_701],
      [2_100, 3_401],
      [2_200, 3_401],
      [2_300, 5_101],
    ] as const) {
      grow(to - 100, to);
      expect(counted('entries')).toBe(sorted);
      for (const table of tables) expect(file.entries(table, 2)).toEqual(texts(to));
    }
    grow(2_300, 2_400);
    expect([counted('entries'), counted('journal')]).toEqual([6_801, 25]);
    expect(file.keep([{ table: 'b', entries: [entry(2_399, 2)] }])).toEqual(['stale']);
    file.close();
    file = openFile(new Database(name));
    expect([counted('entries'), counted('journal')]).toEqual([12_001, 0]);
    // Of a table's 2,400 those 1,700 that were old together are in 14 rows, the 700 that the journal still held in 6.
    expect(column("seq FROM entries WHERE name = 'b'")).toHaveLength(20);
    expect(file.keep([{ table: 'b', entries: [entry(500, 2)] }])).toEqual(['stale']);
    expect(file.keep([{ table: 'b', entries: [entry(2_400, 2)] }])).toEqual([null]);
    expect(file.entries('b', 2)).toEqual(texts(2_401));
    // Another match begins and the one before is forgotten, in both places.
    expect(file.keep([{ table: 'b', entries: [entry(0, 3)], forgetBefore: 3 }])).toEqual([null]);
    expect([file.entries('b', 2), file.entries('b', 3)]).toEqual([[], [entry(0, 3).text]]);
    expect(file.keep([{ table: 'b', entries: [entry(1, 3)] }])).toEqual([null]);
    expect(file.keep([{ table: 'c', entries: [entry(0, 3), entry(0, 4), entry(0, 3)] }])).toEqual(['stale']);
    expect(file.keep([{ table: 'd', entries: [entry(2_400, 2)] }])).toEqual([null]);
    file.remove(['d']);
    expect([file.entries('d', 2), file.entries('a', 2).length]).toEqual([[], 2_400]);
    expect(file.keep([{ table: 'd', entries: [entry(0, 2)] }])).toEqual([null]);
    file.close();
    file = openFile(new Database(name));
    const left = [file.entries('b', 2), file.entries('b', 3), file.entries('d', 2), file.entries('a', 1)];
    expect(left).toEqual([[], [entry(0, 3).text, entry(1, 3).text], [entry(0, 2).text], [entry(0, 1).text]]);
    file.close();
  });

  it('is the same whenever the power goes while entries are sorted in', () => {
    const folder = newFolder();
    const name = path.join(folder, 'cut.sqlite');
    const file = openFile(new Database(name), new Journal(2_048));
    const rows = new Database(name, { readonly: true });
    const firstRow = rows.prepare<[], number>('SELECT min(at) FROM journal').pluck();
    const tables = Array.from({ length: 40 }, (_, at) => `t${at}`);
    const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => entry(from + at, 2));
    for (const table of tables)
      for (const from of [0, 100, 200]) file.keep([{ table, entries: many(from, Math.min(250, from + 100)) }]);
    const copies = new Map<number, string>();
    const gone = [firstRow.get()!];
    for (const [at, table] of tables.entries()) {
      // Every fifth goes on to another match, so that what is sorted in late may be forgotten already.
      if (at % 5 === 4) file.keep([{ table, entries: [entry(0, 3)], forgetBefore: 3 }]);
      else file.keep([{ table, entries: many(250, 280) }]);
      gone.push(firstRow.get()!);
      if (at % 3 > 0) continue;
      const copy = path.join(folder, `copy${at}.sqlite`);
      for (const end of ['', '-wal']) fs.copyFileSync(name + end, copy + end);
      copies.set(at, copy);
    }
    rows.close();
    // The old rows went, a few with each commit: 25 of them with 2,048 entries.
    expect(gone.at(-1)! - gone[0]!).toBeGreaterThan(8);
    expect(Math.max(...gone.slice(1).map((row, at) => row - gone[at]!))).toBe(1);
    for (const [done, copy] of copies) {
      const found = openFile(new Database(copy));
      const lengths = tables.map((table) => found.entries(table, 2).length + found.entries(table, 3).length);
      expect(lengths).toEqual(tables.map((_, at) => (at > done ? 250 : at % 5 === 4 ? 1 : 280)));
      found.close();
    }
    file.close();
  });

  it('of the first edition is opened, with what it holds', () => {
    const db = new Database(path.join(newFolder(), 'old.sqlite'));
    db.exec(`CREATE TABLE heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE entries (name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (name, match, seq)) WITHOUT ROWID;
      INSERT INTO heads VALUES ('a', 'x', 1);
      INSERT INTO entries VALUES ('a', 1, 0, 'first');
      PRAGMA user_version = 1;`);
    const file = openFile(db);
    expect(file.keep([{ table: 'a', entries: [entry(0)] }])).toEqual(['stale']);
    expect(file.keep([{ table: 'a', entries: [entry(1)] }])).toEqual([null]);
    expect(file.entries('a', 1)).toEqual(['first', entry(1).text]);
    file.close();
  });

  it('of the second edition is opened, with what it holds in both places', () => {
    const db = new Database(path.join(newFolder(), 'old.sqlite'));
    db.exec(`CREATE TABLE heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE entries (name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (name, match, seq)) WITHOUT ROWID;
      CREATE TABLE latest (name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL);
      INSERT INTO heads VALUES ('a', 'x', 1);
      INSERT INTO entries VALUES ('a', 1, 0, 'first');
      INSERT INTO latest VALUES ('b', 1, 0, 'other'), ('a', 1, 1, 'second');
      PRAGMA user_version = 2;`);
    const file = openFile(db);
    expect([file.entries('a', 1), file.entries('b', 1)]).toEqual([['first', 'second'], ['other']]);
    expect(file.keep([{ table: 'a', entries: [entry(1)] }])).toEqual(['stale']);
    expect(file.keep([{ table: 'a', entries: [entry(2)] }])).toEqual([null]);
    file.close();
  });

  it('of the third edition is opened, with what it holds in both places once', () => {
    const db = new Database(path.join(newFolder(), 'old.sqlite'));
    db.exec(`CREATE TABLE heads (name TEXT PRIMARY KEY, head TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE entries (name TEXT NOT NULL, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (name, match, seq)) WITHOUT ROWID;
      CREATE TABLE journal (at INTEGER PRIMARY KEY, lines TEXT NOT NULL);
      INSERT INTO heads VALUES ('a', 'x', 1);
      INSERT INTO entries VALUES ('a', 1, 0, 'first'), ('a', 1, 1, 'second'), ('b', 1, 0, 'gone');
      INSERT INTO journal VALUES (7, 'a' || char(10) || '1' || char(10) || '1' || char(10) || 'second' || char(10)),
        (8, 'a' || char(10) || '1' || char(10) || '2' || char(10) || 'third' || char(10)
          || 'b' || char(10) || '2' || char(10) || '-' || char(10) || char(10));
      PRAGMA user_version = 3;`);
    const file = openFile(db);
    expect([file.entries('a', 1), file.entries('b', 1)]).toEqual([['first', 'second', 'third'], []]);
    expect(file.keep([{ table: 'a', entries: [entry(2)] }])).toEqual(['stale']);
    expect(file.keep([{ table: 'a', entries: [entry(3)] }])).toEqual([null]);
    file.close();
  });

  it('that is full says so, keeps nothing of the batch, and goes on when there is room again', () => {
    const db = new Database(path.join(newFolder(), 'small.sqlite'));
    const file = openFile(db);
    expect(file.keep([{ table: 'a', head: 'x', until: 1, entries: [entry(0)] }])).toEqual([null]);
    const pages = Number(db.pragma('page_count', { simple: true }));
    db.pragma(`max_page_count = ${pages}`);
    const large = { match: 1, seq: 1, text: 'x'.repeat(100_000) };
    expect(
      file.keep([
        { table: 'a', head: 'y', until: 2, entries: [large] },
        { table: 'b', head: 'z', until: 1 },
      ]),
    ).toEqual(['full', 'full']);
    expect(file.tables()).toEqual([{ table: 'a', head: 'x', until: 1 }]);
    db.pragma('max_page_count = 1000000');
    expect(file.keep([{ table: 'a', entries: [large] }])).toEqual([null]);
    file.close();
  });

  it('is probed by a write that reaches the disk and changes nothing', () => {
    const name = path.join(newFolder(), 'probed.sqlite');
    const file = openFile(new Database(name));
    file.keep([{ table: 'a', head: 'x', until: 1, entries: [entry(0)] }]);
    const written = fs.statSync(`${name}-wal`).size;
    expect(file.probe()).toEqual([null]);
    expect(fs.statSync(`${name}-wal`).size).toBeGreaterThan(written);
    file.close();
    const again = openFile(new Database(name));
    expect(again.tables()).toEqual([{ table: 'a', head: 'x', until: 1 }]);
    again.close();
  });

  it('takes all that has come while the disk was busy in one commit, each turn of the loop by itself', async () => {
    const folder = newFolder();
    const store = await sqliteStore(folder);
    await store.write({ table: 'a', head: 'h', until: 1, entries: [entry(0)] });
    const other = new Database(path.join(folder, 'tables.sqlite'));
    // Whoever writes meanwhile waits for this one.
    other.exec('BEGIN IMMEDIATE');
    const writes: Promise<void>[] = [];
    for (let seq = 1; seq <= 500; seq++) {
      writes.push(store.write({ table: 'a', entries: [entry(seq)] }));
      await new Promise((turn) => setImmediate(turn));
    }
    other.exec('COMMIT');
    await Promise.all(writes);
    // The first one, what the thread had taken when it began to wait, and the rest.
    expect(other.prepare('SELECT count(*) FROM journal').pluck().get()).toBeLessThanOrEqual(4);
    other.close();
    expect(await store.entries('a', 1)).toHaveLength(501);
    await store.close();
  });

  it('leaves time for other things while the disk is busy; what they throw is the fault of their own write', async () => {
    const folder = newFolder();
    const store = await sqliteStore(folder);
    const other = new Database(path.join(folder, 'tables.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const seen: string[] = [];
    const write = (table: string, meanwhile: () => void) =>
      store.write({ table, entries: [entry(0)] }, meanwhile).then(
        () => void seen.push(`${table} kept`),
        (error: unknown) => void seen.push(`${table} ${String(error)}`),
      );
    const writes = [
      write('a', () => seen.push('a')),
      write('b', () => {
        throw new Error('planted');
      }),
      write('c', () => seen.push('c')),
    ];
    expect(seen).toEqual([]);
    await new Promise((turn) => setImmediate(turn));
    expect(seen).toEqual(['a', 'c', 'b Error: planted']);
    other.exec('COMMIT');
    other.close();
    await Promise.all(writes);
    expect(seen.slice(3)).toEqual(['a kept', 'c kept']);
    expect(await store.entries('b', 1)).toEqual([entry(0).text]);
    await store.close();
  });

  it('tells the others what became of theirs, where something cannot be handed over', async () => {
    const store = await sqliteStore(newFolder());
    const why = (error: unknown) => (error as NotKept).why;
    // No type allows it; a text that is too long for the way between threads would do the same.
    const head = (() => undefined) as unknown as string;
    const lost = store.write({ table: 'a', head, until: 1 }).catch(why);
    await new Promise((turn) => setImmediate(turn));
    const stale = store.write({ table: 'b', entries: [entry(5)] }).catch(why);
    await new Promise((turn) => setImmediate(turn));
    const kept = store.write({ table: 'b', entries: [entry(0)] });
    expect([await lost, await stale, await kept]).toEqual(['broken', 'stale', undefined]);
    expect(await store.entries('b', 1)).toEqual([entry(0).text]);
    await store.close();
  });

  it('says and holds what a plain model does, whatever shares a commit, is forgotten, sorted in or opened anew', () => {
    const folder = newFolder();
    const change = fc.record({
      table: fc.constantFrom('a', 'b'),
      matches: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      /** The entry at this place does not follow. */
      slip: fc.integer({ min: 0, max: 25 }),
      forget: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 5 }),
    });
    let run = 0;
    const opened = (name: string) => openFile(new Database(path.join(folder, name)), new Journal(16));
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 40 }), (batches) => {
        const name = `model${run++}.sqlite`;
        let file = opened(name);
        const logs = new Map<string, readonly string[]>();
        const log = (table: string, match: number) => logs.get(`${table}${match}`) ?? [];
        for (const [at, batch] of batches.entries()) {
          const expected: (string | null)[] = [];
          const changes = batch.map(({ table, matches, slip, forget }): Change => {
            const entries = matches.map((match, place) => {
              const seq = log(table, match).length + matches.slice(0, place).filter((other) => other === match).length;
              return entry(place === slip ? seq + 1 : seq, match);
            });
            const follows = slip >= entries.length;
            expected.push(follows ? null : 'stale');
            if (follows) {
              for (const { match, text } of entries) logs.set(`${table}${match}`, [...log(table, match), text]);
              for (let match = 1; match < (forget ?? 0); match++) logs.delete(`${table}${match}`);
            }
            return { table, entries, ...(forget !== null && { forgetBefore: forget }) };
          });
          expect(file.keep(joined(changes.map(packed)))).toEqual(expected);
          if (at % 7 < 6) continue;
          file.close();
          file = opened(name);
        }
        for (const table of ['a', 'b'])
          for (const match of [1, 2, 3, 4]) expect(file.entries(table, match)).toEqual(log(table, match));
        file.close();
      }),
      { numRuns: 80 },
    );
  });

  it('whose thread has gone says so of every write and probe', async () => {
    const store = await sqliteStore(newFolder());
    await store.probe();
    await store.close();
    const broken = { why: 'broken' };
    await expect(store.probe()).rejects.toMatchObject(broken);
    await expect(store.write({ table: 'a', head: 'x', until: 1 })).rejects.toMatchObject(broken);
  });
});

it('what goes to the thread as lines is kept as if it went whole', () => {
  const changes: readonly Change[] = [
    { table: 'a', entries: [entry(0)] },
    { table: 'b', head: 'x', until: 1 },
    { table: 'c', entries: [entry(0), entry(1)] },
    { table: 'a', entries: [entry(2)] },
    { table: 'd', entries: [entry(0)], forgetBefore: 1 },
    { table: 'e', head: 'y', until: 2, entries: [entry(0)] },
    { table: 'f', entries: [] },
    { table: 'a', entries: [entry(1)] },
    { table: 'a', entries: [entry(0, 3)] },
    { table: 'a', entries: [entry(2)] },
    { table: 'g', entries: [{ match: 1, seq: 0, text: 'é 数 🂡' }] },
  ];
  const files = [changes, joined(changes.map(packed))].map((batch) => {
    const file = openFile(new Database(':memory:'));
    const outcomes = file.keep(structuredClone(batch));
    const kept = ['a', 'b', 'c', 'd', 'e', 'g'].flatMap((table) => file.entries(table, 1));
    return { outcomes, kept, heads: file.tables() };
  });
  expect(files[1]).toEqual(files[0]);
  expect(files[1]?.outcomes).toEqual(changes.map((_, at) => (at === 3 ? 'stale' : null)));
});

describe('which store', () => {
  it('is memory without a folder, silently', async () => {
    const said: string[] = [];
    expect((await openStore(null, (text) => said.push(text))).lasting).toBe(false);
    expect(said).toEqual([]);
  });

  it('is memory with a loud warning only where the native module cannot load', async () => {
    const said: string[] = [];
    const missing = async () => {
      throw new Error('Could not locate the bindings file. Tried: …');
    };
    const opened = await openStore(newFolder(), (text) => said.push(text), missing);
    expect(opened.lasting).toBe(false);
    expect(said.join()).toContain('TABLES ARE NOT KEPT');
    const denied = async () => {
      throw new Error('SQLITE_CANTOPEN: unable to open database file');
    };
    await expect(openStore(newFolder(), () => undefined, denied)).rejects.toThrow('cannot be made or opened');
  });

  it('is none where the native module cannot load and tables are kept: memory would make every page give its seat up', async () => {
    const folder = newFolder();
    const file = openFile(new Database(path.join(folder, 'tables.sqlite')));
    file.close();
    const other = async () => {
      throw new Error('The module was compiled against a different Node.js version using NODE_MODULE_VERSION 115.');
    };
    const opening = openStore(folder, () => undefined, other);
    await expect(opening).rejects.toThrow(CannotUse);
    await expect(opening).rejects.toThrow('npm rebuild better-sqlite3');
  });

  it.each<[string, (folder: string) => string, string]>([
    ['a file', (folder) => (fs.writeFileSync(`${folder}/file`, ''), `${folder}/file`), 'is no folder'],
    ['below a file', (folder) => (fs.writeFileSync(`${folder}/file`, ''), `${folder}/file/x`), 'is no folder'],
    ['a link to nowhere', (folder) => (fs.symlinkSync('nowhere', `${folder}/link`), `${folder}/link`), 'is no folder'],
    ['one of junk', (folder) => (fs.writeFileSync(`${folder}/tables.sqlite`, 'junk'.repeat(999)), folder), 'damaged'],
    [
      'with a folder in place of the file',
      (folder) => (fs.mkdirSync(`${folder}/tables.sqlite`), folder),
      'is a folder',
    ],
    ['of a very long name', (folder) => `${folder}/${'x'.repeat(300)}`, 'cannot be made'],
  ])('is none in a folder that is %s, and a sentence says so', async (_, made, says) => {
    const folder = made(newFolder());
    const opening = openStore(folder, () => undefined);
    await expect(opening).rejects.toThrow(CannotUse);
    await expect(opening).rejects.toThrow(says);
    await expect(opening).rejects.toThrow(folder);
  });

  it.skipIf(process.platform !== 'linux')('says at once where a file system takes no folders', async () => {
    await expect(openStore('/proc/none/here', () => undefined)).rejects.toThrow('/proc/none/here cannot be made');
  });

  it('of a later edition is refused with a sentence and left as it is', async () => {
    const folder = newFolder();
    const db = new Database(path.join(folder, 'tables.sqlite'));
    db.pragma('user_version = 99');
    db.close();
    const before = fs.readFileSync(path.join(folder, 'tables.sqlite'));
    await expect(openStore(folder, () => undefined)).rejects.toThrow('was written by a newer Cardinal');
    expect(fs.readFileSync(path.join(folder, 'tables.sqlite'))).toEqual(before);
  });
});
