// Goals 4 to 6: the work of the search, counted, so that the machine does not matter. The search is asked
// directly, without the plain sentences that the public functions try first.

import { Meet } from '../../packages/solver/src/target/meet.ts';
import type { ReachTable } from '../../packages/solver/src/target/reach-table.ts';
import { SubsetValues } from '../../packages/solver/src/target/subset-values.ts';
import type { Goal, Say } from '../goal.ts';
import { questions, type Question } from './hands.ts';
import { missesWithoutNought } from './sentences.ts';

/** Goals 4 to 6. */
export function countGoals(table: ReachTable, say: Say): readonly Goal[] {
  say('goals 4 to 6: counts');
  const values = new SubsetValues();
  const meet = new Meet(values);
  const solve = (hands: readonly Question[]): void => {
    values.generated = values.kept = values.lookups = 0;
    for (const { numbers, target } of hands) {
      values.load(numbers, false);
      meet.solve(target);
    }
  };
  const hits = questions(6, 1000, 0, ({ numbers, target }) => ((table.mask(numbers) >> target) & 1) === 1);
  solve(hits);
  const perHit = (values.kept + values.lookups) / hits.length;
  const misses = missesWithoutNought(table, 1000);
  solve(misses);
  const perMiss = (values.generated + values.lookups) / misses.length;
  const ratios = ([5, 6] as const).map((size) => {
    values.generated = values.kept = 0;
    for (const { numbers } of questions(size, size === 5 ? 300 : 25, 0)) {
      values.load(numbers, false);
      values.build(values.full);
    }
    return values.generated / values.kept;
  });
  return [
    {
      goal: '4 work per hit, 6 cards: values kept + look-ups',
      bar: '≤ 200',
      measured: perHit.toFixed(0),
      pass: perHit <= 200,
    },
    {
      goal: '5 work per miss without noughts, 6 cards: values made + look-ups',
      bar: '≤ 12,000 (stretch 6,000)',
      measured: perMiss.toFixed(0),
      pass: perMiss <= 12_000,
    },
    {
      goal: '6 values made / kept, all values, 5/6 cards (floor 1)',
      bar: '≤ 1.6 / 2.2 (stretch 1.3 / 1.6)',
      measured: ratios.map((ratio) => ratio.toFixed(2)).join(' / '),
      pass: ratios[0]! <= 1.6 && ratios[1]! <= 2.2,
    },
  ];
}
