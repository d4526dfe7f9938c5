// Our server as the bench measures it: SQLite on disk, no limit on how fast a seat may ask. It answers its parent's questions.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '@cardinal/server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-bench-'));
fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
const limits = { asks: 1e9, asksAtOnce: 1e9, opensPerAddress: 1e9, linesPerAddress: 1e9, sleepAfter: 1e9 };
const server = await startServer({ port: 0, host: '127.0.0.1', root: folder, data: path.join(folder, 'data'), limits });

process.on('message', (question) => {
  if (question === 'usage') {
    global.gc?.();
    process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
  }
});
process.on('disconnect', () => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ address: server.address });
