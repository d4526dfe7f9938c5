// Tables saved to one file, also while a server runs, and brought back while none does. SQLite is loaded only when asked:
// where its machine code cannot load, everything else of this package works.
import fs from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { FILE_NAME, LOCK_NAME } from './sqlite-names.ts';

/** Tables cannot be saved or brought back as asked; the message is a sentence for whoever asked. */
export class CannotMove extends Error {}

const load = async (): Promise<typeof Database> => (await import('better-sqlite3')).default;

/** Saves all tables of a folder to a file that is not there yet; how many. Rejects with {@link CannotMove}. */
export async function saveTables(folder: string, file: string): Promise<number> {
  if (fs.existsSync(file)) throw new CannotMove(`${file} is there already. Name another file.`);
  const Sqlite = await load();
  const tables = path.join(folder, FILE_NAME);
  if (!fs.existsSync(tables))
    throw new CannotMove(`No tables are kept in ${folder}. Set CARDINAL_DATA to the folder that the server has.`);
  proved(Sqlite, tables);
  const db = new Sqlite(tables, { readonly: true });
  // Written beside and moved at the end: a file with this name is always whole.
  const part = `${file}.part`;
  try {
    await db.backup(part);
    // One file and no other beside it, whoever looks into it.
    const copy = new Sqlite(part);
    copy.pragma('journal_mode = DELETE');
    copy.close();
    fs.renameSync(part, file);
  } catch {
    fs.rmSync(part, { force: true, recursive: true });
    throw unwritten(file);
  } finally {
    db.close();
  }
  return proved(Sqlite, file);
}

/** Puts the tables of a file into a folder; how many, and where what was there before lies now, null where nothing was. Rejects with {@link CannotMove}. */
export async function bringBack(
  folder: string,
  file: string,
): Promise<{ readonly count: number; readonly aside: string | null }> {
  const Sqlite = await load();
  const count = proved(Sqlite, file);
  fs.mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(path.join(folder, LOCK_NAME), { timeout: 500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new CannotMove(`A server uses ${folder}. Stop it first.`);
  }
  const tables = path.join(folder, FILE_NAME);
  // Whole, and the server's own, before anything that is there is touched.
  const part = `${tables}.part`;
  try {
    fs.copyFileSync(file, part);
    handOver(folder, part, path.join(folder, LOCK_NAME));
  } catch {
    fs.rmSync(part, { force: true, recursive: true });
    lock.close();
    throw unwritten(tables);
  }
  const before = fs.existsSync(tables);
  const aside = free(`${tables}.before-restore`);
  for (const end of ['', '-wal', '-shm']) {
    if (fs.existsSync(tables + end)) fs.renameSync(tables + end, aside + end);
  }
  fs.renameSync(part, tables);
  lock.close();
  return { count, aside: before ? aside : null };
}

const unwritten = (file: string): CannotMove =>
  new CannotMove(`${file} cannot be written. Is its folder there, and is there room? Nothing has changed.`);

/** Gives files to whoever the folder belongs to: an administrator brings tables back for a server that runs as somebody else. */
function handOver(folder: string, ...files: readonly string[]): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(folder);
  for (const file of files) fs.chownSync(file, uid, gid);
}

/** The first name that nothing has: what was put aside once is not thrown away by the next time. */
function free(name: string): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}-${number}`;
    if (!fs.existsSync(one)) return one;
  }
}

/** How many tables a file holds; throws unless it holds whole ones of ours. */
function proved(Sqlite: typeof Database, file: string): number {
  if (!fs.existsSync(file)) throw new CannotMove(`There is no file ${file}.`);
  let db: Database.Database | undefined;
  try {
    db = new Sqlite(file, { readonly: true });
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new CannotMove(`${file} is damaged.`);
    return Number(db.prepare('SELECT count(*) FROM heads').pluck().get());
  } catch (error) {
    if (error instanceof CannotMove) throw error;
    throw new CannotMove(`${file} holds no tables of Cardinal.`);
  } finally {
    db?.close();
  }
}
