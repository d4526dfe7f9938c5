// What the table of Addition Mania says, in Arabic.
import { cardsAr as cards, grammarAr as g, POINTS_AR } from '@cardinal/words';
import type { TableWords } from './en.ts';

/** Arabic words of this table. */
export const ar: TableWords = {
  table: 'طاولة Addition Mania',
  heading: (reveal, reveals) => `الجولة ${reveal} من ${reveals}`,
  lifted: (n) => `رُفعت ${cards(n)}`,
  points: g.counts(POINTS_AR),
  cardsLeft: (n) => `الباقي ${cards(n)}`,
  guessed: 'سُجّل التخمين',
  yourCard: 'ورقتك',
  yourGuess: 'ما مجموع كل الأوراق؟',
  onlyDigits: (digits) => `خمّن عددًا صحيحًا لا يقل عن 0. اكتب أرقامًا فقط، وأقصى عدد لها ${digits}.`,
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
  guess: 'التخمين',
  odds: 'احتمال كل مجموع',
  oddsNote: (sum, percent) => `من مقعدك كان احتمال ${sum} قبل كشف الأوراق ${percent} من مئة.`,
  hintOwn: (own, others) => `ورقتك تساوي ${own}. عدد الأوراق المخفية الأخرى ${others}.`,
  hintAverage: (average) => `الورقة المخفية تساوي في المتوسط نحو ${average}، بحساب كل ما لم يُكشف بعد.`,
  hintAverageAll: (average) =>
    `الورقة من الرزمة كلها تساوي في المتوسط نحو ${average}، من غير ما تراه الآن. من يتذكر الجولات السابقة قد يخمّن أفضل.`,
  hintCertain: (sum) => `المجموع هو ${sum} بالتأكيد.`,
  oddsCertain: (sum) => `من مقعدك لم يكن ممكنًا أن يكون المجموع إلا ${sum}.`,
  hintGuessCertain: (sum, guess) => `${sum}. إذن ${guess} هو المجموع تمامًا.`,
  hintRange: (from, to) =>
    from === to
      ? `في نصف الحالات على الأقل يكون المجموع ${from}.`
      : `في نصف الحالات على الأقل يكون المجموع من ${from} إلى ${to}.`,
  hintShape: (shape) => `احسب هكذا: ${shape}`,
  hintGuess: (sum, guess, percent) => `${sum}. إذن ${guess} تخمين جيد؛ ويصيب تمامًا في نحو ${percent} من كل مئة مرة.`,
  round: (reveal) => String(reveal),
  scores: 'النقاط حسب الجولات',
  total: 'المجموع',
  you: 'أنت',
};
