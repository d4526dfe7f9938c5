import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, minus, num, numbersOf, op, steps, type Expr } from './expression.ts';
import { denominator, numerator, toText } from './fraction.ts';
import { STAR_TIMES } from './grammar.ts';
import { parse } from './parse.ts';
import { pairOf, trees } from './testing/trees.ts';

function read(text: string): Expr {
  const parsed = parse(text, { ...STAR_TIMES, unaryMinus: true });
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.expr;
}

const value = (text: string): string => {
  const result = evaluate(read(text));
  return result.ok ? toText(result.value) : `${result.why} at ${result.at?.start}-${result.at?.end}`;
};

test.each([
  ['7*2-4', '10'], // rules 1 (c) T1
  ['2+3+6', '11'], // T3
  ['6*2-3', '9'],
  ['8/(3-8/3)', '24'], // 3 3 8 8, the hardest of the 24 hands
  ['1/3+1/3+1/3', '1'],
  ['0/5', '0'], // ruling 1.17
  ['2-5', '-3'],
  ['-(2-5)*-1', '-3'],
  ['5/0', 'division-by-zero at 2-3'],
  ['(1+5/(2 - 2))/0', 'division-by-zero at 6-11'],
])('%s is %s', (text, expected) => expect(value(text)).toBe(expected));

test('values agree with the second opinion and stay within the product of (number + 1)', () => {
  fc.assert(
    fc.property(trees({ unaryMinus: true }), (tree) => {
      const [result, pair] = [evaluate(tree), pairOf(tree)];
      expect(result.ok).toBe(pair !== null);
      if (!result.ok || pair === null) return;
      const [n, d] = [numerator(result.value), denominator(result.value)];
      expect(n * pair[1]).toBe(pair[0] * d);
      const bound = numbersOf(tree).reduce((product, number) => product * (number + 1n), 1n);
      expect((n < 0n ? -n : n) + d <= bound).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('steps go inside out and left to right, and end at a division by nought', () => {
  const told = (text: string): string[] =>
    steps(read(text)).map(({ left, sign, right, value }) =>
      [left, sign, right, '=', value].map((part) => (typeof part === 'string' ? part : toText(part))).join(' '),
    );
  expect(told('8/(3-8/3)')).toEqual(['8 / 3 = 8/3', '3 - 8/3 = 1/3', '8 / 1/3 = 24']);
  expect(told('(1+2)*(3+4)-5')).toEqual(['1 + 2 = 3', '3 + 4 = 7', '3 * 7 = 21', '21 - 5 = 16']);
  expect(told('1+2/(3-3)+4')).toEqual(['3 - 3 = 0']);
  expect(steps(read('(1+2)*3'))[0]?.of.at).toEqual({ start: 1, end: 4 });
});

test('numbers come in reading order, and are never negative', () => {
  expect(numbersOf(op('-', op('*', num(7), minus(num(2))), num(4n)))).toEqual([7n, 2n, 4n]);
  expect(() => num(-1)).toThrow(RangeError);
});
