#!/usr/bin/env node
/**
 * Builds what is stale: the page (`apps/web/dist`) and the bundle for Node (`apps/cli/dist`: command
 * line, server and their workers). Stale means that the content of some source differs from what the
 * last build saw; clocks and git are not asked.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { CACHE, ROOT, SetupError, fail, say, setup } from './setup.mjs';

/** The two products: where each lands, which files it is made of, and the command that makes it. */
const PRODUCTS = {
  page: {
    out: 'apps/web/dist',
    sources: [
      'apps/web',
      'packages',
      'package-lock.json',
      'tsconfig.json',
      'scripts/build.mjs',
      'scripts/compress.mjs',
      'scripts/page-size.mjs',
    ],
    command: (out) => [
      'node_modules/vite/bin/vite.js',
      ...['build', 'apps/web', '--manifest', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    finish: compressFolder,
  },
  bundle: {
    out: 'apps/cli/dist',
    sources: ['apps/cli', 'apps/server', 'packages', 'package-lock.json', 'scripts/bundle.mjs', 'scripts/build.mjs'],
    command: (out) => ['scripts/bundle.mjs', out],
  },
};

const NOT_SOURCE = new Set(['node_modules', 'dist', 'e2e', 'golden', '.svelte-kit']);

function* filesUnder(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isFile()) return yield place;
  for (const entry of fs.readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCE.has(entry.name) || entry.name.endsWith('.test.ts')) continue;
    yield* filesUnder(path.join(place, entry.name));
  }
}

/** One hash over the names and contents of the files under some places. */
export function hashSources(places, root = ROOT) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesUnder(path.join(root, place)))
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function run(args) {
  return new Promise((resolve, reject) => {
    // Test runners name the surroundings too: what is built is always what is released.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function buildOne(name, log) {
  const { out, sources, command, finish } = PRODUCTS[name];
  const target = path.join(ROOT, out);
  const stamp = path.join(CACHE, `built-${name}`);
  const hash = hashSources(sources);
  if (fs.existsSync(target) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;
  const started = Date.now();
  // As deep in the tree as the target, so that the paths in source maps hold after the move.
  const aside = path.join(CACHE, 'build', `${name}-${process.pid}.tmp`);
  fs.mkdirSync(path.dirname(aside), { recursive: true });
  // Of a checkout that may only be read Vite would speak by the name of a file of its own.
  fs.accessSync(path.dirname(aside), fs.constants.W_OK);
  log(`Building the ${name} …`);
  // Built aside and moved into place at the end: whoever serves or reads the old one is not disturbed,
  // and an interrupted build leaves nothing half made.
  const old = `${aside}.old`;
  try {
    const { code, output } = await run(command(aside));
    if (code !== 0) throw new SetupError(`The ${name} could not be built:\n${output.trim()}`);
    await finish?.(aside);
    fs.rmSync(stamp, { force: true });
    if (fs.existsSync(target)) fs.renameSync(target, old);
    fs.renameSync(aside, target);
    fs.writeFileSync(stamp, hash);
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.rmSync(old, { recursive: true, force: true });
  }
  log(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds the named products that are stale, all of them by default. */
export async function build({ products = Object.keys(PRODUCTS), log = say } = {}) {
  for (const name of products) await buildOne(name, log);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup()
    .then(() => build())
    .catch(fail);
}
