// Tables saved to one file, also while a server runs, and brought back while none does. SQLite is loaded only when asked:
// where its machine code cannot load, everything else of this package works. At no moment is anything there in one copy only
// that is not whole and flushed.
import fs from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { alsoNamed, flush, makeFile, makeFolder } from './private-files.ts';
import { FILE_NAME, LOCK_NAME } from './sqlite-names.ts';
import { EDITION } from './sqlite-tables.ts';
import { CannotUse, explained } from './trouble.ts';

const load = async (): Promise<typeof Database> => (await import('better-sqlite3')).default;

/** Does it; what goes wrong is said as a sentence about a place, if there is one. */
async function at<T>(place: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explained(error, place);
  }
}

/** Saves all tables of a folder to a file that is not there yet; how many. Rejects with {@link CannotUse}. */
export async function saveTables(folder: string, file: string): Promise<number> {
  const tables = path.join(folder, FILE_NAME);
  if (!fs.existsSync(tables))
    throw new CannotUse(`No tables are kept in ${folder}. Set CARDINAL_DATA to the folder that the server has.`);
  const taken = new CannotUse(`${file} is there already. Name another file.`);
  if (fs.existsSync(file)) throw taken;
  if (!fs.statSync(path.dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new CannotUse(`There is no folder ${path.dirname(file)}. Make it first.`);
  const Sqlite = await at(folder, load);
  // Written beside and named at the end: a file with this name is always whole.
  const part = `${file}.${process.pid}.part`;
  try {
    const db = await at(tables, () => new Sqlite(tables, { readonly: true }));
    const count = await at(tables, () => prove(db, tables));
    await at(file, () => writeWhole(db, part));
    db.close();
    await at(file, () => {
      if (!alsoNamed(part, file)) throw taken;
      flush(path.dirname(file));
    });
    return count;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** Puts the tables of a file, with what lies in its log beside it, into a folder; how many, and where what was there before lies now, null where nothing was. Rejects with {@link CannotUse}; then the folder holds what it held. */
export async function bringBack(
  folder: string,
  file: string,
): Promise<{ readonly count: number; readonly aside: string | null }> {
  const source = await at(file, () => fs.statSync(file, { throwIfNoEntry: false }));
  if (!source) throw new CannotUse(`There is no file ${file}.`);
  if (!source.isFile()) throw new CannotUse(`${file} is no file. Name one that was saved.`);
  const tables = path.join(folder, FILE_NAME);
  const present = await at(folder, () => fs.statSync(tables, { throwIfNoEntry: false }));
  if (present?.ino === source.ino && present.dev === source.dev)
    throw new CannotUse(`${file} is the file in use: it is back already.`);
  const Sqlite = await at(folder, load);
  return at(folder, async () => {
    makeFolder(folder);
    const lock = await held(Sqlite, folder);
    const work = path.join(folder, 'restoring');
    try {
      // Only what a restore that was cut off has copied: nothing that is not elsewhere.
      fs.rmSync(work, { recursive: true, force: true });
      fs.mkdirSync(work, { mode: 0o700 });
      const part = path.join(work, 'whole.sqlite');
      const count = await wholeCopy(Sqlite, file, work, part);
      handOver(folder, part, path.join(folder, LOCK_NAME));
      const aside = present ? putAside(Sqlite, tables) : null;
      fs.renameSync(part, tables);
      flush(folder);
      return { count, aside };
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
      lock.close();
    }
  });
}

/** Gives files to whoever the folder belongs to: an administrator brings tables back for a server that runs as somebody else. */
function handOver(folder: string, ...files: readonly string[]): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(folder);
  for (const file of files) fs.chownSync(file, uid, gid);
}

/** The folder's lock, held. */
async function held(Sqlite: typeof Database, folder: string): Promise<Database.Database> {
  makeFile(path.join(folder, LOCK_NAME));
  const lock = new Sqlite(path.join(folder, LOCK_NAME), { timeout: 500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (/locked|busy/.test(String(error))) throw new CannotUse(`A server uses ${folder}. Stop it first.`);
    throw error;
  }
}

/** Copies a file with its log, proves the copy and writes it as one whole file; how many tables it holds. The file itself is only read: opening it as a database would change it. */
async function wholeCopy(Sqlite: typeof Database, file: string, work: string, part: string): Promise<number> {
  nobodyWrites(Sqlite, file, work);
  const copy = path.join(work, 'copy.sqlite');
  for (const end of ['', '-wal', '-journal'])
    if (fs.existsSync(file + end)) await at(file + end, () => fs.copyFileSync(file + end, copy + end));
  fs.chmodSync(copy, 0o600);
  return at(file, () => {
    const db = new Sqlite(copy);
    try {
      const count = prove(db, file);
      writeWhole(db, part);
      return count;
    } finally {
      db.close();
    }
  });
}

/** Throws where a server uses the folder in which a file lies: its file and its log change while they are copied. */
function nobodyWrites(Sqlite: typeof Database, file: string, work: string): void {
  const folder = path.dirname(file);
  const lock = path.join(folder, LOCK_NAME);
  const own = fs.realpathSync(folder) === fs.realpathSync(path.dirname(work));
  if (own || path.basename(file) !== FILE_NAME || !fs.existsSync(lock)) return;
  const db = new Sqlite(lock, { readonly: true, timeout: 500 });
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (error) {
    // A lock that cannot be read tells nothing of a server.
    if (!/locked|busy/.test(String(error))) return;
    throw new CannotUse(`A server uses ${folder}. Save its tables with cardinal backup, and bring that back.`);
  } finally {
    db.close();
  }
}

/** Gives the tables of now a second name, with their log as it is; the name. */
function putAside(Sqlite: typeof Database, tables: string): string {
  const log = `${tables}-wal`;
  const usual = `${tables}.before-restore`;
  let aside = usual;
  for (let n = 2; fs.existsSync(`${aside}-wal`) || !alsoNamed(tables, aside); n += 1) aside = `${usual}-${n}`;
  if (fs.existsSync(log)) alsoNamed(log, `${aside}-wal`);
  flush(path.dirname(tables));
  foldIn(Sqlite, tables);
  // What would be read into the new file, if it stayed.
  for (const end of ['-wal', '-shm']) fs.rmSync(tables + end, { force: true });
  return aside;
}

/** Puts what lies in the log of tables into their file, so that the file alone is all of them when it is replaced. */
function foldIn(Sqlite: typeof Database, tables: string): void {
  try {
    const db = new Sqlite(tables);
    if (db.pragma('integrity_check', { simple: true }) === 'ok') db.pragma('journal_mode = DELETE');
    db.close();
  } catch {
    // It is damaged, perhaps the reason why another one is brought back, and lies aside as it was.
  }
}

/** Writes all that is there, and nothing of what was erased, to a file of its own, flushed. */
function writeWhole(db: Database.Database, file: string): void {
  makeFile(file);
  db.prepare('VACUUM INTO ?').run(file);
  flush(file);
}

/** How many tables a file holds; throws unless it holds whole ones of ours. */
function prove(db: Database.Database, file: string): number {
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new CannotUse(`${file} is damaged.`);
    if (Number(db.pragma('user_version', { simple: true })) > EDITION)
      throw new CannotUse(`${file} was written by a newer Cardinal. Use that one.`);
    return Number(db.prepare('SELECT count(*) FROM heads').pluck().get());
  } catch (error) {
    if (/NOTADB|no such table|SQLITE_ERROR/.test(`${(error as { code?: string }).code ?? ''} ${String(error)}`))
      throw new CannotUse(`${file} holds no tables of Cardinal.`);
    if (/SQLITE_CORRUPT/.test((error as { code?: string }).code ?? '')) throw new CannotUse(`${file} is damaged.`);
    throw error;
  }
}
