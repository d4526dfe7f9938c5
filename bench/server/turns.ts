// Builds of our server beside bare `ws`, all of them up at once and driven in turns, so that what else the machine does
// meets each alike. `node scripts/run.mjs bench/server/turns.ts [tables [turns [pace]]] [OTHER_BUILD …]` compares the
// source as it is with folders that `scripts/bundle.mjs` made of it before.
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareTable, numsenseTable, openMany, toyTable, type BenchTable } from './tables.ts';

interface Server {
  readonly name: string;
  readonly process: ChildProcess;
  readonly tables: readonly BenchTable[];
  readonly turns: Turn[];
}
interface Turn {
  readonly aSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds an action, of all threads and of the event loop's alone. */
  readonly all: number;
  readonly loop: number;
}

const given = process.argv.slice(2);
const isCount = (word: string): boolean => /^\d+$/.test(word);
const others = given.filter((word) => !isCount(word));
const [TABLES = 50, TURNS = 5, PACE = 0] = given.filter(isCount).map(Number);
/** Actions of one turn: as many at each table. */
const EACH = Math.max(4, Math.ceil((PACE > 0 ? 2_000 : 1_500) / TABLES));
const open = process.env['BENCH_GAME'] === 'numsense' ? numsenseTable : toyTable;

const OWN = path.resolve('.cache/bench-server');
execFileSync(process.execPath, ['scripts/bundle.mjs', OWN, 'bench/server/own-server.ts']);

/** Nanoseconds that the threads of a process have run: the first, which is the event loop's, and all. */
function ran({ pid }: ChildProcess): { readonly loop: number; readonly all: number } {
  const tasks = fs.readdirSync(`/proc/${pid}/task`);
  const times = tasks.map((task) =>
    Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return { loop: times[tasks.indexOf(String(pid))] ?? NaN, all: times.reduce((sum, time) => sum + time, 0) };
}

async function start(name: string, file: string, opens: (address: string) => Promise<BenchTable>): Promise<Server> {
  const server = fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { address } = await new Promise<{ address: string }>((resolve, reject) => {
    server.once('message', (told) => resolve(told as { address: string }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { name, process: server, tables: await openMany(opens, address, TABLES), turns: [] };
}

async function turn({ process: server, tables }: Server, each: number, pace: number): Promise<Turn> {
  const times: number[] = [];
  const [before, begun] = [ran(server), performance.now()];
  await Promise.all(
    tables.map(async (table) => {
      let due = performance.now() + (pace > 0 ? (Math.random() * 1_000) / pace : 0);
      for (let i = 0; i < each; i++) {
        if (pace > 0) await new Promise((done) => setTimeout(done, due - performance.now()));
        const asked = performance.now();
        await table.act();
        times.push(performance.now() - asked);
        due += 1_000 / pace;
      }
    }),
  );
  const [wall, after] = [performance.now() - begun, ran(server)];
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  return {
    aSecond: (times.length / wall) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
    all: (after.all - before.all) / 1_000 / times.length,
    loop: (after.loop - before.loop) / 1_000 / times.length,
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const servers = [
  await start('bare ws', fileURLToPath(new URL('./peers/bare.mjs', import.meta.url)), bareTable),
  await start('ours', path.join(OWN, 'main.js'), open),
];
for (const folder of others) servers.push(await start(folder, path.join(path.resolve(folder), 'main.js'), open));
for (const server of servers) for (let i = 0; i < 3; i++) await turn(server, Math.ceil(4_000 / TABLES), 0);
for (let i = 0; i < TURNS; i++) for (const server of servers) server.turns.push(await turn(server, EACH, PACE));

console.log(`${TABLES} tables, ${TURNS} turns of ${EACH * TABLES} actions; medians, and the least CPU of any turn\n`);
console.log('| server | actions/s | p50 ms | p99 ms | CPU µs/action | of bare | least | of bare | its loop |');
console.log('|---|---|---|---|---|---|---|---|---|');
const [bare] = servers;
for (const { name, turns } of servers) {
  const middle = (key: keyof Turn): number => median(turns.map((one) => one[key]));
  const least = (key: keyof Turn, of = turns): number => Math.min(...of.map((one) => one[key]));
  const beside = median(turns.map(({ all }, i) => all / (bare?.turns[i]?.all ?? NaN)));
  const times = [middle('aSecond').toFixed(0), middle('p50').toFixed(1), middle('p99').toFixed(1)];
  const cpu = [middle('all').toFixed(0), beside.toFixed(2), least('all').toFixed(0)];
  const best = [(least('all') / least('all', bare?.turns)).toFixed(2), least('loop').toFixed(0)];
  console.log(`| ${[name, ...times, ...cpu, ...best].join(' | ')} |`);
}
for (const { process: server } of servers) {
  server.removeAllListeners('exit');
  server.disconnect();
}
process.exit(0);
