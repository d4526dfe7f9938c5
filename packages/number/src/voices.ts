// The voices of the languages beside English. They say numbers in digits, for a reader's own voice speaks digits with the
// right gender and case; only what is between them is put in words.

import type { Sign } from './signs.ts';
import type { Voice } from './speech.ts';

interface VoiceWords {
  readonly signs: Readonly<Record<Sign, string>>;
  readonly negative: string;
  readonly equals: string;
  readonly open: string;
  readonly close: string;
  /** "3/5" by its parts; for denominators without a word of their own, "3 over 17". */
  readonly fraction: (over: bigint, under: bigint) => string;
  readonly mixed: (whole: string, fraction: string) => string;
  readonly space?: string;
  readonly pause: string;
}

const voice = ({ signs, space = ' ', ...rest }: VoiceWords): Voice => ({
  ...rest,
  space,
  number: String,
  sign: (sign) => signs[sign],
});

const GERMAN_PARTS = '- - Halb Drittel Viertel Fünftel Sechstel Siebtel Achtel Neuntel Zehntel Elftel Zwölftel'.split(
  ' ',
);

/** German: "6 geteilt durch, Klammer auf, 2 plus 3, Klammer zu". */
export const DE: Voice = voice({
  signs: { '+': 'plus', '-': 'minus', '*': 'mal', '/': 'geteilt durch' },
  negative: 'minus',
  equals: 'gleich',
  open: 'Klammer auf',
  close: 'Klammer zu',
  fraction: (over, under) => {
    const part = GERMAN_PARTS[Number(under)];
    if (under === 2n) return 'ein halb';
    if (part === undefined) return `${over} durch ${under}`;
    return `${over === 1n ? 'ein' : over} ${part}`;
  },
  mixed: (whole, fraction) => `${whole} und ${fraction}`,
  pause: ', ',
});
