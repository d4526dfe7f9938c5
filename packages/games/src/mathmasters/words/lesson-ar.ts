// The first game of MathMasters in Arabic.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => 'على الكومة ورقة واحدة. ضع مجموعة أقوى من النوع نفسه فقد تربح الكومة.',
  beat: ({ top, number }) => `هناك ورقة ${top}. العدد ${number} أكبر فهو أقوى: المس ورقة عليها ${number} ثم ضعها.`,
  won: ({ points }) => `لم يستطع أحد أكثر من ذلك: الكومة لك، ونقاطك ${points}. من يربح كومة يفتتح التالية.`,
  times: ({ set }) =>
    `أنت تفتتح. مجموعة الضرب ثلاث أوراق: ${set}. في المباراة تُلعب من الجولة الثانية، وهنا يمكنك ذلك الآن: المس هذه الأوراق وضعها.`,
  wrong: ({ points }) =>
    `نقاطك الآن ${points}. يغلب مجموعة الضرب ناتج أكبر. إذا كانت مجموعة ضرب لغيرك خاطئة فقل «ضرب خطأ!» قبل أن يلعب التالي.`,
};
