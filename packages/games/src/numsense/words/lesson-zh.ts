// The first game of Numsense in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ target }) =>
    `你有三张牌，目标数是${target}。你的算式要把每张牌用一次，用 + − × ÷ 和括号算出${target}。现在这三张还算不出。`,
  take: () => '轮到你了。拿一张牌：点一下抽牌堆。',
  put: ({ card }) => `现在你多了一张牌。${card}用不上：先点它，再把它放下。`,
  declare: ({ target, sentence }) =>
    `现在你的牌能算出${target}：${sentence}。按这个顺序点牌和符号，然后按“Numsense！”。`,
  points: ({ points }) => `正好是目标数！你的牌一共得${points}分。牌上的数越大，得分越多。`,
};
