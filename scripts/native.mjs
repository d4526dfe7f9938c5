/**
 * Makes the one package with machine code (better-sqlite3, which keeps tables on disk) usable.
 * It fetches a ready binary or compiles one; where neither works the rest of Cardinal does, and
 * the person is told once what is missing.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT, note, npm, say } from './setup.mjs';

const LOADS = "const Database = require('better-sqlite3'); new Database(':memory:').close();";

/** Whether better-sqlite3 works on this Node, tried in a process of its own: a wrong binary can crash. */
export function storeLoads(root = ROOT) {
  return spawnSync(process.execPath, ['-e', LOADS], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** What a trial was made of: this Node and this binary. */
function binaryMark(root) {
  const binary = path.join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');
  const { size, mtimeMs, ino } = fs.statSync(binary, { throwIfNoEntry: false }) ?? {};
  return `${process.version} ${process.platform}-${process.arch} ${size} ${mtimeMs} ${ino}`;
}

/** As {@link storeLoads}, tried once for this Node and this binary: people wait for a server that was killed. */
function storeLoadsStill(root) {
  const worked = path.join(CACHE, 'store-works');
  const mark = binaryMark(root);
  if (fs.existsSync(worked) && fs.readFileSync(worked, 'utf8') === mark) return true;
  if (!storeLoads(root)) return false;
  note(worked, mark);
  return true;
}

/**
 * Builds better-sqlite3 unless it works already; answers whether it works. A failure is remembered
 * for this Node and lockfile, so that not every start tries again for a minute.
 */
export async function ensureStore({ root = ROOT, log = say, again = false } = {}) {
  if (storeLoadsStill(root)) return true;
  const lock = fs.statSync(path.join(root, 'package-lock.json'));
  const failed = path.join(CACHE, 'store-failed');
  const attempt = `${process.version} ${process.platform}-${process.arch} ${lock.size} ${Math.round(lock.mtimeMs)}`;
  const before = fs.existsSync(failed) ? fs.readFileSync(failed, 'utf8') : '';
  if (before === attempt && !again) return false;
  log(
    'Preparing the table store, once (seconds where a ready binary can be fetched, two minutes where it is compiled) …',
  );
  const { code, output } = await npm(['rebuild', 'better-sqlite3', '--loglevel=error'], { cwd: root });
  if (code === 0 && storeLoads(root)) return true;
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(failed, attempt);
  log(
    'The table store could not be prepared here: tables will not be kept on disk. Everything else works.\n' +
      'It needs python3, make and a C++ compiler. Once they are there: npm rebuild better-sqlite3\n' +
      output.trim().split('\n').slice(-3).join('\n'),
  );
  return false;
}
