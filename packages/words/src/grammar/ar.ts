// Arabic grammar for all games. Two choices, both on purpose: figures are Western digits, so that words and cards agree;
// and what somebody does is told as a name, a colon and a verbal noun ("أحمد: سحب ورقة"), which is right for every gender.
import { grammarOf, type Forms } from './grammar.ts';

/** How Arabic makes its sentences. */
export const grammarAr = grammarOf({
  lang: 'ar',
  you: 'أنت',
  youInside: 'أنت',
  seat: (number) => `المقعد ${number}`,
  minus: 'سالب ',
  link: ': ',
  // Two of a thing are one word, which is in the genitive there: "سالب نقطتين".
  afterMinus: (form) => form.replace(/ان$/u, 'ين'),
});

const CARDS: Forms = {
  zero: 'لا أوراق',
  one: 'ورقة واحدة',
  two: 'ورقتان',
  few: '# أوراق',
  many: '# ورقة',
  other: '# ورقة',
};

/** "3 أوراق": how many cards. */
export const cardsAr = grammarAr.counts(CARDS);

/** The same where they are thrown or taken ("رمي ورقتين"): two of them are in another case. */
export const cardsOfAr = grammarAr.counts({ ...CARDS, two: 'ورقتين' });

/** The forms of points. */
export const POINTS_AR: Forms = { one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', many: '# نقطة', other: '# نقطة' };
