// The first game of Addition Mania in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: ({ own, others }) =>
    `每人拿起一张别人看不到的牌。你的算${own}，另外还有${others}张牌看不到。加起来一共是多少？`,
  guess: ({ own, others, sum }) =>
    `一张看不到的牌平均算6到7。你的${own}加上${others}张这样的牌，大约是${sum}。写下你猜的数，然后按“就是它！”。`,
  shown: ({ sum, off, points }) =>
    `一共是${sum}，你差了${off}。猜得正好的人得分，否则最接近的人得分。你得${points}分。`,
  next: () => '看看这些牌，然后进入下一轮。',
  again: ({ own }) => `现在你的牌算${own}。再猜一次总和。`,
  end: ({ sum, points }) => `这次总和是${sum}。你有${points}分。记住哪些牌已经出过：它们不会再来，你会越猜越准。`,
};
