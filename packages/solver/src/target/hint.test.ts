import { calculateForTest } from './testing/calculate.ts';
import { equals, rational, toText, type Rational } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import type { Face } from './faces.ts';
import { createSolver } from './solver.ts';
import { STRATEGIES } from './strategy.ts';
import { card, join } from './tidy.ts';
import { bruteValues } from './testing/brute.ts';

const solver = createSolver();

const face = fc.oneof(
  { weight: 6, arbitrary: fc.nat(25) },
  { weight: 1, arbitrary: fc.constantFrom<Face>('W', 'M', 'T', 'D') },
);
const hand = fc.array(face, { minLength: 1, maxLength: 6 });
const target = fc.nat(25);

test('property: following the steps of an explanation always ends at the value of the answer', () => {
  fc.assert(
    fc.property(hand, target, (cards, goal) => {
      const answer = solver.bestAnswer(cards, goal);
      const { steps } = explain(answer);
      const taken = new Set<string>();
      const made: Rational[] = [];
      const take = (from: (typeof steps)[number]['leftFrom']): Rational => {
        const key = JSON.stringify(from);
        expect(taken.has(key), 'each card and each result is used once').toBe(false);
        taken.add(key);
        return from.kind === 'card' ? rational(answer.values[from.card]!) : made[from.step]!;
      };
      for (const { sign, left, right, value, leftFrom, rightFrom } of steps) {
        expect(equals(take(leftFrom), left)).toBe(true);
        expect(equals(take(rightFrom), right)).toBe(true);
        expect(toText(value)).toBe(calculateForTest(sign, left, right));
        made.push(value);
      }
      expect(steps.length).toBe(cards.length - 1);
      const last = made.at(-1) ?? rational(answer.values[0]!);
      expect(equals(last, answer.value)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('property: after the first step of a hint, the same score can still be had', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { minLength: 2, maxLength: 4 }), fc.nat(20), (cards, goal) => {
      const [, , , { step }] = solver.ladder(cards, goal);
      if (step === null) throw new Error('a first step');
      const { leftFrom, rightFrom, value } = step;
      if (leftFrom.kind !== 'card' || rightFrom.kind !== 'card') throw new Error('two cards');
      const rest = cards.filter((_, i) => i !== leftFrom.card && i !== rightFrom.card);
      const best = solver.bestAnswer(cards, goal);
      const whole = /^\d+$/.exec(toText(value));
      if (!best.exact || whole === null) return;
      expect(bruteValues([...rest, Number(whole[0])]).has(`${goal}/1`)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('property: all rungs speak of the same sentence, and its score is the best', () => {
  fc.assert(
    fc.property(hand, target, (cards, goal) => {
      const [possible, heart, strategy, first, { answer }] = solver.ladder(cards, goal);
      const best = solver.bestAnswer(cards, goal);
      expect(toText(answer.score)).toBe(toText(best.score));
      expect(answer.values).toEqual(best.values);
      expect(possible).toMatchObject({ exact: best.exact, proved: best.proved });
      expect(STRATEGIES).toContain(strategy.strategy);
      expect(first.step).toEqual(explain(answer).steps[0] ?? null);
      // The cards one is told to look at are those that the next rung joins.
      const joined = first.step === null ? [toText(answer.value)] : [first.step.left, first.step.right].map(toText);
      expect(heart.cards.map((at) => String(answer.values[at]))).toEqual(joined);
      expect(new Set(heart.cards).size).toBe(Math.min(cards.length, 2));
    }),
    { numRuns: 60 },
  );
});

test('the steps begin with the idea, though another sum stands before it', () => {
  const { strategy, heart, steps } = explain({
    expr: join('-', join('+', card(20), card(1)), join('*', card(3), card(4))),
    values: [1, 3, 20, 4],
  });
  expect(strategy).toBe('take-off-a-product');
  expect(heart).toEqual([1, 3]);
  expect(steps.map(({ left, sign, right }) => `${toText(left)}${sign}${toText(right)}`)).toEqual([
    '3*4',
    '20+1',
    '21-12',
  ]);
  expect(steps[2]).toMatchObject({ leftFrom: { kind: 'step', step: 1 }, rightFrom: { kind: 'step', step: 0 } });
});

describe('the idea of a sentence', () => {
  test.each<[readonly Face[], number, (typeof STRATEGIES)[number], readonly Face[]]>([
    [[7, 2, 4], 10, 'double', [2, 7]],
    [[7, 3, 4], 17, 'times-then-minus', [3, 7]],
    [[5, 4, 3], 23, 'times-then-plus', [4, 5]],
    [[1, 5, 3], 8, 'times-then-plus', [1, 3]],
    [[20, 9, 1], 12, 'make-the-difference', [1, 20]],
    [[15, 4], 9, 'take-off', [15, 4]],
    [[3, 5, 9], 17, 'add-up', [5, 9]],
    [[25, 3, 4], 13, 'take-off-a-product', [3, 4]],
    [[8, 8, 3, 3], 24, 'use-a-fraction', [3, 8]],
    [[1, 4, 5], 25, 'build-the-factors', [1, 4]],
    [[18, 3, 4], 10, 'share-out', [18, 3]],
    [[12], 12, 'one-card', [12]],
  ])('%j makes %i: %s', (cards, goal, strategy, begin) => {
    const [, matter, idea] = solver.ladder(cards, goal);
    expect(idea.strategy).toBe(strategy);
    expect(matter.cards.map((at) => cards[at]).sort()).toEqual([...begin].sort());
  });
});
