// What the table of Addition Mania says, in Arabic.
import { grammarAr as g } from '@cardinal/words';
import type { TableWords } from './en.ts';

const cards = g.counts({
  zero: 'لا أوراق',
  one: 'ورقة واحدة',
  two: 'ورقتان',
  few: '# أوراق',
  many: '# ورقة',
  other: '# ورقة',
});

/** Arabic words of this table. */
export const ar: TableWords = {
  table: 'طاولة Addition Mania',
  heading: (reveal, reveals) => `الجولة ${reveal} من ${reveals}`,
  lifted: (n) => `رُفعت ${cards(n)}`,
  points: g.counts({ one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', many: '# نقطة', other: '# نقطة' }),
  cardsLeft: (n) => `الباقي ${cards(n)}`,
  guessed: 'سُجّل التخمين',
  yourCard: 'ورقتك',
  yourGuess: 'ما مجموع كل الأوراق؟',
  less: 'أقل بواحد',
  more: 'أكثر بواحد',
  lock: 'هذا تخميني!',
  next: 'الجولة التالية',
  again: 'العب مرة أخرى',
  leave: 'غادر',
  hint: 'تلميح',
  say: (counts, others) => ({
    strong: `قيمة ورقتك ${counts}.`,
    text: `خمّن مجموعها مع ${others === 1 ? 'ورقة أخرى' : others === 2 ? 'ورقتين أخريين' : `${others} أخرى`}.`,
  }),
  wait: { strong: 'سُجّل تخمينك.', text: 'ننتظر الآخرين.' },
  shown: { strong: 'كل الأوراق مكشوفة.', text: 'انظر من كان الأقرب.' },
  over: (names) => ({ strong: 'انتهت المباراة.', text: `الفوز: ${names}.` }),
  watch: { text: 'أنت تشاهد.' },
  sum: 'المجموع',
  guess: 'التخمين',
  odds: 'احتمال كل مجموع',
  oddsOf: (sum, percent) => `${sum}: ${percent} من مئة`,
  oddsNote: (sum, percent) => `من مقعدك كان احتمال ${sum} قبل كشف الأوراق ${percent} من مئة.`,
  hintText: (average, others, total) =>
    `الورقة المخفية قيمتها ${average} تقريبًا في المتوسط. عدد الأوراق الأخرى ${others}، ومع ورقتك يكون المجموع ${total} تقريبًا.`,
  round: (reveal) => String(reveal),
  scores: 'النقاط حسب الجولات',
  total: 'المجموع',
  you: 'أنت',
};
