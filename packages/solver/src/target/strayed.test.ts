import { num, op, parse, rational, STAR_TIMES, toText, type Expr, type Rational } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRINTED_RULES, type Face } from './faces.ts';
import { partsReach } from './signed-reach.ts';
import { createSolver } from './solver.ts';
import { bruteValues, type Pair } from './testing/brute.ts';

const solver = createSolver();

const read = (text: string): Expr => {
  const parsed = parse(text, STAR_TIMES);
  if (!parsed.ok) throw new Error(text);
  return parsed.expr;
};

const fault = (text: string, target: number, hand: readonly Face[], rules = PRINTED_RULES): string | null => {
  const strayed = solver.strayed(read(text), target, hand, rules);
  if (strayed === null || strayed.kind === 'choice') return strayed?.kind ?? null;
  const { at, step } = strayed;
  return `${at}: ${toText(step.left)}${step.sign}${toText(step.right)}=${toText(step.value)}`;
};

describe('the first step that loses the target', () => {
  test.each<[string, number, readonly Face[], string | null]>([
    ['7*2+4', 10, [7, 2, 4], '1: 14+4=18'],
    ['7-2*4', 10, [7, 2, 4], '0: 2*4=8'],
    ['7*2-4', 10, [7, 2, 4], null], // right
    ['2+3+6', 10, [2, 3, 6], null], // the hand cannot do it at all
    ['(3-8)*2', 7, [3, 8, 2], '1: -5*2=-10'], // 2-(3-8) would still have been 7
    ['25+1', 7, ['W', 1], 'choice'],
    ['8/(3-8)+3', 24, [8, 3, 8, 3], '0: 3-8=-5'],
  ])('%s for %i', (text, target, hand, want) => {
    expect(fault(text, target, hand)).toBe(want);
  });
  test('a fraction, where they are forbidden, is a fault in itself', () => {
    const rules = { ...PRINTED_RULES, wholeNumbersOnly: true };
    expect(fault('3/2*4+1', 7, [3, 2, 4, 1], rules)).toBe('0: 3/2=3/2');
    expect(fault('3/2*4+1', 7, [3, 2, 4, 1])).toBeNull();
  });
  test('in a long hand the first step that is proved to lose the target', () => {
    const hand = Array.from({ length: 12 }, (_, i) => i + 1);
    const strayed = solver.strayed(read(hand.join('+')), 20, hand);
    if (strayed?.kind !== 'step') throw new Error('a step');
    const after = (at: number): readonly number[] => [((at + 2) * (at + 3)) / 2, ...hand.slice(at + 2)];
    expect(bruteValues(after(strayed.at)).has('20/1')).toBe(false);
    expect(bruteValues(after(strayed.at - 1)).has('20/1')).toBe(true);
  });
});

/** All values of parts of any kind, every split, with signs. */
function bruteParts(parts: readonly Pair[]): ReadonlyMap<string, Pair> {
  const values = new Map<string, Pair>();
  const put = (p: bigint, q: bigint): void => {
    const text = toText(rational(p, q));
    values.set(text, [p, q]);
  };
  if (parts.length === 1) put(...parts[0]!);
  for (let split = 1; split < (1 << parts.length) - 1; split++) {
    for (const [ap, aq] of bruteParts(parts.filter((_, i) => (split >> i) & 1)).values()) {
      for (const [bp, bq] of bruteParts(parts.filter((_, i) => !((split >> i) & 1))).values()) {
        put(ap * bq + bp * aq, aq * bq);
        put(ap * bq - bp * aq, aq * bq);
        put(ap * bp, aq * bq);
        if (bp !== 0n) put(ap * bq, aq * bp);
      }
    }
  }
  return values;
}

test('parts below nought and fractions: in reach exactly when a brute force says so', () => {
  const part = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), fc.nat(12), (parts, target) => {
      const exact = parts.map(([p, q]): Rational => rational(p, q));
      const brute = bruteParts(parts.map(([p, q]) => [BigInt(p), BigInt(q)]));
      expect(partsReach(exact, target, false)).toBe(brute.has(String(target)));
    }),
    { numRuns: 150 },
  );
  // Five parts: none below nought, so the brute force for hands of numbers judges.
  for (const hand of [
    [2, 3, 5, 7, 1],
    [0, 0, 4, 4, 9],
    [1, 1, 1, 1, 1],
  ]) {
    for (const target of [0, 9, 17, 23]) {
      expect(
        partsReach(
          hand.map((value) => rational(value)),
          target,
          false,
        ),
      ).toBe(bruteValues(hand).has(`${target}/1`));
      expect(
        partsReach(
          hand.map((value) => rational(value)),
          target,
          true,
        ),
      ).toBe(bruteValues(hand, true).has(`${target}/1`));
    }
  }
});

test('property: before the fault the target is in reach, after it never', () => {
  const card = fc.nat(12);
  fc.assert(
    fc.property(card, card, card, fc.nat(20), (a, b, c, target) => {
      const sentence = op('-', op('+', num(a), num(b)), num(c));
      const strayed = solver.strayed(sentence, target, [a, b, c]);
      const reachable = bruteValues([a, b, c]).has(`${target}/1`);
      const right = a + b - c === target;
      expect(strayed === null).toBe(!reachable || right);
      if (strayed?.kind !== 'step') return;
      const afterFirst = [[BigInt(a + b), 1n] as Pair, [BigInt(c), 1n] as Pair];
      expect(strayed.at).toBe(bruteParts(afterFirst).has(String(target)) ? 1 : 0);
    }),
    { numRuns: 200 },
  );
});
