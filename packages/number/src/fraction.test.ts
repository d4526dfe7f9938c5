import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as f from './fraction.ts';

const whole = fc.bigInt(-(10n ** 30n), 10n ** 30n);
const pair = fc.tuple(whole, fc.bigInt(1n, 10n ** 30n));

test('the four operations agree with cross-multiplied BigInts', () => {
  fc.assert(
    fc.property(pair, pair, ([a, b], [c, d]) => {
      const [left, right] = [f.rational(a, b), f.rational(c, d)];
      const same = (value: f.Rational, n: bigint, m: bigint): boolean =>
        f.numerator(value) * m === n * f.denominator(value);
      expect(same(f.add(left, right), a * d + c * b, b * d)).toBe(true);
      expect(same(f.sub(left, right), a * d - c * b, b * d)).toBe(true);
      expect(same(f.mul(left, right), a * c, b * d)).toBe(true);
      const quotient = f.div(left, right);
      expect(quotient === null ? c === 0n : same(quotient, a * d, b * c)).toBe(true);
      expect(f.compare(left, right)).toBe(a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
      expect(f.equals(f.absolute(left), f.rational(a < 0n ? -a : a, b))).toBe(true);
    }),
  );
});

test('thirds make one (ruling X.4)', () => {
  const third = f.rational(1, 3);
  expect(f.toText(f.add(f.add(third, third), third))).toBe('1');
});

test('text is in lowest terms and read back', () => {
  expect([f.rational(14), f.rational(-6, 10), f.rational(3, -5), f.ZERO].map(f.toText)).toEqual([
    '14',
    '-3/5',
    '-3/5',
    '0',
  ]);
  fc.assert(
    fc.property(pair, ([n, d]) => {
      expect(f.fromText(f.toText(f.rational(n, d)))).toEqual(f.rational(n, d));
    }),
  );
  const wrong = ['', '-', '1/0', '1.5', '1/-2', ' 1', '1e3', '1/2/3', '0.(3)', '٣'];
  expect(wrong.filter((text) => f.fromText(text) !== null)).toEqual([]);
});

test('a broken invariant throws', () => {
  expect(() => f.rational(1, 0)).toThrow();
  expect(() => f.rational(1.5)).toThrow(RangeError);
});

test('whole numbers and doubles', () => {
  expect([f.isWhole(f.rational(6, 3)), f.isWhole(f.rational(5, 3))]).toEqual([true, false]);
  expect(f.toNumber(f.rational(-7, 4))).toBe(-1.75);
  expect(f.toNumber(f.rational(10n ** 400n + 1n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
});
