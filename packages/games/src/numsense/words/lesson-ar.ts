// The first game of Numsense in Arabic.
import { CALL } from './call-ar.ts';
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `معك ثلاث أوراق، والهدف هو ${target}. تستعمل عبارتك كل ورقة مرة واحدة مع \u2066+ − × ÷\u2069 والأقواس لتكوّن ${target}. هذه الثلاث لا تقدر على ذلك بعد.`,
  take: () => 'دورك الآن. خذ ورقة: اضغط على كومة السحب.',
  put: ({ card }) => `معك الآن ورقة زائدة. لا تحتاج إلى ${card}: المسها ثم ارمها.`,
  declare: ({ target, sentence }) =>
    `أوراقك تكوّن الآن ${target}: ${sentence}. المس الأوراق والإشارات بهذا الترتيب، ثم اضغط «${CALL}»`,
  points: ({ points }) => `أصبت الهدف! مجموع نقاط أوراقك ${points}. كلما كبرت الأوراق زادت النقاط.`,
};
