import { print } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSolutions, hitsWithoutBrackets } from '../index.ts';

describe('whether a target can be made without brackets', () => {
  it('is what the list of all sentences says', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 30 }), (hand, target) => {
        const { solutions, complete } = allSolutions(hand, target, { limit: 2000 });
        expect(complete).toBe(true);
        const bare = solutions.some(({ expr }) => !print(expr).includes('('));
        expect(hitsWithoutBrackets(hand, target), `${hand.join()} = ${target}`).toBe(bare);
      }),
      { numRuns: 200 },
    );
  });

  it('goes over fractions, and over steps that lead far away', () => {
    expect(hitsWithoutBrackets([7, 2, 4], 14)).toBe(true); // 7 ÷ 2 × 4
    expect(hitsWithoutBrackets([40, 39, 38, 37, 36, 35], 40 * 39 - 38 * 37 - 36 - 35)).toBe(true);
    expect(hitsWithoutBrackets([1, 5, 5, 5], 24)).toBe(false); // 5 × (5 − 1 ÷ 5) needs its bracket
    expect(hitsWithoutBrackets([4, 1], 3)).toBe(true);
    expect(hitsWithoutBrackets([1, 1], 0)).toBe(true);
  });

  it('takes no other numbers', () => {
    for (const numbers of [[1], [0, 1], [1, 2.5], [1, 41], [1, 100], [1, 2, 3, 4, 5, 6, 7]])
      expect(() => hitsWithoutBrackets(numbers, 3)).toThrow(RangeError);
  });
});
