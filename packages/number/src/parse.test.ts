import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, type Equation, type Expr } from './expression.ts';
import { toText } from './fraction.ts';
import { STAR_TIMES, STAR_WILD, type Grammar } from './grammar.ts';
import { mathml } from './mathml.ts';
import { EQUATION_WHYS, MAX_DEPTH, MAX_LENGTH, parse, parseEquation, PARSE_WHYS, wildsIn } from './parse.ts';
import { print } from './print.ts';
import { ASCII, ASCII_X } from './sign-sets.ts';
import { SIGNS, type Sign } from './signs.ts';

const SIGNED: Grammar = { ...STAR_TIMES, unaryMinus: true };
const LEFT: Grammar = { ...STAR_TIMES, order: 'left-to-right' };

const value = (text: string, grammar: Grammar, wildAs?: readonly Sign[]): string => {
  const parsed = parse(text, grammar, wildAs);
  const result = parsed.ok ? evaluate(parsed.expr) : parsed;
  return result.ok ? toText(result.value) : result.why;
};

const deep = '('.repeat(MAX_DEPTH + 2);
const long = '1+'.repeat(MAX_LENGTH / 2);

// text, why, where, how much, what stands there
type Row = readonly [text: string, why: string, at: number, found?: string, grammar?: Grammar];

const SENTENCE_SLIPS: readonly Row[] = [
  ['', 'empty', 0],
  [' \u00a0\u202f', 'empty', 0],
  [deep, 'too-deep', MAX_DEPTH + 1, '('],
  ['2 ? 3', 'unknown-sign', 2, '?'],
  ['2+😀', 'unknown-sign', 2, '😀'],
  ['2.5', 'unknown-sign', 1, '.'],
  ['2+  ', 'missing-number', 2],
  ['2+*3', 'missing-number', 2, '*'],
  ['2*(3+)', 'missing-number', 5, ')'],
  ['()', 'missing-number', 1, ')'],
  ['2+-', 'missing-number', 2, '-'],
  ['-', 'missing-number', 0, '-', SIGNED],
  ['2 31', 'missing-sign', 2, '31'],
  ['2(3)', 'missing-sign', 1, '('],
  ['(2)3', 'missing-sign', 3, '3'],
  ['((2+3)', 'unclosed-bracket', 0, '('],
  ['(2+[3', 'unclosed-bracket', 3, '['],
  ['2+3)', 'unopened-bracket', 3, ')'],
  ['[2*(3+4]', 'wrong-bracket', 7, ']'],
  ['2x(3)', 'brackets-not-allowed', 2, '(', STAR_WILD],
  ['2)', 'brackets-not-allowed', 1, ')', STAR_WILD],
  ['1+05', 'leading-zero', 2, '05'],
  ['00', 'leading-zero', 0, '00'],
  ['-3+5', 'unary-minus', 0, '-'],
  ['2*−(3)', 'unary-minus', 2, '−'],
  ['1*2', 'wild-unsaid', 1, '*', STAR_WILD],
  ['1* -2', 'wild-unsaid', 1, '*', STAR_WILD],
  ['*2', 'missing-number', 0, '*', STAR_WILD],
  ['1+*-2', 'missing-number', 2, '*-', { ...STAR_WILD, unaryMinus: true }],
  ['2+3=5', 'equals-not-allowed', 3, '='],
];

const EQUATION_SLIPS: readonly Row[] = [
  ...SENTENCE_SLIPS.filter(([, why]) => why !== 'equals-not-allowed'),
  ['2+3 ', 'no-equals', 3],
  ['2=2=2', 'two-equals', 3, '='],
  [' =5', 'empty-side', 1],
  ['5= ', 'empty-side', 2],
  ['2+=5', 'missing-number', 2],
  ['(2=2)', 'unclosed-bracket', 0, '('],
  ['2=2)', 'unopened-bracket', 3, ')'],
];

describe('slips', () => {
  const slipOf = ([, why, at, found]: Row): object => ({
    ok: false,
    why,
    at,
    length: found?.length ?? 0,
    ...(found && { found }),
  });
  const cases = (rows: readonly Row[]) => rows.map((row) => ({ row, name: `"${row[0].slice(0, 20)}" is ${row[1]}` }));

  test.each(cases(SENTENCE_SLIPS))('sentence $name', ({ row }) => {
    expect(parse(row[0], row[4] ?? STAR_TIMES)).toEqual(slipOf(row));
  });

  test.each(cases(EQUATION_SLIPS))('equation $name', ({ row }) => {
    expect(parseEquation(row[0], row[4] ?? STAR_TIMES)).toEqual(slipOf(row));
  });

  test('a text over the limit is not read at all', () => {
    const slip = { ok: false, why: 'too-long', at: MAX_LENGTH, length: 9000 };
    for (const text of [long + '1'.repeat(9000), '('.repeat(10_000)]) {
      expect(parse(text, STAR_TIMES)).toEqual(slip);
      expect(parseEquation(text, STAR_TIMES)).toEqual(slip);
      expect(wildsIn(text, STAR_WILD)).toEqual([]);
    }
  });

  test('every reason is reached', () => {
    const reached = (rows: readonly Row[]): string[] =>
      [...new Set([...rows.map(([, why]) => why), 'too-long'])].sort();
    expect(reached(SENTENCE_SLIPS)).toEqual([...PARSE_WHYS].sort());
    expect(reached([...EQUATION_SLIPS, ['', 'equals-not-allowed', 0]])).toEqual([...EQUATION_WHYS].sort());
  });
});

test('each glyph is read as its sign, and * by the game (ruling X.1)', () => {
  const read = (glyphs: string, grammar: Grammar): string[] => [
    ...new Set(Array.from(glyphs, (glyph) => value(`6${glyph}2`, grammar))),
  ];
  for (const grammar of [STAR_TIMES, STAR_WILD]) {
    expect(read('+＋', grammar)).toEqual(['8']);
    expect(read('-−–－', grammar)).toEqual(['4']);
    expect(read('×·xX✕∙⋅', grammar)).toEqual(['12']);
    expect(read('/÷:∕／：', grammar)).toEqual(['3']);
  }
  expect(read('*＊', STAR_TIMES)).toEqual(['12']);
  expect(read('*＊', STAR_WILD)).toEqual(['wild-unsaid']);
});

test('digits of four writings, brackets of three kinds and two widths, spaces of all sorts', () => {
  expect(value('１２ + ١٢ + ۱۲', STAR_TIMES)).toBe('36');
  expect(value('{[(1 + 2)\u00a0*\u202f3]\u2009-\u30004}*（2）*［3］*｛1｝', STAR_TIMES)).toBe('30');
  expect(value('(2)*（3)', STAR_TIMES)).toBe('6');
});

test('house rules: order, leading minus, leading zeros', () => {
  expect([value('2+3*4', STAR_TIMES), value('2+3*4', LEFT)]).toEqual(['14', '20']);
  expect([value('12/6/2', STAR_TIMES), value('9-3-2', LEFT), value('9-(3-2)', LEFT)]).toEqual(['1', '4', '8']);
  expect([value('-3+5', SIGNED), value('5--3', SIGNED), value('-(2+1)*--2', SIGNED)]).toEqual(['2', '8', '-6']);
  expect(value('05+1', { ...STAR_WILD, leadingZeros: true })).toBe('6');
});

test('a wild sign stands for what it is told, or is written with its sign', () => {
  expect(SIGNS.map((sign) => value('6*2', STAR_WILD, [sign]))).toEqual(['8', '4', '12', '3']);
  expect([value('1*+2', STAR_WILD), value('6*÷2*3', STAR_WILD, ['-'])]).toEqual(['3', '0']);
  expect(value('1*2*3', STAR_WILD, ['+'])).toBe('wild-unsaid');
  expect(wildsIn('1*2*+2 * 5', STAR_WILD)).toMatchObject([
    { start: 1, end: 2 },
    { start: 7, end: 8 },
  ]);
});

test('the formulas of Break In (rules 2 (c) T1, T2, T5)', () => {
  const holds = (text: string, wildAs?: readonly Sign[]): boolean => {
    const parsed = parseEquation(text, STAR_WILD, wildAs);
    if (!parsed.ok) throw new Error(parsed.why);
    const [left, right] = [evaluate(parsed.equation.left), evaluate(parsed.equation.right)];
    expect(parseEquation(print(parsed.equation, ASCII_X), STAR_WILD)).toMatchObject({ ok: true });
    return left.ok && right.ok && toText(left.value) === toText(right.value);
  };
  expect([holds('1+2+2=5'), holds('12+1+2=3x5'), holds('7÷2=3+1÷2')]).toEqual([true, true, true]);
  expect([holds('1*2*2=5', ['+', '+']), holds('1*2*2=5', ['*', '*'])]).toEqual([true, false]);
});

test('places span a part without the brackets around it', () => {
  expect(parse('(2 + 3)*4', STAR_TIMES)).toMatchObject({
    expr: { at: { start: 0, end: 9 }, left: { at: { start: 1, end: 6 } }, right: { at: { start: 8, end: 9 } } },
  });
  expect(parse('9-2*[3+4]', STAR_TIMES)).toMatchObject({
    expr: { at: { start: 0, end: 9 }, right: { at: { start: 2, end: 9 }, right: { at: { start: 5, end: 8 } } } },
  });
});

function readAgain(parsed: { expr: Expr } | { equation: Equation }, grammar: Grammar): boolean {
  const signs = grammar.glyphs.wild === '' ? ASCII : ASCII_X;
  const bracketed = { ...grammar, brackets: true };
  if ('expr' in parsed) return parse(print(parsed.expr, signs, grammar.order), bracketed).ok;
  return parseEquation(print(parsed.equation, signs, grammar.order), bracketed).ok;
}

test('no text throws; a slip points at what it names; what is read can be read again', () => {
  const alphabet = Array.from('0123456789+-*/x=()[]{} ×÷−٣５:\u00a0😀');
  const texts = fc.oneof(
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.string({ maxLength: 60, unit: fc.constantFrom(...alphabet) }),
  );
  const grammars = fc.constantFrom(STAR_TIMES, STAR_WILD, SIGNED, LEFT);
  fc.assert(
    fc.property(texts, grammars, fc.array(fc.constantFrom(...SIGNS)), (text, grammar, wildAs) => {
      for (const parsed of [parse(text, grammar, wildAs), parseEquation(text, grammar, wildAs)]) {
        if (parsed.ok) {
          expect(readAgain(parsed, grammar)).toBe(true);
          continue;
        }
        expect(parsed.found ?? '').toBe(text.slice(parsed.at, parsed.at + parsed.length));
        expect(parsed.at <= text.length).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});

test('the longest and deepest texts go through every form', () => {
  const nested = '1-('.repeat(MAX_DEPTH / 2 - 1) + '1-1' + ')'.repeat(MAX_DEPTH / 2 - 1);
  for (const text of [`${long.slice(0, -2)}1`, nested]) {
    const parsed = parse(text, STAR_TIMES);
    if (!parsed.ok) throw new Error(parsed.why);
    expect(print(parsed.expr)).toBe(text);
    expect(mathml(parsed.expr)).toContain('<mn>1</mn>');
  }
});
