// The first game of Break In in Chinese.
import type { LessonWords } from '../../lesson.ts';
import type { Step } from './lesson-en.ts';

/** What is said at each step. */
export const lesson: LessonWords<Step> = {
  look: () => '你的牌上有数字和符号。用它们摆出成立的等式，比如 2 + 3 = 5。挨在一起的数字连成一个数。',
  take: () => '每个回合先拿一张牌。点一下抽牌堆。',
  lay: ({ formula, points }) =>
    `你可以摆 ${formula}，得${points}分。按这个顺序点牌，= 放在它的位置上，然后把等式摆出来。`,
  again: ({ points }) => `你得了${points}分。其他人都轮过了。不必每次都摆等式：拿一张牌，然后结束你的回合。`,
  wait: () => '照这样再来两次。谁的手牌都不能超过十张，多了就要弃一张。看看是谁。',
  call: ({ card }) => `有人弃了一张 ${card}，你马上就能用。没轮到你也没关系：按“Break in！”。`,
  use: ({ formula }) => `现在牌在你手里，你的等式里必须有它。摆出 ${formula}。`,
  end: ({ points, brokeIn }) =>
    brokeIn === 'yes'
      ? `你抢到了！你现在有${points}分，而且轮到你了。喊了却摆不出等式要扣25分，所以先看清楚。先到1000分的人获胜。`
      : `你有${points}分。这次弃掉的牌你都用不上。能用上的人就按“Break in！”，没轮到也可以。喊了却摆不出等式要扣25分，所以先看清楚。先到1000分的人获胜。`,
};
