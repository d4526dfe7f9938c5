import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalKey } from './canonical.ts';
import { evaluate, num, op, type Expr, type OperationExpr, type Sentence } from './expression.ts';
import { toText } from './fraction.ts';
import { STAR_TIMES } from './grammar.ts';
import { parse, parseEquation } from './parse.ts';
import { SIGNS, type Sign } from './signs.ts';
import { pairOf, trees } from './testing/trees.ts';

const GRAMMAR = { ...STAR_TIMES, unaryMinus: true };

function read(text: string): Sentence {
  const parsed = text.includes('=') ? parseEquation(text, GRAMMAR) : parse(text, GRAMMAR);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why}`);
  return 'expr' in parsed ? parsed.expr : parsed.equation;
}

test.each([
  '2+3 3+2',
  '(2+3)+4 2+(3+4)',
  '2-3+4 2+4-3',
  '2-(3-4) 2-3+4',
  '2-(3+4) 2-4-3',
  '2/3*4 2*4/3',
  '2/(3/4) 2*4/3',
  '2*(3+4)*5 5*(4+3)*2',
  '2+3=5 5=3+2',
  '-2+3 3-2',
  '-(2-3) 3-2',
  '2*-(3-4) 2*(4-3)',
  '--2*3 3*2',
  '2*--(3*4) 4*2*3',
])('twins: %s', (pair) => {
  const [a, b] = pair.split(' ').map((text) => canonicalKey(read(text)));
  expect(a).toBe(b);
});

test.each([
  '2*2 2+2',
  '5*1 5/1',
  '5+0 5-0',
  '5-0 0-5',
  '2-3 3-2',
  '2/3 3/2',
  '2*(3-4) 2*3-2*4',
  '(2-3)*(4-5) (3-2)*(5-4)',
  '-2*3 -(2*3)',
  '2+3*4 (2+3)*4',
  '1+1 2',
  '12+3 1+23',
  '2-3-4 2-(3-4)',
  '-3 3',
])('not twins: %s', (pair) => {
  const [a, b] = pair.split(' ').map((text) => canonicalKey(read(text)));
  expect(a).not.toBe(b);
});

/** Swaps and regroups at random by the laws of school, written for + and −; × and ÷ go likewise. */
function twinOf(expr: Expr, coin: () => number): Expr {
  if (expr.kind !== 'operation') return expr;
  const sign = expr.sign;
  const [a, b] = [twinOf(expr.left, coin), twinOf(expr.right, coin)];
  const [plus, less]: readonly [Sign, Sign] = sign === '+' || sign === '-' ? ['+', '-'] : ['*', '/'];
  const both = (other: Sign): Sign => (other === sign ? plus : less);
  const regroups = (part: Expr): part is OperationExpr => part.kind === 'operation' && [plus, less].includes(part.sign);
  const move = coin();
  if (move === 0 && sign === plus) return op(plus, b, a); // a+b = b+a
  if (move === 1 && regroups(a)) return op(a.sign, op(sign, a.left, b), a.right); // (a−b)+c = (a+c)−b
  if (move === 2 && regroups(a)) return op(a.sign, a.left, op(both(a.sign), a.right, b)); // (a−b)−c = a−(b+c)
  if (move === 3 && regroups(b)) return op(both(b.sign), op(sign, a, b.left), b.right); // a−(b−c) = (a−b)+c
  return op(sign, a, b);
}

test('random twins share a key and a value', () => {
  fc.assert(
    fc.property(trees(), fc.infiniteStream(fc.nat(3)), (tree, coins) => {
      const coin = (): number => coins.next().value as number;
      const twin = twinOf(twinOf(twinOf(tree, coin), coin), coin);
      expect(canonicalKey(twin)).toBe(canonicalKey(tree));
      const [one, other] = [pairOf(tree), pairOf(twin)];
      if (one !== null && other !== null) expect(one[0] * other[1]).toBe(other[0] * one[1]);
    }),
    { numRuns: 2000 },
  );
});

/** Every tree over the numbers, each used once. */
function everyTree(numbers: readonly number[]): Expr[] {
  if (numbers.length === 1) return numbers.map(num);
  return Array.from({ length: 2 ** numbers.length - 2 }, (_, index) => index + 1).flatMap((mask) => {
    const side = (taken: boolean): Expr[] => everyTree(numbers.filter((_, at) => ((mask >> at) & 1) === Number(taken)));
    const rights = side(false);
    return side(true).flatMap((left) => rights.flatMap((right) => SIGNS.map((sign) => op(sign, left, right))));
  });
}

// A sum is a set of two or more terms, each added or taken off but not all taken off; a product is the
// same with factors; terms are numbers or products and factors numbers or sums. With S the exponential
// generating function of sums and T = x + S: S = e^2T − e^T − T, and 1, 6, 68, 1260 follow from x + 2S.
test.each([
  [1, 1],
  [2, 6],
  [3, 68],
  [4, 1260],
])('%i different numbers make %i distinct sentences', (count, distinct) => {
  const keys = new Map<string, string>();
  for (const tree of everyTree([2, 3, 7, 11].slice(0, count))) {
    const [key, result] = [canonicalKey(tree), evaluate(tree)];
    const value = result.ok ? toText(result.value) : result.why;
    expect(keys.get(key) ?? value).toBe(value);
    keys.set(key, value);
  }
  expect(keys.size).toBe(distinct);
});
