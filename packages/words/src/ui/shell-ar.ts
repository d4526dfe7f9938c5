// Arabic messages of the shell: what is said before and around a match. Short words: a child of eight reads them.
import { namesAr } from './names-ar.ts';
import type { UiWords } from './ui-words.ts';

/** What the shell says in Arabic. */
export const uiAr: UiWords = {
  brand: 'Cardinal',
  names: namesAr,
  skip: 'انتقل إلى المحتوى',
  toHome: 'الرئيسية',
  table: {
    pageTitle: (game) => `طاولة ${game}`,
    pause: 'توقف',
    paused: 'استراحة',
    pausedText: 'الساعة متوقفة. خذ وقتك.',
    resume: 'متابعة',
    menu: 'القائمة',
    rules: 'القواعد',
    close: 'إغلاق',
  },
  broken: 'حدث خطأ هنا',
  loading: 'لحظة…',
  load: { failed: 'تعذر التحميل. تحقق من الاتصال وحاول مرة أخرى.', again: 'حاول مرة أخرى' },
};
