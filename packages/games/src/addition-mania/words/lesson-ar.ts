// The first game of Addition Mania in Arabic.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `يرفع كل لاعب ورقة لا يراها غيره. ورقتك تساوي ${own}، وعدد الأوراق المخفية الأخرى ${others}. كم مجموعها كلها؟`,
  guess: ({ own, others, sum }) =>
    `الورقة المخفية تساوي في المتوسط بين 6 و7. ورقتك ${own} مع ${others} منها تكوّن نحو ${sum}. اكتب تخمينك ثم اضغط «هذا تخميني!».`,
  shown: ({ sum, off, points }) =>
    `المجموع ${sum}، وكان الفرق ${off}. النقاط للتخمين الصحيح تمامًا، وإلا فللأقرب. نقاطك: ${points}.`,
  next: () => 'انظر إلى الأوراق ثم انتقل إلى الجولة التالية.',
  again: ({ own }) => `ورقتك الآن تساوي ${own}. خمّن المجموع مرة أخرى.`,
  end: ({ sum, points }) =>
    `المجموع هذه المرة ${sum}. نقاطك ${points}. تذكّر الأوراق التي خرجت: لن تعود، فيتحسن تخمينك.`,
};
