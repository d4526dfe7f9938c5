#!/usr/bin/env node
/** `npm run dev`: set-up, then the page with changes shown as they are saved. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, fail, setup } from './setup.mjs';

await setup().catch(fail);
const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const child = spawn(process.execPath, [vite, 'apps/web', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 0));
