// The first game of MathMasters in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => '牌堆上有一张牌。出同一种而更大的一组，就有机会赢下牌堆。',
  beat: ({ top, number }) => `那里是一张${top}。${number}更大：点一张${number}，然后出牌。`,
  won: ({ points }) => `没有人压得过：牌堆归你，得${points}分。赢下牌堆的人先出下一堆。`,
  times: ({ set }) =>
    `你先出。乘法组是三张牌：${set}。正式对局要到第二局才能出，这里现在就可以：点这几张牌，然后出牌。`,
  wrong: ({ points }) =>
    `你现在有${points}分。得数更大的乘法组能压过乘法组。如果别人的乘法组是错的，要在下一个人行动之前喊“乘错了！”。`,
};
