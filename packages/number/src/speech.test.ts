import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EN, english, englishNumber } from './english.ts';
import { minus, num, op, type Sentence } from './expression.ts';
import { rational } from './fraction.ts';
import { print } from './print.ts';
import { speak, speakRational } from './speech.ts';
import { trees } from './testing/trees.ts';

const sum = op('+', num(2), num(3));

test.each<[Sentence, string]>([
  [op('/', num(6), sum), 'six divided by, open bracket, two plus three, close bracket'],
  [
    op('*', sum, op('-', num(21), minus(num(4)))),
    'open bracket, two plus three, close bracket, times, open bracket, twenty-one minus, open bracket, negative four, close bracket, close bracket',
  ],
  [{ kind: 'equation', left: minus(num(3)), right: op('-', num(2), num(5)) }, 'negative three equals two minus five'],
])('spoken: %#', (sentence, words) => expect(speak(sentence, EN)).toBe(words));

test('brackets are said exactly where they are printed', () => {
  const count = (text: string, mark: string): number => text.split(mark).length - 1;
  fc.assert(
    fc.property(trees({ unaryMinus: true }), fc.constantFrom('school', 'left-to-right'), (tree, order) => {
      const [printed, said] = [print(tree, undefined, order), speak(tree, EN, order)];
      expect([count(said, EN.open), count(said, EN.close)]).toEqual([count(printed, '('), count(printed, ')')]);
    }),
  );
});

test.each([
  [14, 1, 'fourteen'],
  [-3, 5, 'negative three fifths'],
  [1, 2, 'one half'],
  [13, 5, 'two and three fifths'],
  [3, 17, 'three over seventeen'],
  [-29, 17, 'negative one and twelve over seventeen'],
])('%i/%i is "%s"', (n, d, words) => expect(speakRational(rational(n, d), EN)).toBe(words));

test('a voice may say digits', () => {
  expect(speak(op('+', num(20), num(5)), english(String))).toBe('20 plus 5');
  expect(speakRational(rational(3, 17), english(String))).toBe('3 over 17');
});

test('a language without spaces', () => {
  const zh = { ...EN, open: '左括号', close: '右括号', sign: () => '加', number: String, space: '', pause: '，' };
  expect(speak(op('+', num(1), sum), zh)).toBe('1加，左括号，2加3，右括号');
});

test('English numbers', () => {
  const said = [0, 10, 19, 20, 25, 100, 105, 999, 1000, 12_012, 3_000_040].map((value) => englishNumber(BigInt(value)));
  expect(said).toEqual([
    'zero',
    'ten',
    'nineteen',
    'twenty',
    'twenty-five',
    'one hundred',
    'one hundred five',
    'nine hundred ninety-nine',
    'one thousand',
    'twelve thousand twelve',
    'three million forty',
  ]);
  expect(new Set(Array.from({ length: 1000 }, (_, value) => englishNumber(BigInt(value)))).size).toBe(1000);
  expect(englishNumber(10n ** 9n)).toBe('1000000000');
});
