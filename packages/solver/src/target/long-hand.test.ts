import { print } from '@cardinal/number';
import { describe, expect, test } from 'vitest';
import type { Face } from './faces.ts';
import { createSolver } from './solver.ts';
import { randomFrom } from './testing/fuzz.ts';
import { readText } from './testing/read-text.ts';

const solver = createSolver();
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

const judged = (hand: readonly number[], target: number) => {
  const { exact, proved, expr } = solver.bestAnswer(hand, target);
  const { p, q, used } = readText(print(expr));
  expect(exact).toBe(p === BigInt(target) * q);
  expect([...used].sort((a, b) => a - b)).toEqual([...hand].sort((a, b) => a - b));
  return { exact, proved, value: Number(p) / Number(q), text: print(expr) };
};

describe('random hands', () => {
  test.each([7, 8, 9, 10, 15, 25, 60])('%i cards: always exact; from ten on without brackets', (size) => {
    const random = randomFrom(size);
    for (let i = 0; i < 150; i++) {
      const hand = Array.from({ length: size }, () => Math.floor(random() * 26));
      const { exact, text } = judged(hand, Math.floor(random() * 26));
      expect(exact, hand.join()).toBe(true);
      if (size >= 10) expect(text).not.toContain('(');
    }
  });
  test('60 cards up to 99', () => {
    const random = randomFrom(99);
    for (let i = 0; i < 30; i++) {
      const hand = times(60, 0).map(() => Math.floor(random() * 100));
      expect(judged(hand, Math.floor(random() * 100)).exact).toBe(true);
    }
  });
  test('wilds in a long hand count as much as they can', () => {
    const random = randomFrom(3);
    const hand: readonly Face[] = ['W', 'M', 'T', 'D', ...times(21, 0).map(() => Math.floor(random() * 26))];
    const answer = solver.bestAnswer(hand, 13);
    expect(answer).toMatchObject({ exact: true, proved: true });
    expect(answer.values.slice(0, 4)).toEqual([25, 25, 13, 0]);
  });
});

describe('degenerate hands', () => {
  test('nothing but noughts make nought, and that is proved', () => {
    expect(judged(times(60, 0), 23)).toMatchObject({ exact: false, proved: true, value: 0 });
    expect(judged(times(60, 0), 0)).toMatchObject({ exact: true });
  });
  test('nine ones cannot make 23: 24 or 22 is nearest, with noughts or without', () => {
    for (const noughts of [0, 1, 5]) {
      const { exact, proved, value } = judged([...times(9, 1), ...times(noughts, 0)], 23);
      expect({ exact, proved }).toEqual({ exact: false, proved: true });
      expect(Math.abs(value - 23)).toBe(1);
    }
    expect(judged(times(10, 1), 23).exact).toBe(true);
  });
  test('few cards among many noughts: every part of them is tried', () => {
    expect(judged([...times(20, 0), 1, 25], 12)).toMatchObject({ exact: false, proved: true, value: 1 });
    expect(judged([...times(20, 0), 3, 8, 25], 24).exact).toBe(true);
  });
  test('all cards equal', () => {
    for (const size of [9, 10, 11, 25, 60]) {
      for (const value of [1, 2, 3, 7, 12, 24, 25]) {
        for (const target of [0, 1, 7, 11, 25]) {
          const { exact, proved } = judged(times(size, value), target);
          expect(exact || proved, `${size} times ${value} → ${target}`).toBe(true);
          if (size > 10) expect(exact, `${size} times ${value} → ${target}`).toBe(true);
        }
      }
    }
  });
  test('two different cards, even cards and an odd target', () => {
    const random = randomFrom(11);
    for (let i = 0; i < 150; i++) {
      const size = 9 + Math.floor(random() * 20);
      const pair = [Math.floor(random() * 26), 1 + Math.floor(random() * 25)];
      judged(
        times(size, 0).map(() => pair[Math.floor(random() * 2)]!),
        Math.floor(random() * 26),
      );
      const even = times(size, 0).map(() => 2 * Math.floor(random() * 13));
      expect(judged(even, 1 + 2 * Math.floor(random() * 12)).exact, even.join()).toBe(true);
    }
  });
  test('the same hand always gets the same sentence', () => {
    const hand = times(11, 17);
    expect(judged(hand, 7)).toEqual(judged(hand, 7));
  });
});
