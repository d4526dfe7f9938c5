import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { handCount, rankOf } from './hand-rank.ts';
import { Meet } from './meet.ts';
import { deriveMasks, singles, type Ask } from './reach-model.ts';
import { ReachTable } from './reach-table.ts';
import { createSolver } from './solver.ts';
import { SubsetValues } from './subset-values.ts';
import { bruteValues } from './testing/brute.ts';
import { randomFrom } from './testing/fuzz.ts';

const file = new Uint8Array(readFileSync(new URL('../../data/reach.bin', import.meta.url)));
const table = ReachTable.read(file);

const values = new SubsetValues();
const meet = new Meet(values);
const search: Ask = (_context, hand, _rank, target) => {
  values.load([...hand], false, true);
  return meet.solve(target) >= 0 ? 1 : 0;
};

const missesOf = (size: number): number => {
  let misses = 0;
  for (const mask of table.masksOf(size)) for (let t = 0; t < 26; t++) if (!((mask >> t) & 1)) misses++;
  return misses;
};

test('the shipped file is below 40 kB (the bar is 220 kB)', () => {
  expect(file.length).toBeLessThan(40_000);
});

test('hands of up to four cards, derived anew, are those of the file', () => {
  let smaller = singles();
  for (const size of [2, 3, 4]) {
    smaller = deriveMasks(size, smaller, search);
    expect(smaller).toEqual(table.masksOf(size));
  }
}, 120_000);

test('the misses are as many as an exhaustive run of another program counted', () => {
  expect([2, 3, 4, 5, 6].map(missesOf)).toEqual([8_488, 68_319, 251_222, 177_549, 137_956]);
});

test('samples of five and six cards are what the search finds', () => {
  const random = randomFrom(5);
  for (let i = 0; i < 400; i++) {
    const top = i % 2 === 0 ? 26 : 4;
    const hand = Array.from({ length: 5 + (i % 2) }, () => Math.floor(random() * top));
    values.load(hand, false);
    let mask = 0;
    for (let target = 0; target < 26; target++) if (meet.solve(target) >= 0) mask |= 1 << target;
    expect(table.mask(hand), hand.join()).toBe(mask);
  }
});

test('samples of two to four cards are what a brute force finds', () => {
  const random = randomFrom(6);
  for (let i = 0; i < 90; i++) {
    const hand = Array.from({ length: 2 + (i % 3) }, () => Math.floor(random() * 26));
    const mask = table.mask(hand);
    for (let target = 0; target < 26; target++) {
      expect((mask >> target) & 1, `${hand.join()} → ${target}`).toBe(bruteValues(hand).has(`${target}/1`) ? 1 : 0);
    }
  }
});

test('outside of the table it says nothing', () => {
  expect(table.mask([])).toBe(-1);
  expect(table.mask([26, 1])).toBe(-1);
  expect(table.mask([1, 2, 3, 4, 5, 6, 7])).toBe(-1);
});

describe('reading', () => {
  test('written again, the file is the same', () => {
    expect(table.write()).toEqual(file);
  });
  test('a damaged or foreign file is refused', () => {
    const damaged = file.slice();
    damaged[20_000] = damaged[20_000]! ^ 0x10;
    expect(() => ReachTable.read(damaged)).toThrow('damaged');
    expect(() => ReachTable.read(file.slice(0, 30_000))).toThrow('damaged');
    expect(() => ReachTable.read(file.slice(1))).toThrow('not a reach table');
    expect(() => ReachTable.read(new Uint8Array())).toThrow('not a reach table');
  });
  test('a solver gives the same answers with it as without', () => {
    const searching = createSolver();
    const looking = createSolver();
    looking.loadTable(file);
    const random = randomFrom(7);
    for (let i = 0; i < 300; i++) {
      const size = 1 + Math.floor(random() * 6);
      const hand = Array.from({ length: size }, () => (random() < 0.15 ? 'W' : Math.floor(random() * 26)));
      const target = Math.floor(random() * 26);
      expect(looking.bestAnswer(hand, target)).toEqual(searching.bestAnswer(hand, target));
    }
  });
});

test('ranks count all sorted hands in order', () => {
  let rank = 0;
  for (let a = 0; a < 26; a++)
    for (let b = a; b < 26; b++) for (let c = b; c < 26; c++) expect(rankOf([a, b, c], 3)).toBe(rank++);
  expect(handCount(3)).toBe(rank);
  expect(rankOf([1, 5, 7, 9], 4, 2)).toBe(rankOf([1, 5, 9], 3));
});
