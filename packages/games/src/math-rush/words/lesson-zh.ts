// The first game of Math Rush in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => '大家一起合作。每个目标要一排牌，从小到大或从大到小，并且说明要哪些牌。',
  ready: () => '看看你的牌和目标。看好了就按“准备好了！”。',
  first: ({ card, value, row }) => `${card} 得${value}，适合第${row}排：点这张牌，再把它放到那一排的右边。`,
  second: ({ card, value, row }) => `越往右，数要一直变大或一直变小。${card} 得${value}，适合第${row}排。把它放上去。`,
  done: () => '一排牌齐了就完成了，能得到星星。那要比这一课更久：现在按“我们好了”。',
  check: () => '每场比赛之后都要检查所有的排。只有完成而且没有错误的排才得分。一次对局有三场比赛。',
};
