/**
 * How strong the bots of Numsense are. `npm run bench`-like: node scripts/run.mjs bench/numsense/strength.ts [deals] [what]
 * prints margins in points a deal, each ± 1.96 standard errors over deals, with the win share beside it. The seeds here
 * ("final…") were never used to tune ("tune…" in tune.ts). `what` is levels, rivals, match or seats; all without it.
 */
import { readFileSync } from 'node:fs';
import { loadTable } from '@cardinal/solver';
import { bots } from '../../packages/games/src/numsense/bots.ts';
import { options, type NumsenseOptions } from '../../packages/games/src/numsense/options.ts';
import { duel, type NumsenseBot } from './arena.ts';
import { declareAtOnce, hold16 } from './rivals.ts';

const deals = Number(process.argv[2] ?? 200);
const what = process.argv[3];
loadTable(readFileSync(new URL('../../packages/solver/data/reach.bin', import.meta.url)));

const oneDeal = (handSize: number): NumsenseOptions => ({ ...options.defaults, variant: 'fixed', handSize, deals: 1 });
const wholeMatch = options.defaults;
const seedsFor = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `final${i}`);

function row(name: string, a: NumsenseBot, b: NumsenseBot, given: NumsenseOptions, seats: number, count: number): void {
  const { margin, wins, own, turns } = duel(a, b, { seats, options: given, seeds: seedsFor(count) });
  const clear = Math.abs(margin.mean) > margin.half ? '' : '  (not clear of zero)';
  const share = `${(100 * wins.mean).toFixed(0)} ±${(100 * wins.half).toFixed(0)} %`;
  console.log(
    `${name.padEnd(46)} margin ${margin.mean.toFixed(1).padStart(6)} ±${margin.half.toFixed(1)}  wins ${share.padStart(9)}` +
      `  own ${own.toFixed(1)}  turns ${turns.toFixed(1)}${clear}`,
  );
}

const LADDER = [
  ['easy', 'beginner'],
  ['normal', 'easy'],
  ['expert', 'normal'],
] as const;

const started = process.cpuUsage();
if (!what || what === 'levels') {
  for (const cards of [2, 3, 4, 5, 6]) {
    for (const [up, down] of LADDER) {
      row(`${cards} cards, ${up} among 2 ${down}`, bots[up], bots[down], oneDeal(cards), 3, deals);
      row(`${cards} cards, ${down} among 2 ${up}`, bots[down], bots[up], oneDeal(cards), 3, Math.ceil(deals / 2));
    }
  }
}
if (!what || what === 'rivals') {
  for (const cards of [4, 5]) {
    row(`${cards} cards, expert among 2 declare-at-once`, bots.expert, declareAtOnce, oneDeal(cards), 3, deals);
    row(`${cards} cards, expert among 2 hold-16`, bots.expert, hold16, oneDeal(cards), 3, deals);
    row(
      `${cards} cards, declare-at-once among 2 expert`,
      declareAtOnce,
      bots.expert,
      oneDeal(cards),
      3,
      Math.ceil(deals / 2),
    );
    row(`${cards} cards, hold-16 among 2 expert`, hold16, bots.expert, oneDeal(cards), 3, Math.ceil(deals / 2));
  }
}
if (!what || what === 'seats') {
  for (const seats of [2, 5]) {
    for (const [up, down] of LADDER)
      row(
        `4 cards, ${seats} seats, ${up} among ${down}`,
        bots[up],
        bots[down],
        oneDeal(4),
        seats,
        Math.ceil(deals / 2),
      );
  }
}
if (!what || what === 'match') {
  for (const [up, down] of LADDER)
    row(`whole match, ${up} among 2 ${down}`, bots[up], bots[down], wholeMatch, 3, Math.ceil(deals / 5));
}
const used = process.cpuUsage(started);
console.log(
  `${((used.user + used.system) / 1e6).toFixed(0)} s of one core; ${deals} deals a row, half for the rows turned round`,
);
