import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aloud } from './aloud.ts';
import { EN } from './english.ts';
import { print } from './print.ts';
import { SIGN_SETS } from './sign-sets.ts';
import { speak } from './speech.ts';
import { trees } from './testing/trees.ts';
import { AR, DE, ES, FR, ZH } from './voices.ts';

const VOICES = { en: EN, de: DE, es: ES, fr: FR, zh: ZH, ar: AR };

describe('E30 a line read aloud', () => {
  test.each([
    ['Ana lays 12 ÷ 3 = 4 for 5 points.', 'Ana lays twelve divided by three equals four for 5 points.'],
    ['It is 6 ÷ (2 + 1).', 'It is six divided by, open bracket, two plus one, close bracket.'],
    ['You draw 4 + 3, 9 − 2.', 'You draw four plus three, nine minus two.'],
    ['It looks like this: □ + □ = □', 'It looks like this: blank plus blank equals blank'],
    ['Ben: 3 points. Seat 2: 5.', 'Ben: 3 points. Seat 2: 5.'],
    ['Give up (−25)', 'Give up (minus 25)'],
    ['A half-built row; one-off; 3/5 is left.', 'A half-built row; one-off; 3/5 is left.'],
  ])('%s', (line, words) => expect(aloud(line, EN, 'blank')).toBe(words));

  it('says what the printed sentence says, in every language and with its own signs', () => {
    fc.assert(
      fc.property(
        trees({ unaryMinus: false }),
        fc.constantFrom(...(['en', 'de', 'es', 'fr', 'zh', 'ar'] as const)),
        (tree, lang) => {
          const printed = print(tree, SIGN_SETS[lang]);
          fc.pre(tree.kind !== 'number');
          expect(aloud(`a ${printed} z`, VOICES[lang], '?')).toBe(`a ${speak(tree, VOICES[lang])} z`);
        },
      ),
    );
  });
});
