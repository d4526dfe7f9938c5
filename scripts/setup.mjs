#!/usr/bin/env node
/**
 * Makes a fresh checkout ready: installs what the lockfile lists when `node_modules` is missing or
 * differs from it. Plain Node without dependencies, since it runs before any exist, and it must
 * still parse on a Node too old for the rest, to be able to say so.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Build results, stamps and tool caches; safe to delete at any time. */
export const CACHE = path.join(ROOT, '.cache');
const OLDEST_NODE = [20, 19];

/** A failure that the person at the keyboard can do something about: shown without a stack. */
export class SetupError extends Error {}

/** Tells the person what goes on; on stderr, so that `--json` output stays clean. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Keeps a text for the next start; where nothing may be written (a service reads its checkout only) or the disk is full the next one looks again. */
export function note(file, text) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'].includes(error.code)) throw error;
  }
}

/** The sentence for a failure that a person can mend; undefined for a fault of ours. */
export function forPeople(error) {
  if (error instanceof SetupError || error?.exitCode !== undefined) return error.message;
  // A service only reads its checkout, and so does somebody whom it does not belong to.
  const refused = ['EROFS', 'EACCES', 'EPERM'].includes(error?.code) && error.path?.startsWith(ROOT + path.sep);
  if (refused)
    return `${ROOT} has changed since it was built, and may not be written to from here. In it, as its owner: npm ci && npm run build`;
}

/** Ends the program with a plain sentence for what a person can mend, and with the stack for a fault of ours. */
export function fail(error) {
  const sentence = forPeople(error);
  say(sentence === undefined ? String(error?.stack ?? error) : `\n${sentence}`);
  process.exit(error?.exitCode ?? 1);
}

/** Runs npm and gives back its exit code and what it said; the npm that started us is preferred. */
export function npm(args, { cwd = ROOT, env = process.env } = {}) {
  const own = env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own);
  const windows = process.platform === 'win32';
  const [command, rest] = isNpm ? [process.execPath, [own, ...args]] : [windows ? 'npm.cmd' : 'npm', args];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows && !isNpm,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      if (error.code !== 'ENOENT') return reject(error);
      reject(new SetupError('npm was not found. It comes with Node: https://nodejs.org'));
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Throws when this Node is older than what the tools need. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new SetupError(
    `Cardinal needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}. Get a newer one at https://nodejs.org`,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Why an install is due, or undefined when `node_modules` holds what the lockfile lists. Compares
 * the lockfile with the copy npm leaves behind and looks that each folder is there, so an install
 * made by hand counts too.
 */
export function whyStale(root = ROOT) {
  if (fs.existsSync(path.join(root, '.cache', 'installing'))) return 'the last install did not finish';
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (wanted === undefined) throw new SetupError('package-lock.json is missing or damaged: restore it from git.');
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined) return 'nothing is installed yet';
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue;
    const found = present[place];
    // Optional packages are for one kind of machine each: most are rightly absent.
    if (found === undefined && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (found?.version !== entry.version || found?.integrity !== entry.integrity || found?.link !== entry.link)
      return `${place.replace(/^.*node_modules\//, '')} has changed`;
    if (!fs.existsSync(path.join(root, place))) return `${place} is gone`;
  }
  const extra = Object.keys(present).find((place) => place.includes('node_modules/') && !(place in wanted));
  return extra === undefined ? undefined : `${extra.replace(/^.*node_modules\//, '')} is no longer needed`;
}

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/** Turns the end of npm's output into one sentence a person can act on. */
export function explainInstall(output) {
  if (NETWORK.test(output))
    return 'The package registry cannot be reached, and a first start needs it once. Check the network, then run the same command again.';
  if (/ENOSPC/.test(output)) return 'The disk is full. Make room (about 500 MB), then run the same command again.';
  if (/EACCES|EPERM/.test(output))
    return 'This folder may not be written to. Check who owns it, then run the same command again.';
  if (/EINTEGRITY/.test(output))
    return 'A package arrived damaged. Run `npm cache clean --force`, then the same command again.';
  return `npm could not install the packages. It said:\n${output.trim().split('\n').slice(-15).join('\n')}`;
}

/** Longer than any install lasts, in ms: a mark that old is left behind, and its process number somebody else's. */
const LONGEST_INSTALL = 600_000;

/** The process that installs here now, or undefined. */
function installer(mark) {
  const marked = fs.statSync(mark, { throwIfNoEntry: false });
  if (marked === undefined || Date.now() - marked.mtimeMs > LONGEST_INSTALL) return undefined;
  const pid = Number(fs.readFileSync(mark, 'utf8'));
  if (!(pid > 0)) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return error.code === 'EPERM' ? pid : undefined;
  }
}

/** Waits while another process installs here: two at once would each empty what the other fills. */
async function waitForInstaller(mark, log) {
  if (installer(mark) === undefined) return;
  log('Another command is installing the packages here. Waiting for it …');
  while (installer(mark) !== undefined) await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * Installs when an install is due. Install scripts stay off: only one package needs its own
 * (`native.mjs` sees to it), and a compiler missing must not keep anyone from playing.
 */
export async function setup({ root = ROOT, log = say } = {}) {
  checkNode();
  const mark = path.join(root, '.cache', 'installing');
  await waitForInstaller(mark, log);
  const why = whyStale(root);
  if (why === undefined) return;
  const started = Date.now();
  log(`Setting up: ${why}. Installing the packages (about half a minute the first time) …`);
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  // Left behind by an interruption, it makes the next run start over instead of trusting half a folder.
  fs.writeFileSync(mark, String(process.pid));
  // npm's own patience with a dead network is a silent minute.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const flags = [
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  const { code, output } = await npm(['ci', ...flags, ...patience], { cwd: root });
  if (code !== 0) throw new SetupError(explainInstall(output));
  fs.rmSync(mark);
  log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup().catch(fail);
}
