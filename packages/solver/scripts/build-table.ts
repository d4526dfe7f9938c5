// Builds data/reach.bin: which of the targets 0 to 25 every hand of one to six cards of 0 to 25 makes. Run it
// with `node scripts/run.mjs packages/solver/scripts/build-table.ts [threads]` after a change of the search; the tests
// rebuild a part of the table and compare.

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { CARD_VALUES, LONGEST } from '../src/target/hand-rank.ts';
import { Meet } from '../src/target/meet.ts';
import { deriveMasks, singles, type Ask } from '../src/target/reach-model.ts';
import { ReachTable } from '../src/target/reach-table.ts';
import { SubsetValues } from '../src/target/subset-values.ts';

/** What a thread is asked: the hands of a size whose lowest card is this. */
interface Part {
  readonly size: number;
  readonly lowest: number;
  readonly smaller: Uint32Array;
}

const FILE = fileURLToPath(new URL('../data/reach.bin', import.meta.url));

/** A thread does not inherit the TypeScript loader, so it registers it before it opens this file. */
const THREAD = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(import.meta.url)}); })`;

/** Asks the search. */
function searching(): Ask {
  const values = new SubsetValues();
  const meet = new Meet(values);
  return (_context, hand, _rank, target) => {
    values.load([...hand], false, true);
    return meet.solve(target) >= 0 ? 1 : 0;
  };
}

/** The masks of one size, shared out by lowest card; the low ones hold most hands and go first. */
async function masksOf(size: number, smaller: Uint32Array, workers: readonly Worker[]): Promise<Uint32Array> {
  const parts: Uint32Array[] = [];
  let next = 0;
  const work = async (worker: Worker): Promise<void> => {
    while (next < CARD_VALUES) {
      const lowest = next++;
      parts[lowest] = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage({ size, lowest, smaller } satisfies Part);
      });
      worker.removeAllListeners('error');
    }
  };
  await Promise.all(workers.map(work));
  const masks = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    masks.set(part, at);
    at += part.length;
  }
  return masks;
}

if (isMainThread) {
  const threads = Number(process.argv[2] ?? Math.min(4, availableParallelism()));
  const workers = Array.from({ length: threads }, () => new Worker(THREAD, { eval: true }));
  const begun = performance.now();
  const masks = [new Uint32Array(), singles()];
  for (let size = 2; size <= LONGEST; size++) {
    masks.push(await masksOf(size, masks[size - 1]!, workers));
    console.log(`${size} cards: ${masks[size]!.length} hands, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  const bytes = new ReachTable(masks).write();
  ReachTable.read(bytes);
  writeFileSync(FILE, bytes);
  console.log(`${bytes.length} bytes written and read back with ${threads} threads`);
} else {
  const ask = searching();
  parentPort!.on('message', ({ size, lowest, smaller }: Part) => {
    parentPort!.postMessage(deriveMasks(size, smaller, ask, lowest, lowest + 1));
  });
}
