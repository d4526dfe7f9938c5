import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aloud } from './aloud.ts';
import { EN } from './english.ts';
import { isWhole, rational } from './fraction.ts';
import { print } from './print.ts';
import { printRational } from './print-rational.ts';
import { SIGN_SETS } from './sign-sets.ts';
import { speak, speakRational } from './speech.ts';
import { trees } from './testing/trees.ts';
import { AR, DE, ES, FR, ZH } from './voices.ts';

const VOICES = { en: EN, de: DE, es: ES, fr: FR, zh: ZH, ar: AR };

describe('E30 a line read aloud', () => {
  test.each([
    ['Ana lays 12 ÷ 3 = 4 for 5 points.', 'Ana lays twelve divided by three equals four for 5 points.'],
    ['It is 6 ÷ (2 + 1).', 'It is six divided by, open bracket, two plus one, close bracket.'],
    ['You draw 4 + 3, 9 − 2.', 'You draw four plus three, nine minus two.'],
    ['It looks like this: □ + □ = □', 'It looks like this: blank plus blank equals blank'],
    ['It looks like this: □ × □□ = □', 'It looks like this: blank times blank blank equals blank'],
    ['□□', 'blank blank'],
    ['Here it is: 4 + 0\n4 + 0 = 4.', 'Here it is: four plus zero. four plus zero equals four.'],
    ['Lay 2 = 2.\nTo check: 2 = 2.', 'Lay two equals two. To check: two equals two.'],
    ['Work it out: 3 + 2 × 6.9 ≈ □', 'Work it out: three plus two times 6.9 is about blank'],
    ['Ben: 3 points. Seat 2: 5.', 'Ben: 3 points. Seat 2: 5.'],
    ['Give up (−25)', 'Give up (negative 25)'],
    ['A half-built row; one-off; 3 is left.', 'A half-built row; one-off; 3 is left.'],
    ['You: 2*9/3 equals 6.', 'You: two times nine divided by three equals 6.'],
    ['4/6+6 or 6/(2-1)', 'four divided by six plus six or six divided by, open bracket, two minus one, close bracket'],
    ['It is 20 − 3 = −17.', 'It is twenty minus three equals negative seventeen.'],
    ['4 ÷ 3 = 1\u00a01/3, minus 2/3 points', 'four divided by three equals one and one third, minus two thirds points'],
    ['It makes 6 2/3. You are −2/3 away.', 'It makes six and two thirds. You are negative two thirds away.'],
    ['−1 1/2 × 4 = −6', 'negative one and one half times four equals negative six'],
    ['It comes to 9/3 or 13/5.', 'It comes to nine divided by three or thirteen fifths.'],
  ])('%s', (line, words) => expect(aloud(line, EN, 'blank')).toBe(words));

  it('says what the printed sentence says, in every language and with its own signs', () => {
    fc.assert(
      fc.property(
        trees({ unaryMinus: true }),
        fc.constantFrom(...(['en', 'de', 'es', 'fr', 'zh', 'ar'] as const)),
        (tree, lang) => {
          const printed = print(tree, SIGN_SETS[lang]);
          fc.pre(tree.kind === 'operation');
          expect(aloud(`a ${printed} z`, VOICES[lang], '?')).toBe(`a ${speak(tree, VOICES[lang])} z`);
        },
      ),
    );
  });

  it('says a printed value in every language as the voice does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: 2, max: 20 }),
        fc.constantFrom(...(['en', 'de', 'es', 'fr', 'zh', 'ar'] as const)),
        (over, under, lang) => {
          const value = rational(over, under);
          fc.pre(!isWhole(value));
          expect(aloud(`a ${printRational(value, SIGN_SETS[lang])} z`, VOICES[lang], '?')).toBe(
            `a ${speakRational(value, VOICES[lang])} z`,
          );
        },
      ),
    );
  });
});
