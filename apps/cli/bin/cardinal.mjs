#!/usr/bin/env node
/**
 * The command `cardinal` in a checkout: makes ready what the command needs, then hands over to the
 * bundle. What it says goes to stderr, so that `--json` output stays clean. A container holds the bundle
 * and what it loads, not what it was made from: nothing is made ready there.
 */
import fs from 'node:fs';
import { fail, setup } from '../../../scripts/setup.mjs';

const serving = process.argv[2] === 'serve';
const keeping = serving || process.argv[2] === 'backup' || process.argv[2] === 'restore';
/** Installs and builds what is missing or stale. */
async function makeReady() {
  await setup();
  const { build } = await import('../../../scripts/build.mjs');
  const { ensureStore } = await import('../../../scripts/native.mjs');
  // Only the server and those who save its tables need them. Where the store has to be compiled, that takes longer than the build beside it.
  await Promise.all([build({ products: serving ? ['page', 'bundle'] : ['bundle'] }), keeping && ensureStore()]);
}
if (fs.existsSync(new URL('../src', import.meta.url))) await makeReady().catch(fail);
// A fault of ours then shows the line of TypeScript it came from.
process.setSourceMapsEnabled(true);
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2)).catch(fail);
