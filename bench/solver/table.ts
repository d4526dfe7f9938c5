// Goals 7 and 8: the table, its size, how long one core takes to make it anew, and what bots gain by it.

import { createSolver } from '@cardinal/solver';
import { deriveMasks, singles } from '../../packages/solver/src/target/reach-model.ts';
import { Meet } from '../../packages/solver/src/target/meet.ts';
import { ReachTable } from '../../packages/solver/src/target/reach-table.ts';
import { SubsetValues } from '../../packages/solver/src/target/subset-values.ts';
import { best, cpuMicroseconds, type Goal, type Say } from '../goal.ts';
import { questions } from './hands.ts';

/** Goals 7 and 8 for the shipped file. */
export function tableGoals(file: Uint8Array, say: Say): readonly Goal[] {
  say('goal 7: the table made anew on one core');
  const begun = cpuMicroseconds();
  const same = remade(file, say);
  const seconds = (cpuMicroseconds() - begun) / 1e6;
  const reading = best(3, () => ReachTable.read(file)) / 1000;
  say('goal 8: the options of bots');
  const { looked, searched } = optionTimes(file);
  return [
    {
      goal: '7 table of 1 to 6 cards: bytes shipped; made anew on one core',
      bar: '≤ 220 kB (stretch 150 kB); ≤ 60 s',
      measured: `${(file.length / 1000).toFixed(1)} kB, read in ${reading.toFixed(0)} ms; ${seconds.toFixed(1)} s, ${same ? 'the same bytes' : 'OTHER BYTES'}`,
      pass: file.length <= 220_000 && seconds <= 60 && same,
    },
    {
      goal: '8 bots: 26 draws × 7 discards, 6 cards, table against search',
      bar: '≥ 30×',
      measured: `${(searched / looked).toFixed(0)} (${looked.toFixed(1)} against ${searched.toFixed(0)} µs)`,
      pass: searched / looked >= 30,
    },
  ];
}

function remade(file: Uint8Array, say: Say): boolean {
  const values = new SubsetValues();
  const meet = new Meet(values);
  const masks = [new Uint32Array(), singles()];
  for (let size = 2; size <= 6; size++) {
    const next = deriveMasks(size, masks[size - 1]!, (_context, hand, _rank, target) => {
      values.load([...hand], false, true);
      return meet.solve(target) >= 0 ? 1 : 0;
    });
    masks.push(next);
    say(`goal 7: ${size} cards, ${next.length} hands`);
  }
  const bytes = new ReachTable(masks).write();
  return bytes.length === file.length && bytes.every((byte, i) => byte === file[i]);
}

/** Microseconds a hand: by the table through the public door; by search only "can it hit", which flatters search. */
function optionTimes(file: Uint8Array): { readonly looked: number; readonly searched: number } {
  const hands = questions(6, 60, 0);
  const unseen = Array.from({ length: 26 }, (_, face) => ({ face, count: 1 }));
  const looking = createSolver();
  looking.loadTable(file);
  const looked = best(20, () => {
    for (const { numbers, target } of hands) looking.options(numbers, target, unseen, { misses: 'whole' });
  });
  const searching = createSolver();
  const searched = best(3, () => {
    for (const { numbers, target } of hands) {
      for (const { face } of unseen) {
        for (let discard = 0; discard <= numbers.length; discard++) {
          searching.canHit([...numbers, face].toSpliced(discard, 1), target);
        }
      }
    }
  });
  return { looked: looked / hands.length, searched: searched / hands.length };
}
