/**
 * Finds the Chromium that drives the browser tests, or installs one. Plain Node, so that it can run
 * before anything is set up.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, say } from './setup.mjs';

/** Environment variables that name a Chromium, the first one set wins. */
const NAMED_BY = ['CARDINAL_CHROMIUM', 'CHROME_PATH'];
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function onPath(name, env) {
  return (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

function playwrightsOwn() {
  try {
    return createRequire(path.join(ROOT, 'package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The path of a Chromium, or undefined. Asks, in this order: the environment, Playwright's own
 * installs, the system. A path in the environment that is no program is an error, not a reason to
 * take another one silently.
 */
export function findChromium(env = process.env, own = playwrightsOwn) {
  const variable = NAMED_BY.find((name) => env[name]);
  if (variable !== undefined) {
    if (isProgram(env[variable])) return env[variable];
    throw new Error(`${variable} says ${env[variable]}, but there is no program there.`);
  }
  const installed = own();
  if (installed !== undefined && isProgram(installed)) return installed;
  return SYSTEM_NAMES.map((name) => onPath(name, env)).find(Boolean) ?? SYSTEM_PLACES.find(isProgram);
}

/** The flags a Chromium is started with: none of its own errands, and root allowed, as in containers. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What to give to playwright-core's `chromium.launch`. Throws a plain sentence when there is no Chromium. */
export function launchOptions() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return { executablePath, args: CHROMIUM_FLAGS };
}

/** What people read when there is no Chromium and none could be installed. */
export const NO_CHROMIUM =
  'The browser tests need a Chromium and none was found or could be installed. ' +
  'Install Chromium or Chrome, or set CARDINAL_CHROMIUM to the path of one.';

function attempt(command, args) {
  say(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status === 0) return true;
  say(`  That failed: ${error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-3).join('\n  ')}`);
  return false;
}

/** Finds a Chromium and installs one where there is none; answers its path, or undefined when neither worked. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  say('No Chromium here; installing one for the browser tests …');
  const root = process.getuid?.() === 0;
  if (root && onPath('apt-get', process.env) && attempt('apt-get', ['update']))
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  if (findChromium() === undefined)
    attempt(process.execPath, [path.join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  return findChromium();
}
