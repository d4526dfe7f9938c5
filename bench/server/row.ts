// One row of the bench, in a process of its own: clients that have spoken to another server before are slower with the next
// one, as the compiler has made their code for both. Its parent sends what to run and gets what came of it.
import { fork, type ChildProcess } from 'node:child_process';
import * as opens from './tables.ts';
import type { BenchTable } from './tables.ts';

/** What is to be run. `pace` is actions a second at each table, or 0 for as fast as it goes. */
export interface Task {
  /** The server's program. */
  readonly file: string;
  readonly table: Exclude<keyof typeof opens, 'openMany'>;
  readonly count: number;
  readonly pace: number;
  readonly seconds: number;
}
/** What came of it. Times in milliseconds, CPU in microseconds an action, memory in kB a table. */
export interface Row {
  readonly actions: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  /** The same of the clients' process. */
  readonly clients: number;
  readonly memory: number;
}
interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  /** Bytes of the heap and beside it that are in use after a collection; the process' own size goes up and down with the collector. */
  readonly used: number;
}

/** Actions until a table runs out of cards, where it does; then a fresh one takes its place. */
const LIFE: Partial<Record<Task['table'], number>> = { numsenseTable: 100 };
/** So many tables are played before anything is measured, 90 actions each: until then a good part of every server's time goes into the compiler. */
const WARM = 100;

const usage = (server: ChildProcess): Promise<Usage> =>
  new Promise((resolve) => {
    server.once('message', (answer) => resolve(answer as Usage));
    server.send('usage');
  });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

async function run({ file, table, count, pace, seconds }: Task): Promise<Row> {
  const open: (address: string) => Promise<BenchTable> = opens[table];
  const server = fork(file, [], { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { address } = await new Promise<{ address: string }>((resolve, reject) => {
    server.once('message', (told) => resolve(told as { address: string }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const warm = await opens.openMany(open, address, WARM);
  await Promise.all(
    warm.map(async (one) => {
      for (let i = 0; i < 90; i++) await one.act();
    }),
  );
  const before = await usage(server);
  const life = LIFE[table] ?? Infinity;
  const spare = pace > 0 || life === Infinity ? 0 : Math.min(count * 12, 900);
  const tables = await opens.openMany(open, address, count + spare);
  const opened = await usage(server);
  const times: number[] = [];
  let stop = false;
  const begun = performance.now();
  const own = process.cpuUsage();
  const slot = async (first: BenchTable): Promise<void> => {
    let one: BenchTable | undefined = first;
    let played = 0;
    // Moments that are fixed from the beginning: after a pause of the clients themselves not all would ask at once, again and again.
    let due = performance.now() + (pace > 0 ? (Math.random() * 1_000) / pace : 0);
    while (!stop && one) {
      if (pace > 0) await new Promise((done) => setTimeout(done, due - performance.now()));
      const asked = performance.now();
      await one.act();
      if (stop) return;
      times.push(performance.now() - asked);
      if (++played === life) [one, played] = [tables.pop(), 0];
      due += 1_000 / pace;
    }
  };
  const slots = Promise.all(tables.splice(0, count).map(slot));
  await Promise.race([slots, new Promise((done) => setTimeout(done, seconds * 1_000))]);
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
}

process.once('message', (task) => {
  // The server ends with this process, as their channel does.
  void run(task as Task).then((row) => process.send?.(row, () => process.exit(0)));
});
