// A worker thread of `cardinal simulate`: takes ranges of match numbers, gives back what they left behind.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../find-game.ts';
import { playOne, type Job } from './job.ts';

const { job, records } = workerData as { job: Job; records: boolean };
const { game } = await loadGame(job.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const played = [];
  for (let match = from; match < to; match++) {
    try {
      played.push(playOne(game, job, match, records));
    } catch (error) {
      parentPort?.postMessage({
        failed: `Match ${match} (seed ${job.seed}/${match}): ${error instanceof Error ? error.message : 'broken'}`,
      });
      return;
    }
  }
  parentPort?.postMessage({ played });
});
