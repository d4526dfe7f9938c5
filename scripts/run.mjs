#!/usr/bin/env node
/** Runs one of our TypeScript files for development: set-up, then tsx. Usage: node scripts/run.mjs FILE [ARGUMENTS] */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, fail, setup } from './setup.mjs';

const [file, ...rest] = process.argv.slice(2);
try {
  await setup();
} catch (error) {
  fail(error);
}
if (file === undefined) {
  console.error('Usage: node scripts/run.mjs FILE [ARGUMENTS]');
  process.exit(2);
}
const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const child = spawn(process.execPath, [tsx, file, ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
