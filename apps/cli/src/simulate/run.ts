// A simulation spread over worker threads. Ranges of matches go out as workers become free and come back in any order;
// the order of the results is that of the match numbers.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadGame } from '../find-game.ts';
import { playOne, type Job, type Played } from './job.ts';

/** What to run and how to hear of it. */
export interface Run {
  readonly job: Job;
  readonly matches: number;
  readonly workers: number;
  readonly records: boolean;
  /** Called with every finished range. */
  readonly done: (played: readonly Played[]) => void;
}

/** As many workers as this machine has cores. */
export const CORES = availableParallelism();

const PARTS_A_WORKER = 20;

/** Runs all matches. Rejects with the sentence of the first failure, having stopped its own workers. */
export async function run({ job, matches, workers, records, done }: Run): Promise<Played[]> {
  const count = Math.max(1, Math.min(workers, matches));
  if (count === 1) return runHere(job, matches, records, done);
  const size = Math.max(1, Math.ceil(matches / (count * PARTS_A_WORKER)));
  const all: Played[] = [];
  let next = 0;
  const threads = Array.from(
    { length: count },
    () =>
      new Worker(new URL('./simulate-worker.ts', import.meta.url), {
        workerData: { job, records },
        execArgv: process.execArgv,
      }),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next >= matches) return resolve();
        const from = next;
        next = Math.min(matches, from + size);
        worker.postMessage({ from, to: next });
      };
      worker.on('error', reject);
      worker.on('message', (message: { played?: readonly Played[]; failed?: string }) => {
        if (message.failed !== undefined) return reject(new Error(message.failed));
        all.push(...(message.played ?? []));
        done(message.played ?? []);
        ask();
      });
      ask();
    });
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
  return all.sort((a, b) => a.match - b.match);
}

// One worker needs no thread: its start would cost more than it brings.
async function runHere(job: Job, matches: number, records: boolean, done: Run['done']): Promise<Played[]> {
  const { game } = await loadGame(job.game);
  const all: Played[] = [];
  for (let match = 0; match < matches; match++) {
    const played = playOne(game, job, match, records);
    all.push(played);
    done([played]);
    // The progress bar and a stop from the keyboard get their turn.
    if (match % PARTS_A_WORKER === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}
