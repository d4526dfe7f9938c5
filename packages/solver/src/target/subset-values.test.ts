import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Meet } from './meet.ts';
import { SubsetValues } from './subset-values.ts';
import { bruteValues } from './testing/brute.ts';

const values = new SubsetValues(64); // so small that every array has to grow
const meet = new Meet(values);

const built = (numbers: readonly number[], whole: boolean): string[] => {
  values.load(numbers, whole);
  values.build(values.full);
  const texts: string[] = [];
  for (let i = values.start[values.full]!; i < values.end[values.full]!; i++) {
    let [a, b] = [values.num[i]!, values.den[i]!];
    while (b !== 0) [a, b] = [b, a % b];
    texts.push(`${values.num[i]! / a}/${values.den[i]! / a}`);
  }
  return texts;
};

const check = (numbers: readonly number[]): void => {
  for (const whole of [false, true]) {
    const want = new Set([...bruteValues(numbers, whole).keys()].map((text) => text.replace('-', '')));
    const got = built(numbers, whole);
    expect(got.length, 'each value once').toBe(new Set(got).size);
    expect(new Set(got)).toEqual(want);
    for (let target = 0; target < 26; target++) {
      values.load(numbers, whole);
      expect(meet.solve(target) >= 0, `${numbers.join()} → ${target}`).toBe(want.has(`${target}/1`));
    }
  }
};

test('values and hits are those of a signed brute force', () => {
  fc.assert(fc.property(fc.array(fc.nat(25), { minLength: 1, maxLength: 4 }), check), { numRuns: 60 });
  fc.assert(fc.property(fc.array(fc.nat(4), { minLength: 2, maxLength: 4 }), check), { numRuns: 40 });
  fc.assert(fc.property(fc.array(fc.nat(99), { minLength: 2, maxLength: 3 }), check), { numRuns: 40 });
  for (const hand of [
    [1, 2, 3, 7, 11],
    [0, 1, 1, 4, 4],
    [2, 2, 2, 2, 5],
  ]) {
    check(hand);
  }
});

test('six cards, all different: no more values than another program counted for the worst of them, 443,825', () => {
  values.load([7, 11, 13, 17, 19, 23], false);
  values.build(values.full);
  const made = values.end[values.full]! - values.start[values.full]!;
  expect(made).toBeGreaterThan(150_000);
  expect(made).toBeLessThanOrEqual(443_825);
});

test('a hand that changes in its last cards is what it would be afresh', () => {
  const changing = new SubsetValues();
  const seek = new Meet(changing);
  for (const last of [3, 25, 25, 0, 7, 3]) {
    for (const target of [0, 10, 21]) {
      changing.load([4, 9, last, last], false, true);
      values.load([4, 9, last, last], false);
      expect(seek.solve(target) >= 0, `${last} → ${target}`).toBe(meet.solve(target) >= 0);
    }
  }
});

test('cards up to 99: equal doubles of different fractions are told apart', () => {
  // The two largest neighbours that six such cards can come near: p1 * q2 is beyond 2^52.
  const numbers = [99, 98, 97, 96, 95, 94];
  values.load(numbers, false);
  values.build(values.full);
  const { num, den } = values;
  const seen = new Map<number, number[]>();
  for (let i = values.start[values.full]!; i < values.end[values.full]!; i++) {
    const key = num[i]! / den[i]!;
    const twins = seen.get(key) ?? [];
    for (const j of twins) expect(BigInt(num[i]!) * BigInt(den[j]!)).not.toBe(BigInt(num[j]!) * BigInt(den[i]!));
    seen.set(key, [...twins, i]);
  }
  expect(seen.size).toBeGreaterThan(200_000);
});
