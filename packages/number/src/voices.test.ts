import { expect, test } from 'vitest';
import { num, op } from './expression.ts';
import { rational } from './fraction.ts';
import { speak, speakRational, type Voice } from './speech.ts';
import { AR, DE, ES, FR, ZH } from './voices.ts';

const sentence = op('/', num(6), op('-', op('+', num(2), num(3)), op('*', num(1), num(4))));

test.each<[string, Voice, string]>([
  ['German', DE, '6 geteilt durch, Klammer auf, 2 plus 3 minus 1 mal 4, Klammer zu'],
  ['Spanish', ES, '6 dividido entre, abre paréntesis, 2 más 3 menos 1 por 4, cierra paréntesis'],
  ['French', FR, '6 divisé par, ouvrez la parenthèse, 2 plus 3 moins 1 fois 4, fermez la parenthèse'],
  ['Chinese', ZH, '6除以，左括号，2加3减1乘4，右括号'],
  ['Arabic', AR, '6 مقسوم على، افتح القوس، 2 زائد 3 ناقص 1 ضرب 4، أغلق القوس'],
])('%s says a sentence', (_, voice, words) => expect(speak(sentence, voice)).toBe(words));

test.each<[Voice, readonly string[]]>([
  [DE, ['ein halb', 'minus 3 Fünftel', '2 und ein Drittel', '3 durch 17']],
  [ES, ['un medio', 'menos 3 quintos', '2 y un tercio', '3 sobre 17']],
  [FR, ['un demi', 'moins 3 cinquièmes', '2 et un tiers', '3 sur 17']],
  [ZH, ['2分之1', '负5分之3', '2又3分之1', '17分之3']],
  [AR, ['نصف', 'سالب 3 أخماس', '2 وثلث', '3 على 17']],
])('fractions', (voice, words) => {
  const values = [rational(1, 2), rational(-3, 5), rational(7, 3), rational(3, 17)];
  expect(values.map((value) => speakRational(value, voice))).toEqual(words);
});

test('two of a part have a word of their own in Arabic', () => {
  expect(speakRational(rational(2, 3), AR)).toBe('ثلثان');
});
