/**
 * How strong the bots of MathMasters are: `node scripts/run.mjs bench/mathmasters/strength.ts [what] [seeds] [level]` prints the
 * margin in points (own less the mean of the others) and the share of wins, each ± 1.96 standard errors over seeds; every
 * seed is played in all rotations of the seats. `what` is levels (all, or one level and the one below), rule (Expert
 * among two of Easy, the rule bot), match, rivals or seats. The seeds here ("final…") were never used to tune.
 */
import { LEVELS } from '@cardinal/kernel';
import { bots } from '../../packages/games/src/mathmasters/bot.ts';
import { duel, type MathMastersBot } from './arena.ts';
import { anything, miser } from './rivals.ts';

const what = process.argv[2] ?? 'levels';
const seeds = Array.from({ length: Number(process.argv[3] ?? 40) }, (_, n) => `final${n}`);

/** One deal with all set types: it tells bots apart in less time than a match. */
const DEAL = { deals: 1, allSetsFromRound1: true };

function row(name: string, a: MathMastersBot, b: MathMastersBot, options: object, seats = 3): void {
  const { margin, wins, ms, p95 } = duel(a, b, { seats, options, seeds });
  const clear = Math.abs(margin.mean) > margin.half ? '' : '  (not clear of zero)';
  const points = `${margin.mean.toFixed(1).padStart(6)} ±${margin.half.toFixed(1)}`;
  const share = `${(100 * wins.mean).toFixed(0)} ±${(100 * wins.half).toFixed(0)} %`;
  const time = `${ms.toFixed(1)} ms a choice, p95 ${p95.toFixed(0)}`;
  console.log(`${name.padEnd(34)} margin ${points.padEnd(12)} wins ${share.padEnd(9)} ${time}${clear}`);
}

const ladder = LEVELS.slice(1).map((up, n) => [up, LEVELS[n]!] as const);
switch (what) {
  case 'levels':
    for (const [up, down] of ladder.filter(([level]) => level === (process.argv[4] ?? level))) {
      row(`${up} among 2 ${down}`, bots[up], bots[down], DEAL);
      row(`${down} among 2 ${up}`, bots[down], bots[up], DEAL);
    }
    break;
  case 'rule':
    row('expert among 2 easy', bots.expert, bots.easy, DEAL);
    break;
  case 'match':
    row('expert among 2 easy, whole matches', bots.expert, bots.easy, {});
    row('expert among 2 normal, whole matches', bots.expert, bots.normal, {});
    break;
  case 'rivals':
    for (const level of LEVELS) {
      row(`${level} among 2 misers`, bots[level], miser, DEAL);
      row(`miser among 2 ${level}`, miser, bots[level], DEAL);
      row(`${level} among 2 who do anything`, bots[level], anything, DEAL);
    }
    break;
  case 'seats':
    for (const seats of [2, 4]) {
      for (const [up, down] of ladder) row(`${seats} seats, ${up} among ${down}`, bots[up], bots[down], DEAL, seats);
    }
    break;
  default:
    throw new Error(`"${what}" is none of: levels, rule, match, rivals, seats`);
}
console.log(`${seeds.length} seeds, CPU ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
