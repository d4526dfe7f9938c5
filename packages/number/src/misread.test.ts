import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './expression.ts';
import { rational, toText } from './fraction.ts';
import { STAR_TIMES, STAR_WILD } from './grammar.ts';
import { misread, type Misread } from './misread.ts';
import { parse } from './parse.ts';

/** A misreading as a short text. */
function told(found: Misread | null): string | null {
  if (!found) return null;
  if (found.kind === 'by-zero') return `by-zero ${found.left ? toText(found.left) : '?'}`;
  const { left, sign, right, value } = found.step;
  const step = `${toText(left)}${sign}${toText(right)}=${toText(value)}`;
  if (found.kind === 'brackets') return `brackets ${found.text}`;
  if (found.kind === 'other-sign') return `other-sign ${step} ${found.sign} ${toText(found.other)}`;
  return 'other' in found ? `${found.kind} ${step} ${toText(found.other)}` : `${found.kind} ${step}`;
}

describe('what explains a wrong value', () => {
  it.each<[string, number, string | null]>([
    ['2+3*4', 20, 'left-to-right 3*4=12'],
    ['8+4/2', 6, 'left-to-right 4/2=2'],
    ['2*7-4', 6, 'brackets 2*(7-4)'],
    ['10-4-3', 9, 'brackets 10-(4-3)'],
    ['3-7', 4, 'swapped 3-7=-4 4'],
    ['2*(3-7)', 8, 'swapped 3-7=-4 4'],
    ['4/12+1', 4, 'swapped 4/12=1/3 3'],
    ['3*4+1', 8, 'other-sign 3*4=12 + 7'],
    ['14-6', 20, 'other-sign 14-6=8 + 20'],
    ['7*8', 48, 'slip 7*8=56 48'],
    ['7*8', 63, 'slip 7*8=56 63'],
    ['8+3', 10, 'slip 8+3=11 10'],
    ['5/0', 5, 'by-zero 5'],
    ['1+(5/(3-3))', 5, 'by-zero 5'],
    ['7*2-4', 10, null],
    ['25*25', 3, null],
    ['2+', 3, null],
  ])('%s taken for %i: %s', (text, wanted, expected) => {
    expect(told(misread(text, STAR_TIMES, rational(wanted)))).toBe(expected);
  });

  it('knows the house rule that all goes from left to right', () => {
    const grammar = { ...STAR_WILD, order: 'left-to-right' as const };
    expect(told(misread('2+3x4', grammar, rational(14)))).toBe('times-first 2+3=5');
    expect(told(misread('2+3x4', STAR_WILD, rational(20)))).toBe('left-to-right 3*4=12');
  });

  it('sees no brackets where there are none', () => {
    const grammar = { ...STAR_WILD, brackets: false };
    expect(misread('2x7-4', grammar, rational(6))?.kind).not.toBe('brackets');
  });

  it('explains the value exactly, and its step is one of the sentence', () => {
    const number = fc.integer({ min: 0, max: 12 });
    const sign = fc.constantFrom('+', '-', '*', '/');
    const sentence = fc
      .tuple(number, fc.array(fc.tuple(sign, number), { minLength: 1, maxLength: 4 }))
      .map(([first, rest]) => `${first}${rest.map(([s, n]) => `${s}${n}`).join('')}`);
    fc.assert(
      fc.property(sentence, fc.integer({ min: -5, max: 40 }), (text, wanted) => {
        const found = misread(text, STAR_TIMES, rational(wanted));
        if (found === null || found.kind === 'by-zero') return;
        const { left, sign: of, right, value } = found.step;
        // An independent look at the step: floating point is enough to tell a wrong one.
        expect(plain(of, toNumber(left), toNumber(right))).toBeCloseTo(toNumber(value));
        if (found.kind === 'brackets') {
          const read = parse(found.text, STAR_TIMES);
          const worked = read.ok ? evaluate(read.expr) : null;
          expect(worked?.ok && toText(worked.value)).toBe(String(wanted));
        }
        if (found.kind === 'left-to-right') expect(inARow(text)).toBeCloseTo(wanted);
      }),
      { numRuns: 400 },
    );
  });
});

const toNumber = (value: Parameters<typeof toText>[0]): number => {
  const [n = '', d = '1'] = toText(value).split('/');
  return Number(n) / Number(d);
};

function plain(sign: string, a: number, b: number): number {
  return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
}

/** A sentence without brackets worked out as a simple pocket calculator does. */
function inARow(text: string): number {
  const [first = '0', ...rest] = text.match(/\d+|[-+*/]/gu) ?? [];
  let value = Number(first);
  for (let i = 0; i < rest.length; i += 2) value = plain(rest[i] ?? '+', value, Number(rest[i + 1]));
  return value;
}
