/**
 * How strong the bots of Break In are: `node scripts/run.mjs bench/break-in/arena.ts [deals] [seats] [seed] [level]` prints the
 * margin of one level among seats of the level below, and the other way round, in points a deal; of all levels or of one
 * pair. The seeds that begin with "final" were never used to tune.
 */
import { LEVELS } from '@cardinal/kernel';
import { strength } from './strength.ts';

const [deals = 40, seats = 3] = process.argv.slice(2, 4).map(Number);
const [seed = 'final', only] = process.argv.slice(4);
const levels = LEVELS.filter((level) => only === undefined || level === only);
for (const { who, against, mean, half } of strength(deals, seats, seed, levels)) {
  const clear = Math.abs(mean) > half ? '' : '  (not clear of zero)';
  console.log(`${who} among ${against}`.padEnd(26) + `${mean.toFixed(1)} ±${half.toFixed(1)}${clear}`);
}
console.log(`${deals} deals, ${seats} seats, CPU ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
