import { canonicalKey, num, op, print, type Expr } from '@cardinal/number';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRINTED_RULES, type Face } from './faces.ts';
import { compareHardness, hardnessOf } from './simplicity.ts';
import { createSolver } from './solver.ts';
import { readText } from './testing/read-text.ts';

const solver = createSolver();
const WHOLE = { ...PRINTED_RULES, wholeNumbersOnly: true };

test('the simplest come first: of two of one size the one with plainer signs', () => {
  const { solutions } = solver.allSolutions([1, 2, 3, 4], 10, { limit: 4 });
  expect(solutions.map(({ expr }) => print(expr))).toEqual(['3+4+2+1', '2*3+1*4', '2*3*1+4', '2*3+4/1']);
});

/** Every tree whose steps are not below nought, by key: the plainest enumeration. */
function bruteKeys(cards: readonly number[], target: number, whole: boolean): Set<string> {
  interface Made {
    readonly p: number;
    readonly q: number;
    readonly expr: Expr;
  }
  const all = (part: readonly number[]): readonly Made[] => {
    if (part.length === 1) return [{ p: part[0]!, q: 1, expr: num(part[0]!) }];
    const made = new Map<string, Made>();
    const put = (p: number, q: number, sign: '+' | '-' | '*' | '/', a: Made, b: Made): void => {
      if (p < 0 || q === 0 || (whole && p % q !== 0)) return;
      const expr = op(sign, a.expr, b.expr);
      made.set(canonicalKey(expr), { p, q, expr });
    };
    for (let split = 1; split < (1 << part.length) - 1; split++) {
      for (const a of all(part.filter((_, i) => (split >> i) & 1))) {
        for (const b of all(part.filter((_, i) => !((split >> i) & 1)))) {
          put(a.p * b.q + b.p * a.q, a.q * b.q, '+', a, b);
          put(a.p * b.q - b.p * a.q, a.q * b.q, '-', a, b);
          put(a.p * b.p, a.q * b.q, '*', a, b);
          put(a.p * b.q, a.q * b.p, '/', a, b);
        }
      }
    }
    return [...made.values()];
  };
  return new Set(
    all(cards)
      .filter(({ p, q }) => p === target * q)
      .map(({ expr }) => canonicalKey(expr)),
  );
}

test('all different sentences, each once, and no other', () => {
  const check = (cards: readonly number[], target: number): void => {
    for (const rules of [PRINTED_RULES, WHOLE]) {
      const { solutions, complete } = solver.allSolutions(cards, target, { limit: 100_000, rules });
      const keys = solutions.map(({ expr }) => canonicalKey(expr));
      expect(complete).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(bruteKeys(cards, target, rules.wholeNumbersOnly));
    }
  };
  fc.assert(fc.property(fc.array(fc.nat(25), { minLength: 1, maxLength: 3 }), fc.nat(25), check), { numRuns: 60 });
  fc.assert(fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), fc.nat(3), check), { numRuns: 60 });
  for (const [cards, target] of [
    [[8, 8, 3, 3], 24],
    [[0, 1, 1, 4], 0],
    [[2, 2, 2, 2], 1],
    [[3, 5, 7, 11], 12],
  ] as const) {
    check(cards, target);
  }
});

describe('the list', () => {
  test('is simplest first', () => {
    const { solutions } = solver.allSolutions([1, 2, 3, 4, 5, 6], 12, { limit: 1000 });
    const hardness = solutions.map(({ expr }) => hardnessOf(expr));
    for (let i = 1; i < hardness.length; i++)
      expect(compareHardness(hardness[i - 1]!, hardness[i]!)).toBeLessThanOrEqual(0);
    expect(hardness[0]).toMatchObject({ brackets: 0, fractions: 0 });
  });
  test('tells when it is cut short, and has the plain sentences even then', () => {
    const { solutions, complete } = solver.allSolutions([1, 2, 3, 4, 5, 6], 0, { limit: 20 });
    expect(complete).toBe(false);
    expect(solutions.length).toBe(20);
    for (const { expr } of solutions) expect(print(expr)).not.toContain('(');
  });
  test('begins with the choice of wilds that scores most', () => {
    const hand: readonly Face[] = ['W', 'M', 3];
    const { solutions, complete } = solver.allSolutions(hand, 12);
    expect(complete).toBe(true);
    expect(solutions[0]!.values).toEqual(solver.bestAnswer(hand, 12).values);
    const sums = solutions.map(({ values }) => values.reduce((a, b) => a + b, 0));
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    for (const { expr, values } of solutions) {
      const { p, q, used } = readText(print(expr));
      expect(p).toBe(12n * q);
      expect([...used].sort()).toEqual([...values].sort());
    }
  });
  test('is refused for seven cards', () => {
    expect(() => solver.allSolutions([1, 2, 3, 4, 5, 6, 7], 7)).toThrow(RangeError);
  });
});

/** The least number of bracket pairs, by the best way to end every value of every part in a sum or a product. */
function bruteBrackets(cards: readonly number[], target: number): number {
  interface Cost {
    readonly p: number;
    readonly q: number;
    sum: number;
    product: number;
  }
  const all = (part: readonly number[]): readonly Cost[] => {
    if (part.length === 1) return [{ p: part[0]!, q: 1, sum: Infinity, product: 0 }];
    const costs = new Map<number, Cost>();
    const put = (p: number, q: number, sum: number, product: number): void => {
      if (q === 0) return;
      const cost = costs.get(p / q) ?? { p, q, sum: Infinity, product: Infinity };
      cost.sum = Math.min(cost.sum, sum);
      cost.product = Math.min(cost.product, product);
      costs.set(p / q, cost);
    };
    for (let split = 1; split < (1 << part.length) - 1; split++) {
      for (const a of all(part.filter((_, i) => (split >> i) & 1))) {
        for (const b of all(part.filter((_, i) => !((split >> i) & 1)))) {
          const sum = Math.min(a.sum, a.product) + Math.min(b.product, b.sum);
          put(a.p * b.q + b.p * a.q, a.q * b.q, sum, Infinity);
          put(Math.abs(a.p * b.q - b.p * a.q), a.q * b.q, sum, Infinity);
          const product = Math.min(a.product, a.sum + 1) + Math.min(b.product, b.sum + 1);
          put(a.p * b.p, a.q * b.q, Infinity, product);
          put(a.p * b.q, a.q * b.p, Infinity, product);
        }
      }
    }
    return [...costs.values()];
  };
  const found = all(cards).find(({ p, q }) => p === target * q);
  return found === undefined ? Infinity : Math.min(found.sum, found.product);
}

test('fewestBrackets has no more brackets than the best by another count', () => {
  const check = (cards: readonly number[], target: number): void => {
    const expr = solver.fewestBrackets(cards, target);
    expect(expr === null ? Infinity : hardnessOf(expr).brackets, `${cards.join()} → ${target}`).toBe(
      bruteBrackets(cards, target),
    );
  };
  fc.assert(fc.property(fc.array(fc.nat(25), { minLength: 1, maxLength: 4 }), fc.nat(25), check), { numRuns: 60 });
  fc.assert(fc.property(fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), fc.nat(25), check), { numRuns: 6 });
  expect(solver.fewestBrackets([2, 3, 6], 10)).toBeNull();
});
