import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSolver } from './solver.ts';
import { fuzz } from './testing/fuzz.ts';
import { readText } from './testing/read-text.ts';

test('20,000 random hands: nothing wrong when read again from the printed text', () => {
  const solver = createSolver();
  const searched = fuzz(solver, 10_000, 1);
  expect(searched.wrong).toEqual([]);
  solver.loadTable(readFileSync(new URL('../../data/reach.bin', import.meta.url)));
  const looked = fuzz(solver, 10_000, 2);
  expect(looked.wrong).toEqual([]);
  expect(searched.exact).toBeGreaterThan(4_000);
}, 120_000);

test('the judge reads as people do', () => {
  expect(readText('7*2-4')).toMatchObject({ p: 10n, q: 1n, used: [7, 2, 4], whole: true });
  expect(readText('8/(3-8/3)')).toMatchObject({ whole: false });
  expect(readText('20/4/5-1*(2-3)')).toMatchObject({ p: 40n, q: 20n });
  for (const bad of ['', '1+', '(1', '1)', '01', '1+-2', '4/0', '1 + 2', '2(3)']) expect(() => readText(bad)).toThrow();
});

test('the judge sees faults', () => {
  const solver = createSolver();
  const lying = {
    ...solver,
    bestAnswer: (...asked: Parameters<typeof solver.bestAnswer>) => {
      const answer = solver.bestAnswer(...asked);
      return { ...answer, values: answer.values.map((value, i) => (i === 0 ? value + 1 : value)) };
    },
  };
  expect(fuzz(lying, 50, 3).wrong.length).toBeGreaterThan(40);
});
