#!/usr/bin/env node
/**
 * `npm run check`: everything a machine can say about the code without running it, quickest first,
 * one line a check. `--only NAME` runs one. `scripts/faults.test.ts` shows that each can fail.
 */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT, fail, say, setup } from './setup.mjs';

const bin = (file, ...args) => [`node_modules/${file}`, ...args];

/** Each check: its name, what it watches over, the program that does, and what must be built before. */
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
  { name: 'unused', about: 'no file or export without a use', command: bin('knip/bin/knip.js', '--no-config-hints') },
  {
    name: 'types',
    about: 'the types hold',
    command: bin('typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--pretty', 'false'),
  },
  {
    name: 'templates',
    about: 'the types and the accessibility of Svelte templates hold',
    command: bin('svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.svelte.json', '--fail-on-warnings'),
  },
  { name: 'lint', about: 'ESLint finds no fault', command: bin('eslint/bin/eslint.js', '.') },
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

/** Runs the checks one after the other, all of them even when one fails; answers what each said. */
export async function runChecks({ only, log = say } = {}) {
  const chosen = CHECKS.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`No check is called ${only}: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  const results = [];
  for (const check of chosen) {
    const started = Date.now();
    const { ok, output } = await runCheck(check);
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
    log(`  ${ok ? 'ok    ' : 'FAILED'} ${check.name.padEnd(10)} ${seconds} s   ${check.about}`);
    // What passes may still have something to tell: a long file, the weight of the page.
    if (output !== '' && (!ok || only !== undefined || /[1-9]\d* warning/.test(output)))
      log(output.replace(/^/gm, '         '));
    results.push({ name: check.name, ok });
  }
  return results;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--only');
  await setup().catch(fail);
  const results = await runChecks({ only: at === -1 ? undefined : (process.argv[at + 1] ?? '') }).catch(fail);
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
