import { toNumber } from '@cardinal/number';
import { createSolver } from '@cardinal/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { best, canMake, worthOf } from './best.ts';
import { readSentence } from './sentence.ts';
import type { Face } from './types.ts';

const face = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 25 }) },
  { weight: 2, arbitrary: fc.constantFrom<Face>('W', 'D', 'M', 'T') },
);
const rules = fc.record({
  wholeNumbersOnly: fc.boolean(),
  wildPoints: fc.constantFrom('value', 'zero'),
});
const solver = createSolver();

describe('the best of a hand', () => {
  it('T2: 2, 3 and 6 cannot make 10, with fractions and brackets or without; 9 and 11 are nearest', () => {
    const { sentence, exact, worth } = best([2, 3, 6], 10, { wholeNumbersOnly: false, wildPoints: 'value' });
    expect({ exact, worth }).toEqual({ exact: false, worth: -1 });
    const read = readSentence(sentence, [2, 3, 6], 10, { wholeNumbersOnly: false, wildPoints: 'value' });
    expect(read).toMatchObject({ points: '-1' });
    expect(['9', '11']).toContain(read.ok && read.value);
  });

  it('the quick worth is what the solver’s sentence brings, which is what the referee reads', () => {
    fc.assert(
      fc.property(
        fc.array(face, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 25 }),
        rules,
        (hand, target, given) => {
          const { sentence, exact, worth } = best(hand, target, given);
          expect(worthOf(hand, target, given)).toBeCloseTo(worth, 9);
          expect(canMake(hand, target, given)).toBe(exact);
          const read = readSentence(sentence, hand, target, given);
          expect(read).toMatchObject({ ok: true, exact });
          const answer = solver.bestAnswer(hand, target, given);
          expect(toNumber(answer.score)).toBe(worth);
        },
      ),
      { numRuns: 200 },
    );
  });
});
