// The goals of the target solver, in one process. `--full` fuzzes a million hands instead of a fifth of that.

import { readFileSync } from 'node:fs';
import { ReachTable } from '../../packages/solver/src/target/reach-table.ts';
import type { Goal, Say } from '../goal.ts';
import { countGoals } from './counts.ts';
import { fuzzRun } from './fuzz.ts';
import { longGoals } from './long.ts';
import { sentenceGoals } from './sentences.ts';
import { tableGoals } from './table.ts';

/** Goals 1 to 10. */
export async function solverGoals(say: Say): Promise<readonly Goal[]> {
  const file = new Uint8Array(readFileSync(new URL('../../packages/solver/data/reach.bin', import.meta.url)));
  const table = ReachTable.read(file);
  const goals = [
    ...sentenceGoals(table, say),
    ...countGoals(table, say),
    ...tableGoals(file, say),
    ...longGoals(20_000, say),
  ];
  const hands = process.argv.includes('--full') ? 1_000_000 : 200_000;
  const wrong = fuzzRun(hands, 1, (line) => say(`goal 10: ${line}`));
  for (const line of wrong.slice(0, 5)) say(line);
  goals.push({
    goal: '10 fuzzed answers of every kind, read again from the text by a BigInt reader',
    bar: '0 wrong of 1,000,000 (--full)',
    measured: `${wrong.length} wrong of ${hands.toLocaleString('en')}`,
    pass: wrong.length === 0,
  });
  return goals;
}
