// Actions of two seats at many tables, end to end on this machine: ours, which keeps every action on disk before anybody
// sees it, beside boardgame.io and Colyseus, which keep none. `BENCH_PEERS=<folder> npm run bench:server [seconds [tables]]`
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  bareTable,
  boardgameTable,
  colyseusTable,
  numsenseTable,
  openMany,
  toyTable,
  type BenchTable,
} from './tables.ts';

interface Kind {
  readonly name: string;
  readonly file: string;
  readonly open: (address: string) => Promise<BenchTable>;
}
interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  /** Bytes of the heap and beside it that are in use after a collection; the process' own size goes up and down with the collector. */
  readonly used: number;
}
interface Row {
  readonly actions: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  /** The same of the clients' process. */
  readonly clients: number;
  readonly memory: number;
}

const SECONDS = Number(process.argv[2] ?? 4);
/** Only so many tables as fast as they go; otherwise all three rounds. */
const ONLY = process.argv[3] === undefined ? null : Number(process.argv[3]);
/** Actions until a table of Numsense runs out of cards; then a fresh one takes its place. */
const LIFE = 100;
/** So many tables are played before anything is measured, 90 actions each: until then a good part of every server's time goes into the compiler. */
const WARM = 100;
const PEERS = process.env['BENCH_PEERS'];
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const installed = (name: string): boolean =>
  PEERS !== undefined && fs.existsSync(path.join(PEERS, 'node_modules', name));
/** Ours as it is released: bundled. Run from source, each arrow function costs a name. */
const OWN = path.resolve('.cache/bench-server');
execFileSync(process.execPath, ['scripts/bundle.mjs', OWN, 'bench/server/own-server.ts']);
const own = path.join(OWN, 'main.js');
const KINDS: readonly (Kind | string)[] = [
  { name: 'bare ws, passes a message on (in memory)', file: here('./peers/bare.mjs'), open: bareTable },
  { name: 'Cardinal, a small card game (flushed to disk)', file: own, open: toyTable },
  { name: 'Cardinal, Numsense (flushed to disk)', file: own, open: numsenseTable },
  installed('boardgame.io')
    ? {
        name: 'boardgame.io, a small card game (in memory)',
        file: here('./peers/boardgame-io.mjs'),
        open: boardgameTable,
      }
    : 'boardgame.io: peer not installed',
  installed('@colyseus/core')
    ? {
        name: 'Colyseus, a small card game, patched at once (in memory)',
        file: here('./peers/colyseus.mjs'),
        open: colyseusTable,
      }
    : 'Colyseus: peer not installed',
];

const usage = (server: ChildProcess): Promise<Usage> =>
  new Promise((resolve) => {
    server.once('message', (answer) => resolve(answer as Usage));
    server.send('usage');
  });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

/** Runs one server with so many tables; `pace` is actions a second at each, or 0 for as fast as it goes. */
async function run(kind: Kind, count: number, pace: number): Promise<Row> {
  const server = fork(kind.file, [], { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const { address } = await new Promise<{ address: string }>((resolve, reject) => {
      server.once('message', (told) => resolve(told as { address: string }));
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const warm = await openMany(kind.open, address, WARM);
    await Promise.all(
      warm.map(async (table) => {
        for (let i = 0; i < 90; i++) await table.act();
      }),
    );
    const before = await usage(server);
    const spare = pace > 0 ? 0 : Math.min(count * 3, 300);
    const tables = await openMany(kind.open, address, count + spare);
    const opened = await usage(server);
    const times: number[] = [];
    let stop = false;
    const begun = performance.now();
    const own = process.cpuUsage();
    const slot = async (first: BenchTable): Promise<void> => {
      let table: BenchTable | undefined = first;
      let life = 0;
      // Moments that are fixed from the beginning: after a pause of the clients themselves not all would ask at once, again and again.
      let due = performance.now() + (pace > 0 ? (Math.random() * 1_000) / pace : 0);
      while (!stop && table) {
        if (pace > 0) await new Promise((done) => setTimeout(done, due - performance.now()));
        const asked = performance.now();
        await table.act();
        if (stop) return;
        times.push(performance.now() - asked);
        if (++life === LIFE) [table, life] = [tables.pop(), 0];
        due += 1_000 / pace;
      }
    };
    const slots = Promise.all(tables.splice(0, count).map(slot));
    await Promise.race([slots, new Promise((done) => setTimeout(done, SECONDS * 1_000))]);
    stop = true;
    const wall = (performance.now() - begun) / 1_000;
    const clients = process.cpuUsage(own);
    const after = await usage(server);
    times.sort((a, b) => a - b);
    const spent = after.cpu.user + after.cpu.system - opened.cpu.user - opened.cpu.system;
    return {
      actions: times.length / wall,
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      cpu: spent / times.length,
      clients: (clients.user + clients.system) / times.length,
      memory: (opened.used - before.used) / 1024 / (count + spare),
    };
  } finally {
    server.removeAllListeners('exit');
    server.disconnect();
  }
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
    const { actions, p50, p99, cpu, clients, memory } = await run(kind, count, pace);
    if (kind.open === bareTable) bare = cpu;
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
