import { print, rational, toText, type Rational } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRINTED_RULES, type Face, type SentenceRules } from './faces.ts';
import { createSolver } from './solver.ts';
import { bruteScore, bruteValues } from './testing/brute.ts';

const solver = createSolver();
const WHOLE: SentenceRules = { ...PRINTED_RULES, wholeNumbersOnly: true };
const NO_POINTS: SentenceRules = { ...PRINTED_RULES, wildPoints: 'zero' };

const told = (hand: readonly Face[], target: number, rules = PRINTED_RULES) => {
  const { exact, value, score, values, proved } = solver.bestAnswer(hand, target, rules);
  return { exact, value: toText(value), score: toText(score), values, proved };
};

const fraction = ([p, q]: readonly [bigint, bigint]): Rational => rational(p, q);

describe('the worked examples of the rules', () => {
  test('T1: 7 2 4 makes 10 and scores 13; a card that is subtracted still counts (T14)', () => {
    expect(told([7, 2, 4], 10)).toMatchObject({ exact: true, score: '13', proved: true });
  });
  test('T2: 2 3 6 cannot make 10; the best is one off', () => {
    const { exact, value, score } = told([2, 3, 6], 10);
    expect({ exact, score }).toEqual({ exact: false, score: '-1' });
    expect(['9', '11']).toContain(value);
  });
  test('T9: 0 5 makes 5 without dividing by nought', () => {
    expect(told([0, 5], 5)).toMatchObject({ exact: true, score: '5' });
  });
  test('T10: a Discard that was not played counts 0', () => {
    expect(told([10, 'D'], 10)).toMatchObject({ exact: true, score: '10', values: [10, 0] });
  });
});

describe('rulings', () => {
  test('1.14, 1.15: fractions are allowed on the way, and a miss loses the exact fraction', () => {
    expect(told([8, 8, 3, 3], 24)).toMatchObject({ exact: true, score: '22' });
    expect(told([2, 5], 1)).toMatchObject({ exact: false, value: '2/5', score: '-3/5' });
  });
  test('1.14: with whole numbers only neither is', () => {
    expect(told([8, 8, 3, 3], 24, WHOLE)).toMatchObject({ exact: false });
    expect(told([2, 5], 1, WHOLE)).toMatchObject({ exact: false, value: '3', score: '-2' });
  });
  test('1.18, 1.19: a Wild takes the value that scores most', () => {
    expect(told(['W', 3], 22)).toMatchObject({ exact: true, score: '28', values: [25, 3] });
    expect(told(['W'], 7)).toMatchObject({ exact: true, score: '7', values: [7] });
  });
  test('1.19: wilds may score nothing', () => {
    expect(told(['W', 3], 22, NO_POINTS)).toMatchObject({ exact: true, score: '3', proved: true });
    expect(told(['W', 'M', 'T', 'D'], 5, NO_POINTS)).toMatchObject({ exact: true, score: '0' });
  });
  test('1.20: a Mirror copies another card, also what a Wild takes, and is 0 beside Mirrors alone', () => {
    expect(told(['M', 'W'], 24)).toMatchObject({ exact: true, score: '24', values: [12, 12] });
    expect(told(['M', 'T'], 8)).toMatchObject({ exact: false, values: [8, 8], score: '-7' });
    expect(told(['M', 'D'], 0)).toMatchObject({ exact: true, score: '0' });
    expect(told(['M', 'M'], 3)).toMatchObject({ exact: false, score: '-3', values: [0, 0] });
  });
  test('1.26: nought exactly is exact', () => {
    expect(told([0, 0], 0)).toMatchObject({ exact: true, score: '0' });
  });
  test('a Target takes the target', () => {
    expect(told(['T', 0], 17)).toMatchObject({ exact: true, score: '17', values: [17, 0] });
  });
});

test('numbers outside 0 to 99, empty hands and odd targets are refused', () => {
  for (const [hand, target] of [
    [[], 5],
    [[100], 5],
    [[-1], 5],
    [[1.5], 5],
    [[1], 100],
    [[1], -1],
  ] as const) {
    expect(() => solver.bestAnswer(hand, target)).toThrow(RangeError);
  }
});

const numbers = (most: number, size: number) => fc.array(fc.nat(most), { minLength: 1, maxLength: size });

test('numbers: the score is that of a brute force, fractions allowed or not', () => {
  const target = fc.nat(25);
  const check = (hand: readonly number[], goal: number): void => {
    for (const rules of [PRINTED_RULES, WHOLE]) {
      const answer = solver.bestAnswer(hand, goal, rules);
      const best = bruteScore(hand, goal, rules.wholeNumbersOnly);
      expect(toText(answer.score), `${hand.join()} → ${goal}: ${print(answer.expr)}`).toBe(toText(fraction(best)));
      expect(answer.proved).toBe(true);
    }
  };
  fc.assert(fc.property(numbers(25, 3), target, check), { numRuns: 150 });
  fc.assert(fc.property(fc.array(fc.nat(25), { minLength: 4, maxLength: 4 }), target, check), { numRuns: 30 });
  fc.assert(fc.property(numbers(3, 4), target, check), { numRuns: 60 });
  fc.assert(fc.property(numbers(99, 3), fc.nat(99), check), { numRuns: 100 });
});

test('wilds: the score is that of a brute force over every choice', () => {
  const face = fc.oneof(
    { weight: 3, arbitrary: fc.nat(25) },
    { weight: 2, arbitrary: fc.constantFrom<Face>('M', 'T', 'D') },
    { weight: 1, arbitrary: fc.constant<Face>('W') },
  );
  const hand = fc
    .array(face, { minLength: 1, maxLength: 3 })
    .filter((faces) => faces.some((one) => typeof one === 'string'));
  fc.assert(
    fc.property(hand, fc.nat(25), fc.boolean(), fc.boolean(), (faces, target, wholeNumbersOnly, wildsScore) => {
      const rules: SentenceRules = { wholeNumbersOnly, wildPoints: wildsScore ? 'value' : 'zero' };
      const answer = solver.bestAnswer(faces, target, rules);
      const best = bruteScore(faces, target, wholeNumbersOnly, wildsScore);
      expect(toText(answer.score), `${faces.join()} → ${target}`).toBe(toText(fraction(best)));
      expect(answer.proved).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('canHit and reachMask say what a brute force says', () => {
  fc.assert(
    fc.property(numbers(25, 4), (hand) => {
      let mask = 0;
      for (let target = 0; target < 26; target++) if (bruteValues(hand).has(`${target}/1`)) mask |= 1 << target;
      expect(solver.reachMask(hand)).toBe(mask);
      for (const target of [0, 12, 25]) expect(solver.canHit(hand, target)).toBe(((mask >> target) & 1) === 1);
    }),
    { numRuns: 60 },
  );
});

test('reachable lists the values of a brute force, each once', () => {
  fc.assert(
    fc.property(numbers(25, 4), (hand) => {
      const want = new Set([...bruteValues(hand).keys()].map((text) => text.replace('-', '')));
      const got = [...solver.reachable(hand)].map((value) =>
        /\//.test(toText(value)) ? toText(value) : `${toText(value)}/1`,
      );
      expect(got.length).toBe(want.size);
      expect(new Set(got)).toEqual(want);
    }),
    { numRuns: 40 },
  );
});
