// The label of a hand against an independent count: every way of putting two or three number cards together, by brute force.
import { PRINTED_RULES } from '@cardinal/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { options } from './options.ts';
import { readSentence } from './sentence.ts';
import { waysOf } from './ways.ts';

/** Whether numbers can make a target at all, in floating point: enough for three small cards. */
function canMake(numbers: readonly number[], target: number): boolean {
  const [only] = numbers;
  if (numbers.length === 1) return Math.abs((only ?? NaN) - target) < 1e-9;
  return numbers.some((a, i) =>
    numbers.some((b, j) => {
      if (i === j) return false;
      const rest = numbers.filter((_, at) => at !== i && at !== j);
      return [a + b, a - b, a * b, a / b].some((made) => Number.isFinite(made) && canMake([...rest, made], target));
    }),
  );
}

describe('the ways of a hand', () => {
  it.each([
    // T2: 2, 3, 6 never make 10.
    [[2, 3, 6], 10, 'impossible', 0],
    // T1: (7×2)−4 is the one way.
    [[7, 2, 4], 10, 'hard', 1],
    [[3, 3, 8, 8], 24, 'hard', 1],
  ] as const)('of %j to %i: %s', (hand, target, label, count) => {
    const ways = waysOf(hand, target, PRINTED_RULES);
    expect(ways).toMatchObject({ label, complete: true });
    expect(ways.sentences).toHaveLength(count);
  });

  it('are all true, all different, and none is said to be missing where there is one', () => {
    const cards = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(cards, fc.integer({ min: 0, max: 25 }), (hand, target) => {
        const { label, sentences, complete } = waysOf(hand, target, PRINTED_RULES);
        expect(label === 'impossible').toBe(!canMake(hand, target));
        expect(new Set(sentences).size).toBe(sentences?.length);
        for (const sentence of sentences ?? []) {
          expect(readSentence(sentence, hand, target, options.defaults)).toMatchObject({ ok: true, exact: true });
        }
        expect(complete || sentences?.length === 40).toBe(true);
      }),
    );
  });

  it('of a large hand are not listed, but their absence is proved', () => {
    expect(waysOf([1, 2, 3, 4, 5, 6], 20, PRINTED_RULES)).toEqual({ label: 'easy', sentences: null, complete: false });
    expect(waysOf([0, 0, 0, 0, 0, 0, 1], 20, PRINTED_RULES)).toEqual({
      label: 'impossible',
      sentences: [],
      complete: true,
    });
  });
});
