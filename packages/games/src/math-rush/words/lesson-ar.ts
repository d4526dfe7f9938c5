// The first game of Math Rush in Arabic.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'تلعبون معًا. كل هدف يريد صفًا من الأوراق تصاعديًا أو تنازليًا، ويقول أي الأوراق يقبل.',
  ready: () => 'انظر إلى أوراقك وإلى الأهداف. وعندما تكتفي اضغط «لنبدأ!».',
  first: ({ card, value, row }) =>
    `\u2066${card}\u2069 تساوي ${value}. تناسب الصف ${row}: المس الورقة ثم ضعها عن يمين ذلك الصف.`,
  second: ({ card, value, row }) =>
    `كلما اتجهنا يمينًا تكبر الأعداد دائمًا أو تصغر دائمًا. \u2066${card}\u2069 تساوي ${value} وتناسب الصف ${row}. ضعها.`,
  done: () => 'الصف الذي اكتملت أوراقه ينتهي ويعطي نجومًا. ذلك أطول من هذا الدرس: اضغط «انتهينا».',
  check: () => 'بعد كل سباق تُفحص كل الصفوف. الصفوف المكتملة بلا خطأ وحدها تعطي نقاطًا. المباراة ثلاثة سباقات.',
};
