// Actions of two seats at many tables, end to end on this machine: ours, which keeps every action on disk before anybody
// sees it, beside boardgame.io and Colyseus, which keep none. `BENCH_PEERS=<folder> npm run bench:server [seconds [tables]]`
import { execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Row, Task } from './row.ts';

type Kind = Pick<Task, 'file' | 'table'> & { readonly name: string };

const SECONDS = Number(process.argv[2] ?? 4);
/** Where tables are paced a row takes so many times as long: fewer actions come, and its p99 hangs on one in a hundred of them. */
const PACED = 4;
/** Only so many tables as fast as they go; otherwise all three rounds. */
const ONLY = process.argv[3] === undefined ? null : Number(process.argv[3]);
const PEERS = process.env['BENCH_PEERS'];
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const installed = (name: string): boolean =>
  PEERS !== undefined && fs.existsSync(path.join(PEERS, 'node_modules', name));
/** Ours as it is released: bundled. Run from source, each arrow function costs a name. */
const OWN = path.resolve('.cache/bench-server');
execFileSync(process.execPath, ['scripts/bundle.mjs', OWN, 'bench/server/own-server.ts']);
const own = path.join(OWN, 'main.js');
const KINDS: readonly (Kind | string)[] = [
  { name: 'bare ws, passes a message on (in memory)', file: here('./peers/bare.mjs'), table: 'bareTable' },
  { name: 'Cardinal, a small card game (flushed to disk)', file: own, table: 'toyTable' },
  { name: 'Cardinal, Numsense (flushed to disk)', file: own, table: 'numsenseTable' },
  installed('boardgame.io')
    ? {
        name: 'boardgame.io, a small card game (in memory)',
        file: here('./peers/boardgame-io.mjs'),
        table: 'boardgameTable',
      }
    : 'boardgame.io: peer not installed',
  installed('@colyseus/core')
    ? {
        name: 'Colyseus, a small card game, patched at once (in memory)',
        file: here('./peers/colyseus.mjs'),
        table: 'colyseusTable',
      }
    : 'Colyseus: peer not installed',
];

/** Runs one row in a process of its own. */
function run(task: Task): Promise<Row> {
  return new Promise((resolve, reject) => {
    const process = fork(here('./row.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    process.once('message', (row) => resolve(row as Row));
    process.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
    process.send(task);
  });
}

const load = loadavg().map((one) => one.toFixed(1));
console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${availableParallelism()} cores, load ${load.join(' ')}\n`);
const ROUNDS: readonly (readonly [count: number, pace: number])[] = [
  [50, 0],
  [500, 0],
  [500, 1],
];
for (const [count, pace] of ONLY === null ? ROUNDS : [[ONLY, 0] as const]) {
  console.log(`${count} tables${pace > 0 ? ', one action a second each' : ''}\n`);
  console.log(
    '| server | actions/s | p50 ms | p99 ms | CPU µs/action | of bare ws | its clients | kB/table |\n|---|---|---|---|---|---|---|---|',
  );
  let bare = NaN;
  for (const kind of KINDS) {
    if (typeof kind === 'string') {
      console.log(`| ${kind} | | | | | | | |`);
      continue;
    }
    const { actions, p50, p99, cpu, clients, memory } = await run({
      file: kind.file,
      table: kind.table,
      count,
      pace,
      seconds: pace > 0 ? SECONDS * PACED : SECONDS,
    });
    if (kind.table === 'bareTable') bare = cpu;
    const figures = [
      actions.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(0),
      `${(cpu / bare).toFixed(1)} x`,
      clients.toFixed(0),
      memory.toFixed(0),
    ];
    console.log(`| ${kind.name} | ${figures.join(' | ')} |`);
  }
  console.log('');
}
process.exit(0);
