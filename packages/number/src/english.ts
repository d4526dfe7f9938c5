// The English voice, and the pattern for voices of other languages.

import type { Sign } from './signs.ts';
import type { Voice } from './speech.ts';

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
  [100n, 'hundred'],
] as const;
const SIGN_WORDS: Readonly<Record<Sign, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' };
const PARTS = '- - half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** English that says its numbers by `number`. */
export const english = (number: (value: bigint) => string): Voice => ({
  number,
  sign: (sign) => SIGN_WORDS[sign],
  negative: 'negative',
  equals: 'equals',
  about: 'is about',
  open: 'open bracket',
  close: 'close bracket',
  fraction: (over, under) => {
    const part = PARTS[Number(under)];
    if (part === undefined) return `${number(over)} over ${number(under)}`;
    const many = part === 'half' ? 'halves' : `${part}s`;
    return `${number(over)} ${over === 1n ? part : many}`;
  },
  mixed: (whole, fraction) => `${whole} and ${fraction}`,
  space: ' ',
  pause: ', ',
  stop: '. ',
});

/**
 * A whole number below 10⁹ in English words, digits above. Without "and" ("one hundred five"), which is
 * kept for fractions.
 */
export function englishNumber(value: bigint): string {
  if (value >= 1_000_000_000n) return String(value);
  const scale = SCALES.find(([size]) => value >= size);
  if (scale !== undefined) {
    const [size, name] = scale;
    return joined(`${englishNumber(value / size)} ${name}`, ' ', value % size);
  }
  return SMALL[Number(value)] ?? joined(TENS[Number(value / 10n)] ?? '', '-', value % 10n);
}

const joined = (front: string, link: string, rest: bigint): string =>
  rest === 0n ? front : front + link + englishNumber(rest);

/** English with numbers in words: "six divided by two". */
export const EN: Voice = english(englishNumber);
