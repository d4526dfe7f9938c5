// What stands on the paper of Addition Mania in Arabic.
import type { PaperWords } from './words-en.ts';

/** Arabic. */
export const ar: PaperWords = {
  ranks: { A: 'آص', J: 'ولد', Q: 'بنت', K: 'ملك' },
  suits: { S: 'بستوني', H: 'قلوب', D: 'ديناري', C: 'سباتي' },
  card: (rank, suit) => (suit === undefined ? rank : `${rank} ${suit}`),
  counts: (value) => `القيمة ${value}`,
  back: 'ورقة لعب',
  index: {
    title: 'Addition Mania: بطاقات التخمين',
    name: 'تخميناتي',
    alt: 'بطاقة تخمين',
    back: 'بطاقة تخمين',
    word: 'تخميناتي',
  },
  score: {
    title: 'Addition Mania: النقاط',
    note: 'إصابة بالضبط للاعب وحده 4، ولعدة لاعبين 3 لكل منهم. الأقرب وحده 2، والمتساوون في القرب 1 لكل منهم.',
    label: 'الجولة',
    sum: 'المجموع',
    guess: 'تخمين',
    points: 'نقاط',
    player: (n) => `اللاعب ${n}`,
    total: 'المجموع',
  },
  work: {
    title: 'Addition Mania: اجمع الأوراق',
    task: 'اجمع الأوراق. الآص قيمته 1، وكل من الولد والبنت والملك قيمته 11.',
    hidden: 'في الدائرة مجموع كل الأوراق. كم قيمة الورقة المخفية؟ الآص قيمته 1، وكل من الولد والبنت والملك قيمته 11.',
  },
  match: {
    title: 'Addition Mania: مرة أخرى',
    task: 'هذه الجولات من مباراتكم كانت أبعدها تخمينًا. اجمع الأوراق. الآص قيمته 1، وكل من الولد والبنت والملك قيمته 11.',
  },
};
