// The voices of the languages beside English. They say numbers in digits, for a reader's own voice speaks digits with the
// right gender and case; only what is between them is put in words.

import type { Sign } from './signs.ts';
import type { Voice } from './speech.ts';

interface VoiceWords {
  readonly signs: Readonly<Record<Sign, string>>;
  readonly negative: string;
  readonly equals: string;
  readonly about: string;
  readonly open: string;
  readonly close: string;
  /** "3/5" by its parts; for denominators without a word of their own, "3 over 17". */
  readonly fraction: (over: bigint, under: bigint) => string;
  readonly mixed: (whole: string, fraction: string) => string;
  readonly space?: string;
  readonly pause: string;
  readonly stop?: string;
}

const voice = ({ signs, space = ' ', stop = '. ', ...rest }: VoiceWords): Voice => ({
  ...rest,
  space,
  stop,
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
  about: 'ungefähr gleich',
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

const SPANISH_PARTS = '- - medio tercio cuarto quinto sexto séptimo octavo noveno décimo onceavo doceavo'.split(' ');

/** Spanish: "6 dividido entre, abre paréntesis, 2 más 3, cierra paréntesis". */
export const ES: Voice = voice({
  signs: { '+': 'más', '-': 'menos', '*': 'por', '/': 'dividido entre' },
  negative: 'menos',
  equals: 'igual a',
  about: 'aproximadamente igual a',
  open: 'abre paréntesis',
  close: 'cierra paréntesis',
  fraction: (over, under) => {
    const part = SPANISH_PARTS[Number(under)];
    if (part === undefined) return `${over} sobre ${under}`;
    return over === 1n ? `un ${part}` : `${over} ${part}s`;
  },
  mixed: (whole, fraction) => `${whole} y ${fraction}`,
  pause: ', ',
});

const FRENCH_PARTS = '- - demi tiers quart cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
  ' ',
);

/** French: "6 divisé par, ouvrez la parenthèse, 2 plus 3, fermez la parenthèse". */
export const FR: Voice = voice({
  signs: { '+': 'plus', '-': 'moins', '*': 'fois', '/': 'divisé par' },
  negative: 'moins',
  equals: 'égale',
  about: 'vaut environ',
  open: 'ouvrez la parenthèse',
  close: 'fermez la parenthèse',
  fraction: (over, under) => {
    const part = FRENCH_PARTS[Number(under)];
    if (part === undefined) return `${over} sur ${under}`;
    if (over === 1n) return `un ${part}`;
    return `${over} ${part.endsWith('s') ? part : `${part}s`}`;
  },
  mixed: (whole, fraction) => `${whole} et ${fraction}`,
  pause: ', ',
});

/** Chinese: "6除以，左括号，2加3，右括号"; a fraction says its denominator first. */
export const ZH: Voice = voice({
  signs: { '+': '加', '-': '减', '*': '乘', '/': '除以' },
  negative: '负',
  equals: '等于',
  about: '约等于',
  open: '左括号',
  close: '右括号',
  fraction: (over, under) => `${under}分之${over}`,
  mixed: (whole, fraction) => `${whole}又${fraction}`,
  space: '',
  pause: '，',
  stop: '。',
});

/** One, two and several of a part: نصف, نصفان, أنصاف. */
const ARABIC_PARTS: Readonly<Record<string, readonly [one: string, two: string, several: string]>> = {
  2: ['نصف', 'نصفان', 'أنصاف'],
  3: ['ثلث', 'ثلثان', 'أثلاث'],
  4: ['ربع', 'ربعان', 'أرباع'],
  5: ['خمس', 'خمسان', 'أخماس'],
  6: ['سدس', 'سدسان', 'أسداس'],
  7: ['سبع', 'سبعان', 'أسباع'],
  8: ['ثمن', 'ثمنان', 'أثمان'],
  9: ['تسع', 'تسعان', 'أتساع'],
  10: ['عشر', 'عشران', 'أعشار'],
};

/** Arabic: "6 مقسوم على، افتح القوس، 2 زائد 3، أغلق القوس". */
export const AR: Voice = voice({
  signs: { '+': 'زائد', '-': 'ناقص', '*': 'ضرب', '/': 'مقسوم على' },
  negative: 'سالب',
  equals: 'يساوي',
  about: 'يساوي نحو',
  open: 'افتح القوس',
  close: 'أغلق القوس',
  fraction: (over, under) => {
    const parts = ARABIC_PARTS[String(under)];
    if (parts === undefined) return `${over} على ${under}`;
    if (over === 1n) return parts[0];
    return over === 2n ? parts[1] : `${over} ${parts[2]}`;
  },
  mixed: (whole, fraction) => `${whole} و${fraction}`,
  pause: '، ',
});
