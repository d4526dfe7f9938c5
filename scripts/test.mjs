#!/usr/bin/env node
/**
 * `npm test`: set-up, build, every check, every test, a real browser included. The last line counts
 * them all. `npm test -- FILTER` runs only the test files whose path holds FILTER, without the checks.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT, say, setup } from './setup.mjs';

const REPORT = path.join(CACHE, 'vitest.json');

/**
 * Counts the tests of a Vitest JSON report. A file that could not even be loaded counts as one
 * failed test, and so does a run that failed without saying which test did.
 */
export function countTests(report, exitCode) {
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

function runTests(filters, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters];
  fs.rmSync(REPORT, { force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      const report = fs.existsSync(REPORT) ? JSON.parse(fs.readFileSync(REPORT, 'utf8')) : undefined;
      resolve(countTests(report, code));
    });
  });
}

/** Runs one preparation; answers 0 or 1 failures, and says what went wrong. */
async function prepare(work) {
  try {
    await work();
    return 0;
  } catch (error) {
    say(`\n${error.message}`);
    return 1;
  }
}

async function main(filters) {
  await setup();
  const { build } = await import('./build.mjs');
  const { ensureStore } = await import('./native.mjs');
  const { NO_CHROMIUM, ensureChromium } = await import('./chromium.mjs');
  const { ensurePoppler } = await import('./poppler.mjs');
  const { runChecks } = await import('./check.mjs');

  const env = { ...process.env };
  // Compiling it can take two minutes, on one core: the build and the checks go on meanwhile.
  const store = ensureStore();
  let failed = await prepare(() => build());
  // Without a browser its tests run all the same, and fail with this sentence: skipped would look like passed.
  failed += await prepare(() => {
    env.CARDINAL_CHROMIUM = ensureChromium();
    if (env.CARDINAL_CHROMIUM !== undefined) return;
    delete env.CARDINAL_CHROMIUM;
    throw new Error(NO_CHROMIUM);
  });
  failed += await prepare(() => ensurePoppler());

  const checks = [];
  if (filters.length === 0) {
    say('\nChecks');
    checks.push(...(await runChecks()));
  }
  await store;
  const tests = await runTests(filters, env);
  const passed = tests.passed + checks.filter(({ ok }) => ok).length;
  failed += tests.failed + checks.filter(({ ok }) => !ok).length;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const code = await main(process.argv.slice(2)).catch((error) => {
    say(`\n${error.message}`);
    console.log('\n0 passed, 1 failed');
    return 1;
  });
  process.exit(code);
}
