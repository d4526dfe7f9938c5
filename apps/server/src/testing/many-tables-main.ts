// Opens and loses 10,000 tables in a process of its own and says what the heap weighed before and after, in bytes: in a test's
// own process the test runner would be weighed too. The collector comes by itself, as at a server that runs.
import { constants, PerformanceObserver, type PerformanceEntry, type NodeGCPerformanceDetail } from 'node:perf_hooks';
import { memoryStore } from '@cardinal/store';
import { WIRE_VERSION } from '@cardinal/wire';
import { Visit } from '../tables/gateway.ts';
import { Hall } from '../tables/hall.ts';
import type { Line } from '../tables/line.ts';
import { USUAL_LIMITS } from '../tables/limits.ts';

const quiet: Line = { send: () => undefined, close: () => undefined, clogged: false, late: 0, silence: 0 };
const limits = { ...USUAL_LIMITS, asks: 1e9, asksAtOnce: 1e9, sleepAfter: 0, calm: 0, botPace: 0 };
const fault = (error: unknown): never => {
  throw error;
};
let today = 1_000_000_000;
const hall = await Hall.open({ store: memoryStore(), limits, today: () => today, fault });

async function come(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const came = await hall.openTable({ game: 'mathmasters', options: {}, places: 2, bots: ['easy'] });
    if (!came.ok) throw new Error(came.why);
    const visit = new Visit(hall, quiet);
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    if (i % 50 === 0) await visit.heard('{"t":"start"}');
    visit.ended();
  }
  today += 48 * 3_600_000;
  await new Promise((done) => setTimeout(done, 50));
  await hall.sweep();
  if (hall.count.tables + hall.count.rooms > 0) throw new Error('tables are left');
}

/** Waits for whole collections. Memory outside the heap is what hurries them: it adds nothing to what is weighed. */
async function collections(count: number): Promise<void> {
  let seen = 0;
  const observer = new PerformanceObserver((list) => {
    // The types of Node 20 do not know what a collection says of itself.
    const entries = list.getEntries() as readonly (PerformanceEntry & { readonly detail?: NodeGCPerformanceDetail })[];
    for (const { detail } of entries) if (detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR) seen += 1;
  });
  observer.observe({ entryTypes: ['gc'] });
  while (seen < count) {
    new ArrayBuffer(16 * 1024 * 1024);
    await new Promise((done) => setImmediate(done));
  }
  observer.disconnect();
}

async function weight(): Promise<number> {
  // Bots of tables that are gone may still be thinking.
  while (!(await hall.metrics.registry.metrics()).includes('cardinal_bots_waiting 0'))
    await new Promise((done) => setTimeout(done, 50));
  await collections(2);
  return process.memoryUsage().heapUsed;
}

await come(1_000);
const before = await weight();
await come(10_000);
process.stdout.write(JSON.stringify({ before, after: await weight() }));
await hall.close();
