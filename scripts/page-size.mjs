#!/usr/bin/env node
/**
 * Keeps the page small: weighs, as it is sent, the JavaScript a browser must load before the first
 * table can be played, as the build's manifest lists it. Usage: node scripts/page-size.mjs [DIST_FOLDER]
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

/** What index.html asks for: the script that answers presses on the home page, which stands in index.html itself. */
const OPENING = /^_opening-.+\.js$/;

/** The home page: limit in bytes of gzip, and the parts of the page that it takes. */
const HOME = { name: 'home page', limit: 4_100, parts: [OPENING] };

/** What "Play now" of the first game comes to, in English. The page asks for all of it at once (apps/web/files-ahead.ts). */
export const WAY_TO_FIRST_TABLE = [
  /src\/stage\/lone\.ts$/,
  /numsense\/table\/Table\.svelte$/,
  /numsense\/game\.ts$/,
  /numsense\/words\/en\.ts$/,
  /numsense\/table\/words\/en\.ts$/,
];

/** A Numsense table that is seen and can be acted at, with all that comes on the way there; bots and later acts ask for more (apps/web/later.ts). */
const FIRST_TABLE = {
  name: 'first Numsense table',
  // docs/decisions/0008-late-parts-behind-doors.md says what they are.
  limit: 60_000,
  parts: [OPENING, ...WAY_TO_FIRST_TABLE],
};

/** The manifest keys of `start` and of everything it imports at once. */
function closure(manifest, start, found) {
  if (found.has(start)) return found;
  const chunk = manifest[start];
  if (chunk === undefined) throw new Error(`The manifest lists no chunk ${start}.`);
  found.add(start);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}

/** What the manifest says of all that some parts of the page load. Throws when one of the parts is not in it: a limit on nothing would always hold. */
function chunksOf(manifest, parts) {
  const found = new Set();
  for (const pattern of parts) {
    const keys = Object.keys(manifest).filter((name) => pattern.test(name));
    if (keys.length === 0) throw new Error(`No chunk of the page matches ${pattern}: has a file moved?`);
    for (const key of keys) closure(manifest, key, found);
  }
  return [...found].map((key) => manifest[key]);
}

/** The scripts of some parts of the page, largest first, each with its weight. */
export function weigh(manifest, weightOf, { parts }) {
  const files = new Set(chunksOf(manifest, parts).map(({ file }) => file));
  const chunks = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: weightOf(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  return { chunks, total: chunks.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const manifestOf = (dist) => JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The scripts and styles that everybody fetches before anything else, as paths in the built page. */
export function firstFiles(dist) {
  const chunks = chunksOf(manifestOf(dist), FIRST_TABLE.parts);
  return new Set(chunks.flatMap(({ file, css }) => [file, ...(css ?? [])]));
}

/** Weighs what a built page needs up to each point of the way that has a limit. */
export function weighPage(dist, budgets = [HOME, FIRST_TABLE]) {
  const manifest = manifestOf(dist);
  // As it is sent: packed where the build laid a packed twin beside it.
  const weightOf = (file) => {
    const twin = path.join(dist, `${file}.gz`);
    return fs.statSync(fs.existsSync(twin) ? twin : path.join(dist, file)).size;
  };
  return budgets.map((budget) => ({ ...budget, ...weigh(manifest, weightOf, budget) }));
}

/** Weighs a built page and answers the lines to show and whether all limits hold. */
export function checkPageSize(dist) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  const weighed = weighPage(dist);
  const lines = weighed.flatMap(({ name, limit, chunks, total }) => [
    ...chunks.map(({ file, bytes }) => `${kB(bytes)}  ${file}`),
    `${kB(total)}  of ${kB(limit).trim()} for the ${name} (as sent to who reads gzip)`,
  ]);
  return { ok: weighed.every(({ limit, total }) => total <= limit), lines };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, lines } = checkPageSize(path.resolve(process.argv[2] ?? path.join(ROOT, 'apps/web/dist')));
  console.log(lines.join('\n'));
  if (!ok) {
    console.error('page-size: the page is too heavy. Load something later, or leave it out.');
    process.exit(1);
  }
}
