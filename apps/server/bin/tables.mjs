#!/usr/bin/env node
/**
 * Saves the tables of a server to one file, also while it runs, and brings them back while it does not.
 *
 *   node apps/server/bin/tables.mjs backup FILE
 *   node apps/server/bin/tables.mjs restore FILE
 *
 * The folder of the tables is CARDINAL_DATA, or `data` beside this checkout's apps. Ends with 0 when it is done, with 2 and a
 * sentence when it cannot be.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = process.env.CARDINAL_DATA || path.join(ROOT, 'data');
const tables = path.join(folder, 'tables.sqlite');

class CannotDo extends Error {}

/** Throws unless the file holds whole tables of ours. Answers how many. */
function proved(file) {
  if (!fs.existsSync(file)) throw new CannotDo(`There is no file ${file}.`);
  let db;
  try {
    db = new Database(file, { readonly: true });
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new CannotDo(`${file} is damaged.`);
    return db.prepare('SELECT count(*) FROM heads').pluck().get();
  } catch (error) {
    if (error instanceof CannotDo) throw error;
    throw new CannotDo(`${file} holds no tables of Cardinal.`);
  } finally {
    db?.close();
  }
}

async function backup(to) {
  if (fs.existsSync(to)) throw new CannotDo(`${to} is there already. Name another file.`);
  proved(tables);
  const db = new Database(tables, { readonly: true });
  // Written beside and moved at the end: a file with this name is always whole.
  await db.backup(`${to}.part`);
  db.close();
  fs.renameSync(`${to}.part`, to);
  console.log(`Saved ${proved(to)} tables to ${to}.`);
}

function restore(from) {
  const count = proved(from);
  fs.mkdirSync(folder, { recursive: true });
  const lock = new Database(path.join(folder, 'lock.sqlite'), { timeout: 500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new CannotDo(`A server uses ${folder}. Stop it first.`);
  }
  const aside = `${tables}.before-restore`;
  for (const end of ['', '-wal', '-shm']) {
    fs.rmSync(aside + end, { force: true });
    if (fs.existsSync(tables + end)) fs.renameSync(tables + end, aside + end);
  }
  fs.copyFileSync(from, tables);
  lock.close();
  console.log(`Brought back ${count} tables. What was there before lies in ${aside}.`);
}

const [act, file] = process.argv.slice(2);
try {
  if (act === 'backup' && file) await backup(path.resolve(file));
  else if (act === 'restore' && file) restore(path.resolve(file));
  else throw new CannotDo('Usage: node apps/server/bin/tables.mjs backup FILE | restore FILE');
} catch (error) {
  if (!(error instanceof CannotDo)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
