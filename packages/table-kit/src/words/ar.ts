// What the frame of a table says, in Arabic.
import { AR } from '@cardinal/number';
import { grammarAr as g, kernelWhyAr } from '@cardinal/words';
import type { FrameWords } from './en.ts';

const minutes = g.counts({ one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' });
const seconds = g.counts({ one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' });

/** Arabic words of the frame. */
export const frameWordsAr: FrameWords = {
  voice: AR,
  you: 'أنت',
  scores: 'النقاط',
  player: 'اللاعب',
  log: 'ما حدث',
  logEmpty: 'يُكتب هنا ما يحدث.',
  more: 'النقاط وما حدث',
  others: 'اللاعبون',
  acts: 'ما يمكنك فعله',
  close: 'إغلاق',
  theirTurn: 'الدور هنا الآن',
  timeLeft: (m, s) => (m > 0 ? `الباقي ${minutes(m)} و${seconds(s)}` : `الباقي ${seconds(s)}`),
  hintsLeft: (left) => (left === 0 ? 'لا تلميحات باقية' : left === 1 ? 'بقي تلميح واحد' : `التلميحات الباقية: ${left}`),
  ownTime: (times) => (times === 0 ? 'بلا حد زمني' : `الوقت ${g.isolated(`×${times}`)}`),
  ownRange: (highest) => `أوراق خاصة حتى ${highest}`,
  ownPile: 'كومتك الخاصة',
  noHints: 'استعملت كل تلميحاتك.',
  withoutHints: 'أنت تلعب هذه المباراة دون تلميحات.',
  hardness: { impossible: 'غير ممكن', hard: 'صعب', medium: 'متوسط', easy: 'سهل' },
  sure: (act) => `${act}: حقًا؟`,
  sureYes: 'نعم',
  sureNo: 'ليس بعد',
  noCall: 'لن أنادي',
  nobodyCalls: 'لا أحد: تابعوا',
  whoCalls: 'هل يريد أحد أن ينادي؟ انظروا إلى الأوراق المكشوفة.',
  overShoulder: (name) => `أنت تنظر من فوق كتف ${name}.`,
  handOf: (name) => `أوراق ${name}`,
  away: 'غائب',
  person: 'إنسان',
  bot: 'حاسوب',
  level: { beginner: 'حاسوب مبتدئ', easy: 'حاسوب سهل', normal: 'حاسوب عادي', expert: 'حاسوب خبير' },
  hint: 'تلميح',
  hintMore: 'أخبرني أكثر',
  hintWhole: 'اعرض الحل كاملًا',
  blank: 'فراغ',
  why: kernelWhyAr,
};
