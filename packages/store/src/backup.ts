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
  proved(Sqlite, tables);
  const db = new Sqlite(tables, { readonly: true });
  // Written beside and moved at the end: a file with this name is always whole.
  await db.backup(`${file}.part`);
  db.close();
  // One file and no other beside it, whoever looks into it.
  const copy = new Sqlite(`${file}.part`);
  copy.pragma('journal_mode = DELETE');
  copy.close();
  fs.renameSync(`${file}.part`, file);
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
  const aside = `${tables}.before-restore`;
  const before = fs.existsSync(tables);
  for (const end of ['', '-wal', '-shm']) {
    fs.rmSync(aside + end, { force: true });
    if (fs.existsSync(tables + end)) fs.renameSync(tables + end, aside + end);
  }
  fs.copyFileSync(file, tables);
  lock.close();
  return { count, aside: before ? aside : null };
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
