/**
 * The figures of Expert, found by self-play: one bot with a changed figure among two with the present one, each deal in
 * all rotations. node scripts/run.mjs bench/numsense/tune.ts [deals] [hand sizes, such as 4,5]
 * Take a figure over only when its margin is clear of zero. Seeds "tune…"; strength.ts uses others.
 */
import { readFileSync } from 'node:fs';
import { loadTable } from '@cardinal/solver';
import type { Plan } from '../../packages/games/src/numsense/bot-strong.ts';
import { bots, strongBot } from '../../packages/games/src/numsense/bots.ts';
import { EXPERT } from '../../packages/games/src/numsense/expert-plan.ts';
import { options } from '../../packages/games/src/numsense/options.ts';
import { duel } from './arena.ts';

const deals = Number(process.argv[2] ?? 60);
const sizes = (process.argv[3] ?? '2,3,4,5,6,10').split(',').map(Number);
loadTable(readFileSync(new URL('../../packages/solver/data/reach.bin', import.meta.url)));

const gainBelow = (limit: number): Plan['calls'] => {
  return (v, study, worth) =>
    study.hope(
      v.hand.map(({ face }) => face),
      1,
    ) -
      worth <
    limit;
};
const changes: readonly (readonly [string, Partial<Plan>])[] = [
  ...[1, 1.5, 2, 3, 4, 6].map((limit) => [`calls at a gain below ${limit}`, { calls: gainBelow(limit) }] as const),
  ...[0, 1, 2, 3].map((draws) => [`looks ${draws} draws ahead`, { ahead: () => draws }] as const),
  ...[0, 0.05, 0.15, 0.3].map((guard) => [`guards ${guard} of a card`, { guard }] as const),
];

for (const handSize of sizes) {
  const given = { ...options.defaults, variant: 'fixed' as const, handSize, deals: 1 };
  const seeds = Array.from({ length: deals }, (_, i) => `tune${i}`);
  for (const [name, change] of changes) {
    const { margin, turns } = duel(strongBot('expert', { ...EXPERT, ...change }), bots.expert, {
      seats: 3,
      options: given,
      seeds,
    });
    console.log(
      `${handSize} cards  ${name.padEnd(28)} ${margin.mean.toFixed(2)} ±${margin.half.toFixed(2)}  turns ${turns.toFixed(1)}`,
    );
  }
}
