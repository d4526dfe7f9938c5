#!/usr/bin/env node
/**
 * `npm run check`: everything a machine can say about the code without running it, one line a check.
 * `--only NAME` runs one. `scripts/faults.test.ts` shows that each can fail.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT, fail, say, setup } from './setup.mjs';

const bin = (file, ...args) => [`node_modules/${file}`, ...args];

/** Each check, the longest first: its name, what it watches over, the program that does, and what must be built before. */
export const CHECKS = [
  {
    name: 'format',
    about: 'all files look as Prettier writes them (npm run fix)',
    command: bin(
      'prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ),
  },
  {
    name: 'imports',
    about: 'packages know only what lies below them',
    command: bin(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config=.dependency-cruiser.cjs',
      'packages',
      'apps',
    ),
  },
  {
    name: 'lint-svelte',
    about: 'ESLint finds no fault in templates, runes and scripts',
    command: bin('eslint/bin/eslint.js', '.'),
  },
  {
    name: 'lint',
    about: 'oxlint finds no fault in TypeScript',
    command: bin('oxlint/bin/oxlint', '--format=stylish'),
  },
  {
    name: 'types',
    about: 'the types hold',
    command: bin('@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--pretty', 'false'),
  },
  {
    name: 'instances',
    about: 'nothing but an instance passes for one of its class',
    command: ['scripts/instances.mjs'],
  },
  {
    name: 'templates',
    about: 'the types and the accessibility of Svelte templates hold',
    command: bin(
      'svelte-check/bin/svelte-check',
      '--tsconfig',
      'tsconfig.svelte.json',
      '--fail-on-warnings',
      '--tsgo-experimental-api',
    ),
  },
  { name: 'unused', about: 'no file or export without a use', command: bin('knip/bin/knip.js', '--no-config-hints') },
  {
    name: 'page-size',
    about: 'the first table stays within its weight',
    products: ['page'],
    command: ['scripts/page-size.mjs'],
  },
];

function run(command, cwd) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/**
 * Runs one check over a checkout; answers whether all is well and what the tool said.
 * @param {{ command: string[], products?: string[] }} check
 */
export async function runCheck({ products, command }, root = ROOT) {
  try {
    if (products !== undefined && root === ROOT) await build({ products, log: () => {} });
    return await run(command, root);
  } catch (error) {
    return { ok: false, output: String(error.message ?? error) };
  }
}

/** Runs one check and says how it went. */
async function tellCheck(check, alone, log) {
  const started = Date.now();
  const { ok, output } = await runCheck(check);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
  log(`  ${ok ? 'ok    ' : 'FAILED'} ${check.name.padEnd(10)} ${seconds} s   ${check.about}`);
  // What passes may still have something to tell: a long file, the weight of the page.
  if (output !== '' && (!ok || alone || /[1-9]\d* warning/.test(output))) log(output.replace(/^/gm, '         '));
  return { name: check.name, ok };
}

/** Runs the checks, one a core at a time, all of them even when one fails; answers how each went. */
export async function runChecks({ only, log = say, atOnce = Math.min(4, availableParallelism()) } = {}) {
  const waiting = CHECKS.filter(({ name }) => only === undefined || name === only);
  if (waiting.length === 0)
    throw new Error(`No check is called ${only}: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  const results = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      results.push(await tellCheck(check, only !== undefined, log));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--only');
  await setup().catch(fail);
  const results = await runChecks({ only: at === -1 ? undefined : (process.argv[at + 1] ?? '') }).catch(fail);
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
