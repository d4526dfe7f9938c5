// Goal 9: long hands. Solved, without brackets, and the time against a core that makes the target beside a
// rest that makes nought.

import { print } from '@cardinal/number';
import { createSolver } from '@cardinal/solver';
import { Exact } from '../../packages/solver/src/target/exact.ts';
import { coreAndNought } from '../../packages/solver/src/target/long-hand.ts';
import { readText } from '../../packages/solver/src/target/testing/read-text.ts';
import { best, type Goal, type Say } from '../goal.ts';
import { questions } from './hands.ts';

const SIZES = [10, 12, 15, 20, 25, 60] as const;

/** Goal 9; `count` hands of each size. */
export function longGoals(count: number, say: Say): readonly Goal[] {
  const solver = createSolver();
  let solved = 0;
  let plain = 0;
  let wrong = 0;
  const micros: string[] = [];
  for (const size of SIZES) {
    say(`goal 9: ${size} cards`);
    const hands = questions(size, count, 0);
    for (const [i, { numbers, target }] of hands.entries()) {
      const { exact, expr } = solver.bestAnswer(numbers, target);
      const text = print(expr);
      if (exact) solved++;
      if (!text.includes('(')) plain++;
      if (i % 10 !== 0) continue;
      const { p, q, used } = readText(text);
      if (
        p !== BigInt(target) * q ||
        used.toSorted((a, b) => a - b).join() !== numbers.toSorted((a, b) => a - b).join()
      ) {
        wrong++;
      }
    }
    const some = hands.slice(0, 500);
    const cost = best(3, () => {
      for (const { numbers, target } of some) solver.bestAnswer(numbers, target);
    });
    micros.push(`${size}: ${(cost / some.length).toFixed(0)}`);
  }
  const asked = SIZES.length * count;
  const exact = new Exact();
  const ten = questions(10, 500, 0);
  const ours = best(7, () => {
    for (const { numbers, target } of ten) exact.solve(numbers, target, false);
  });
  const core = best(7, () => {
    for (const { numbers, target } of ten) coreAndNought(exact, numbers, target, false);
  });
  const share = (part: number): string => (part === asked ? '100 %' : `${((100 * part) / asked).toFixed(3)} %`);
  return [
    {
      goal: `9 long hands, ${count.toLocaleString('en')} each of ${SIZES.join(', ')} cards: solved; without brackets; against core and nought at 10`,
      bar: '100 %; 100 %; ≥ 3×',
      measured: `${share(solved)}; ${share(plain)}; ${(core / ours).toFixed(1)}×; ${wrong} wrong of ${asked / 10} read again; µs an answer ${micros.join(', ')}`,
      pass: solved === asked && plain === asked && core / ours >= 3 && wrong === 0,
    },
  ];
}
