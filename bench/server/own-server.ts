// Our server as the bench measures it: SQLite on disk, no limit on how fast a seat may ask, and beside the games a toy that
// is as small as the one that the peers play. It answers its parent's questions.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { games } from '@cardinal/games';
import { startServer } from '@cardinal/server';
import { drawDiscard } from '../../packages/battery/src/toys/draw-discard.ts';

const { numsense } = games;
Object.assign(games, {
  'draw-discard': { ...numsense, facts: { ...numsense.facts, id: 'draw-discard' }, load: async () => drawDiscard },
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-bench-'));
fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
const limits = { asks: 1e9, asksAtOnce: 1e9, opensPerAddress: 1e9, linesPerAddress: 1e9, sleepAfter: 1e9 };
const server = await startServer({ port: 0, host: '127.0.0.1', root: folder, data: path.join(folder, 'data'), limits });

process.on('message', (question) => {
  if (question === 'usage') {
    global.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: process.cpuUsage(), used: heapUsed + external });
  }
});
process.on('disconnect', () => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ address: server.address });
