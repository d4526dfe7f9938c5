// Saving and bringing back on real files: nothing that was there is ever gone, whatever is brought back over it, and what is
// brought back is whole.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { bringBack, CannotUse, saveTables } from './index.ts';
import { openFile } from './sqlite-file.ts';
import { sqliteStore } from './sqlite-store.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-backup-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const newFolder = (): string => fs.mkdtempSync(path.join(root, 'f-'));
const inside = (folder: string): string => path.join(folder, 'tables.sqlite');

/** The tables of a file, as a server that opens it has them. */
function names(file: string): readonly string[] {
  const db = openFile(new Database(file));
  const found = db.tables().map(({ table }) => table);
  db.close();
  return found;
}

/** A folder as a server leaves it that is killed: the first table is in the file, the others in its log alone. */
function killed(first: string, ...others: readonly string[]): string {
  const [folder, left] = [newFolder(), newFolder()];
  const head = (table: string) => ({ table, head: `{"of":"${table}"}`, until: 1 });
  const db = openFile(new Database(inside(folder)));
  db.keep([head(first)]);
  db.wipe();
  for (const table of others) db.keep([head(table)]);
  for (const name of fs.readdirSync(folder)) fs.copyFileSync(path.join(folder, name), path.join(left, name));
  db.close();
  expect(fs.statSync(`${inside(left)}-wal`).size > 0).toBe(others.length > 0);
  return left;
}

/** Every file of a folder with its bytes, but for the lock. */
const contents = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => !name.startsWith('lock.'))
    .map((name) => [name, fs.readFileSync(path.join(folder, name), 'base64')]);

const mode = (place: string): number => fs.statSync(place).mode & 0o777;

describe('restore', () => {
  it('can be undone: what was put aside is brought back whole, and stays', async () => {
    const folder = killed('a', 'b');
    const saved = path.join(newFolder(), 'saved.sqlite');
    expect(await saveTables(killed('a'), saved)).toBe(1);
    const first = `${inside(folder)}.before-restore`;
    expect(await bringBack(folder, saved)).toEqual({ count: 1, aside: first });
    expect(names(inside(folder))).toEqual(['a']);
    expect(await bringBack(folder, first)).toEqual({ count: 2, aside: `${first}-2` });
    expect(names(inside(folder))).toEqual(['a', 'b']);
    expect([names(first), names(`${first}-2`)]).toEqual([['a', 'b'], ['a']]);
  });

  it('of a copied folder takes its log along, and only reads it', async () => {
    const copy = killed('a', 'b', 'c');
    const before = contents(copy);
    const folder = path.join(newFolder(), 'new');
    expect(await bringBack(folder, inside(copy))).toEqual({ count: 3, aside: null });
    expect(names(inside(folder))).toEqual(['a', 'b', 'c']);
    expect(contents(copy)).toEqual(before);
  });

  it('of the file in use, by whatever name, changes nothing', async () => {
    const folder = killed('a', 'b');
    const [link, second] = [path.join(root, 'link'), path.join(root, 'second')];
    fs.symlinkSync(inside(folder), link);
    fs.linkSync(inside(folder), second);
    const before = contents(folder);
    for (const name of [inside(folder), link, second])
      await expect(bringBack(folder, name)).rejects.toThrow('the file in use');
    expect(contents(folder)).toEqual(before);
  });

  it('of what cannot be brought back says why and changes nothing', async () => {
    const folder = killed('a', 'b');
    const before = contents(folder);
    const place = newFolder();
    const file = (name: string): string => path.join(place, name);
    await saveTables(killed('a'), file('saved'));
    const bytes = fs.readFileSync(file('saved'));
    fs.writeFileSync(file('cut'), bytes.subarray(0, bytes.length - 4_096));
    fs.writeFileSync(file('blots'), bytes.fill(0xaa, 5_000, 9_000));
    fs.writeFileSync(file('junk'), 'junk');
    fs.writeFileSync(file('empty'), '');
    const other = new Database(file('other'));
    other.exec('CREATE TABLE birds (name)');
    other.close();
    await saveTables(killed('a'), file('newer'));
    const newer = new Database(file('newer'));
    newer.pragma('user_version = 99');
    newer.close();
    const reasons = {
      ...{ nothing: 'There is no file', '.': 'is no file', junk: 'holds no tables', empty: 'holds no tables' },
      ...{ other: 'holds no tables', cut: 'is damaged', blots: 'is damaged', newer: 'by a newer Cardinal' },
    };
    for (const [name, why] of Object.entries(reasons)) {
      const failed = bringBack(folder, file(name));
      await expect(failed, name).rejects.toThrow(why);
      await expect(failed, name).rejects.toBeInstanceOf(CannotUse);
    }
    expect(contents(folder)).toEqual(before);
  });

  it('from a folder that a server uses is refused: its file and its log change meanwhile', async () => {
    const used = newFolder();
    const store = await sqliteStore(used);
    const folder = killed('a');
    await expect(bringBack(folder, inside(used))).rejects.toThrow('Save its tables with cardinal backup');
    await expect(bringBack(used, inside(folder))).rejects.toThrow('Stop it first');
    await store.close();
    expect(names(inside(folder))).toEqual(['a']);
  });

  it('over a damaged file keeps that as it is, with its log', async () => {
    const folder = killed('a', 'b');
    fs.writeFileSync(inside(folder), 'damaged');
    fs.writeFileSync(`${inside(folder)}-wal`, 'so is this');
    const saved = path.join(newFolder(), 'saved');
    await saveTables(killed('c'), saved);
    const aside = `${inside(folder)}.before-restore`;
    expect(await bringBack(folder, saved)).toEqual({ count: 1, aside });
    expect(names(inside(folder))).toEqual(['c']);
    expect([aside, `${aside}-wal`].map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['damaged', 'so is this']);
  });

  it.skipIf(process.platform !== 'linux')('onto a disk that is full changes nothing and says so', async () => {
    const folder = killed('a', 'b');
    const saved = path.join(newFolder(), 'saved');
    await saveTables(killed('c'), saved);
    const before = contents(folder);
    const program = `import { bringBack } from '${new URL('./backup.ts', import.meta.url).href}';
      await bringBack(${JSON.stringify(folder)}, ${JSON.stringify(saved)}).catch((error) => console.log(error.message));`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
    // So large a file may be written, and no larger: the copy fits, the whole file that is made of it does not.
    const said = execFileSync('prlimit', ['--fsize=9000', ...node], { encoding: 'utf8' });
    expect(said).toMatch(/^The disk of \S+ is full/);
    expect(contents(folder)).toEqual(before);
  });
});

describe('backup', () => {
  it('says what is the matter with the place it is to be saved in, and leaves nothing there', async () => {
    const folder = killed('a');
    const place = newFolder();
    await expect(saveTables(folder, path.join(place, 'none/saved'))).rejects.toThrow(
      `There is no folder ${place}/none`,
    );
    await expect(saveTables(folder, place)).rejects.toThrow('is there already');
    await expect(saveTables(place, path.join(place, 'saved'))).rejects.toThrow(`No tables are kept in ${place}`);
    fs.writeFileSync(inside(folder), 'damaged');
    await expect(saveTables(folder, path.join(place, 'saved'))).rejects.toThrow(CannotUse);
    expect(fs.readdirSync(place)).toEqual([]);
  });

  it('and all that is made in a folder of tables are for their owner alone', async () => {
    const folder = path.join(newFolder(), 'made/here');
    const store = await sqliteStore(folder);
    await store.write({ table: 'a', head: '{}', until: 1 });
    const saved = path.join(newFolder(), 'saved');
    await saveTables(folder, saved);
    const files = fs.readdirSync(folder).map((name) => [name, mode(path.join(folder, name)).toString(8)]);
    await store.close();
    expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['tables.sqlite', 'tables.sqlite-wal']));
    expect(files.filter(([, rights]) => rights !== '600')).toEqual([]);
    expect([path.dirname(folder), folder].map(mode)).toEqual([0o700, 0o700]);
    expect(mode(saved)).toBe(0o600);
    await bringBack(folder, saved);
    expect(mode(inside(folder))).toBe(0o600);
  });
});
