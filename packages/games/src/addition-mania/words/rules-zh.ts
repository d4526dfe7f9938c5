// The rules of Addition Mania told in our own words, in Chinese.
import type { RulesWords } from './rules-plan.ts';

/** Addition Mania in Chinese. */
export const rulesZh: RulesWords = {
  goal: { title: '玩的是什么', text: ['每人一张牌，别人都看不到。你来猜所有这些牌加起来是多少。'] },
  ready: {
    title: '准备',
    text: ['52张牌洗好，平均发完，牌面朝下。谁都不看。剩下的牌一直盖着。', 'A算1。数字是几就算几。J、Q、K算11。'],
  },
  round: {
    title: '一轮',
    text: [
      '每人拿起自己那堆最上面的一张，不让别人看。然后每人写下一个数。',
      '大家都猜好后，所有的牌和猜的数同时亮出。这一轮的牌放到一边。',
    ],
  },
  points: {
    title: '得分',
    text: [
      '正好猜中，而且只有一个人：4分。几个人正好猜中：每人3分。',
      '没有人正好猜中，最接近的得2分。几个人一样接近，每人1分。',
    ],
    says: ['总和是17。只有第一个猜中。', '有两个猜中。', '总和是22。20和24一样接近。', '总和是22。21最接近。'],
  },
  end: { title: '结束', text: ['牌堆用完后，分数最多的人获胜。一样多就一起获胜。'] },
  about: {
    title: '小知识',
    text: [
      '亮过的牌不会再来。记牌的人猜得更准，特别是快结束的时候。',
      '规则来自文件“Rules for Addition Mania”。Cardinal 是独立的，用自己的话来讲。',
    ],
  },
};
