// The first game of Break In in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => '你的牌上有数字和符号。用它们摆出成立的等式，比如 2 + 3 = 5。挨在一起的数字连成一个数。',
  take: () => '每个回合先拿一张牌。点一下抽牌堆。',
  lay: ({ formula, points }) =>
    `你可以摆 ${formula}，得${points}分。按这个顺序点牌，= 放在它的位置上，然后把等式摆出来。`,
  again: ({ points }) => `你得了${points}分。对方走过了，又轮到你：拿一张牌。`,
  done: () => '不必每次都摆等式。这次就结束你的回合吧。',
  'break-in': () =>
    '还有一点：有人弃掉一张牌，而你马上能用它摆出等式，就喊“Break in！”。即使没轮到你，也可以拿走它并摆出等式。',
};
