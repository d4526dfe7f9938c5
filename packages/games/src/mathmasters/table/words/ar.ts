// What the table of MathMasters says, in Arabic.
import { cardsAr as cards, grammarAr as g, POINTS_AR } from '@cardinal/words';
import type { TableWords } from './en.ts';

/** Arabic words of this table. */
export const ar: TableWords = {
  table: 'طاولة MathMasters',
  heading: (deal, deals) => `الجولة ${deal} من ${deals}`,
  points: g.counts(POINTS_AR),
  holds: (n) => `في اليد ${cards(n)}`,
  hand: 'أوراقك',
  dealtSets: (sets) => `عدد المجموعات من ورقتين أو أكثر في الأوراق التي وُزّعت عليك، مع أوراق التلميح: ${sets}.`,
  hints: 'التلميحات',
  hint: (card) => `تلميح: ${card}`,
  pile: 'الكومة',
  emptyPile: 'لا شيء هنا بعد.',
  sets: { 'same-number': 'العدد نفسه', times: 'الضرب', 'make-13': 'ثلاثة عشر', 'all-four': 'الأربع كلها' },
  layAs: (set) => `ضع: ${set}`,
  claim: 'ضعها كضرب',
  pass: 'مرّر',
  wrong: 'ضرب خطأ!',
  stand: 'اتركها',
  clear: 'امسح',
  undo: 'تراجع',
  show: 'ماذا أستطيع أن أضع؟',
  ways: (n) => (n === 0 ? 'لا يمكنك وضع شيء هنا: مرّر.' : `عدد المجموعات المختلفة التي يمكنك وضعها: ${n}.`),
  hintType: (set) => `ابحث عن مجموعة من هذا النوع: ${set}.`,
  hintBeat: {
    'same-number': (count, number) =>
      count === 1
        ? `يجب أن يكون العدد أكبر من ${number}، أو الأوراق أكثر.`
        : `عدد الأوراق ${count} والعدد عليها أكبر من ${number}، أو أوراق أكثر.`,
    times: (_, number) => `يجب أن يكون ناتجها أكبر من ${number}.`,
    'make-13': (count) => `تحتاج إلى أكثر من ${count} من الأوراق.`,
    'all-four': (_, number) => `يجب أن يكون عددها أكبر من ${number}.`,
  },
  hintBeatsAll: 'الأربع كلها تغلب كل مجموعة من نوع آخر.',
  hintSize: (count, largest) =>
    count === 1
      ? 'هي ورقة واحدة.'
      : largest === null
        ? `عدد أوراقها ${count}.`
        : `عدد أوراقها ${count} وأكبر عدد فيها ${largest}.`,
  hintShape: (shape) => `شكلها هكذا: ${shape}`,
  hintWhole: (set, cards, points) => `ضع ${set}: ${cards}. قيمة أوراقها ومكافأتها ${points} إذا ربحت الكومة.`,
  hintTakes: (card) => `${card} ورقة تلميح: تكلّف نقطة واحدة.`,
  lead: { strong: 'أنت تفتتح.', text: 'ضع أي مجموعة.' },
  leadOf: (sets) => ({ strong: 'أنت تفتتح.', text: `يمكنك أن تضع في هذه الجولة: ${sets}.` }),
  followAllFour: { strong: 'دورك:', text: 'ضع الأربع كلها بعدد أكبر، أو مرّر.' },
  follow: (set) => ({ strong: 'دورك:', text: `ضع أقوى من نوع «${set}»، أو الأربع كلها، أو مرّر.` }),
  judge: { strong: 'هل الضرب صحيح؟', text: 'اتركه، أو قل «ضرب خطأ!».' },
  mayCall: { strong: 'مجموعة ضرب!', text: 'اعترض إذا كانت خطأ.' },
  picked: (set, sum) => ({ strong: `${set}:`, text: `${sum} على الكومة.` }),
  noSet: { strong: 'ليست مجموعة بعد.', text: 'اختر أوراقًا أكثر، أو غيرها.' },
  wait: (name) => ({ text: `يفكر الآن: ${name}.` }),
  between: { strong: 'انتهت الجولة.', text: 'انظر إلى النقاط.' },
  over: (names) => ({ strong: 'انتهت المباراة.', text: `الفوز: ${names}.` }),
  watch: { text: 'أنت تشاهد.' },
  passed: 'تمرير',
  by: (name) => `من ${name}`,
  next: 'الجولة التالية',
  again: 'العب مرة أخرى',
  leave: 'غادر',
  deal: (deal) => `الجولة ${deal}`,
  scores: 'النقاط حسب الجولات',
  sum: 'المجموع',
  you: 'أنت',
};
