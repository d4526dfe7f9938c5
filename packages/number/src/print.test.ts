import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minus, num, op, type Expr, type Sentence } from './expression.ts';
import { rational } from './fraction.ts';
import { STAR_TIMES, STAR_WILD, type Grammar } from './grammar.ts';
import { parse, parseEquation } from './parse.ts';
import { print } from './print.ts';
import { printRational } from './print-rational.ts';
import { ASCII, ASCII_X, SIGN_SETS, type SignSet } from './sign-sets.ts';
import { trees } from './testing/trees.ts';

/** The tree without places, and without wild marks where the sign set does not show them. */
function bare(expr: Expr, wilds: boolean): Expr {
  if (expr.kind === 'number') return num(expr.value);
  if (expr.kind === 'minus') return minus(bare(expr.of, wilds));
  const plain = op(expr.sign, bare(expr.left, wilds), bare(expr.right, wilds));
  return wilds && expr.wild ? { ...plain, wild: true } : plain;
}

const WRITTEN: readonly (readonly [string, SignSet, Grammar])[] = [
  ['ascii', ASCII, STAR_TIMES],
  ['ascii x', ASCII_X, { ...STAR_WILD, brackets: true }],
  ...Object.entries(SIGN_SETS).map(([language, set]) => [language, set, STAR_TIMES] as const),
];

describe.each(WRITTEN)('%s', (_, signs, grammar) => {
  test.each(['school', 'left-to-right'] as const)('what is printed for %s is read as the same tree', (order) => {
    const reader = { ...grammar, order, unaryMinus: true };
    fc.assert(
      fc.property(trees({ unaryMinus: true, wild: true }), (tree) => {
        const parsed = parse(print(tree, signs, order), reader);
        expect(parsed.ok && bare(parsed.expr, true)).toEqual(bare(tree, signs.wild !== ''));
      }),
      { numRuns: 300 },
    );
  });

  test('no pair of brackets can be left out', () => {
    fc.assert(
      fc.property(trees(), (tree) => {
        const text = print(tree, signs);
        for (const [open, close] of bracketPairs(text)) {
          const parsed = parse(text.slice(0, open) + text.slice(open + 1, close) + text.slice(close + 1), grammar);
          expect(parsed.ok && bare(parsed.expr, false)).not.toEqual(tree);
        }
      }),
    );
  });
});

test('trees without brackets are read by a game without brackets, equations too', () => {
  fc.assert(
    fc.property(trees(), trees(), (left, right) => {
      const text = print({ kind: 'equation', left, right }, ASCII_X);
      fc.pre(!text.includes('('));
      const parsed = parseEquation(text, STAR_WILD);
      expect(parsed.ok && bare(parsed.equation.left, true)).toEqual(left);
      expect(parsed.ok && bare(parsed.equation.right, true)).toEqual(right);
    }),
  );
});

const [two, three, four] = [num(2), num(3), num(4)];

test.each<[Sentence, string]>([
  [op('+', two, op('*', three, four)), '2+3*4'],
  [op('*', op('+', two, three), four), '(2+3)*4'],
  [op('-', two, op('-', three, four)), '2-(3-4)'],
  [op('+', two, op('+', three, four)), '2+(3+4)'],
  [op('/', op('*', two, three), four), '2*3/4'],
  [op('*', minus(two), op('+', minus(three), four)), '-2*(-3+4)'],
  [op('+', two, op('*', minus(three), four)), '2+(-3)*4'],
  [minus(op('*', two, minus(three))), '-(2*(-3))'],
  [{ kind: 'equation', left: op('*', two, three), right: minus(four) }, '2*3=-4'],
])('fewest brackets: %#', (sentence, text) => expect(print(sentence)).toBe(text));

test('each language has its signs', () => {
  const tree = op('-', op('*', two, three), op('/', four, two));
  expect(print(tree, SIGN_SETS.en)).toBe('2\u2009×\u20093\u2009−\u20094\u2009÷\u20092');
  expect(print(tree, SIGN_SETS.de)).toBe('2\u2009·\u20093\u2009−\u20094\u2009:\u20092');
  expect(print(tree, SIGN_SETS.fr)).toBe('2\u2009×\u20093\u2009−\u20094\u2009:\u20092');
  expect(print(tree, SIGN_SETS.ar)).toBe('\u20662\u2009×\u20093\u2009−\u20094\u2009÷\u20092\u2069');
  expect(print({ ...op('+', two, three), wild: true }, ASCII_X)).toBe('2*+3');
});

test('values: mixed, in the signs of the reader', () => {
  const said = (n: number, d: number, signs?: SignSet): string => printRational(rational(n, d), signs);
  expect(said(14, 1)).toBe('14');
  expect(said(-3, 5, SIGN_SETS.de)).toBe('−3/5');
  expect(said(13, 5, SIGN_SETS.en)).toBe('2\u00a03/5');
  expect(said(1, 80)).toBe('1/80');
  expect(said(7, 6)).toBe('1\u00a01/6');
  expect(said(-5, 2, SIGN_SETS.ar)).toBe('\u2066−2\u00a01/2\u2069');
});

function bracketPairs(text: string): [number, number][] {
  const [pairs, open]: [[number, number][], number[]] = [[], []];
  Array.from(text).forEach((glyph, at) => {
    if (glyph === '(') open.push(at);
    if (glyph === ')') pairs.push([open.pop() ?? -1, at]);
  });
  return pairs;
}
