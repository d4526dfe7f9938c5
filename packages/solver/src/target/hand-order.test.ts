import { ASCII, evaluate, parse, print, STAR_TIMES } from '@cardinal/number';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inHandOrder } from './hand-order.ts';
import { bestAnswer } from './solver.ts';

const written = (text: string, values: readonly number[]): string => {
  const read = parse(text, STAR_TIMES);
  if (!read.ok) throw new Error(text);
  return print(inHandOrder(read.expr, values), ASCII);
};

it.each([
  ['4*3+2', [2, 3, 4], '2+3*4'],
  ['2*3+4', [4, 3, 2], '4+3*2'],
  ['5*1+9', [1, 5, 9], '1*5+9'],
  ['8/(3-8/3)', [3, 3, 8, 8], '8/(3-8/3)'],
  ['10-2-5', [5, 2, 10], '10-5-2'],
])('%s of the hand %j reads %s', (text, values, wanted) => {
  expect(written(text, values)).toBe(wanted);
});

it('keeps value, cards and the number of steps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 0, max: 50 }),
      (hand, target) => {
        const { expr, value, values } = bestAnswer(hand, target);
        const again = inHandOrder(expr, values);
        expect(evaluate(again)).toEqual({ ok: true, value });
        const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
        expect(numbers(print(again, ASCII))).toEqual(numbers(print(expr, ASCII)));
      },
    ),
    { numRuns: 300 },
  );
});
