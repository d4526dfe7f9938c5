// What the table of Addition Mania says, in Chinese.
import type { TableWords } from './en.ts';

/** Chinese words of this table. */
export const zh: TableWords = {
  table: 'Addition Mania 牌桌',
  heading: (reveal, reveals) => `第${reveal}轮，共${reveals}轮`,
  lifted: (n) => `翻起了${n}张牌`,
  points: (n) => `${n}分`,
  cardsLeft: (n) => `还剩${n}张牌`,
  guessed: '猜好了',
  yourCard: '你的牌',
  yourGuess: '所有的牌加起来是多少？',
  less: '少一',
  more: '多一',
  lock: '就是它！',
  next: '下一轮',
  again: '再玩一次',
  leave: '离开',
  hint: '提示',
  say: (counts, others) => ({ strong: `你的牌算${counts}。`, text: `连同另外${others}张一起猜。` }),
  wait: { strong: '你猜好了。', text: '正在等其他人。' },
  shown: { strong: '所有的牌都亮出来了。', text: '看看谁最接近。' },
  over: (names) => ({ strong: '对局结束了。', text: `${names}获胜。` }),
  watch: { text: '你在观看。' },
  sum: '总和',
  guess: '猜',
  odds: '每个总和的可能性',
  oddsOf: (sum, percent) => `${sum}：百分之${percent}`,
  oddsNote: (sum, percent) => `从你的座位看，亮牌之前${sum}的可能性是百分之${percent}。`,
  hintText: (average, others, total) =>
    `一张没看见的牌平均大约算${average}。${others}张这样的牌加上你的大约是${total}。`,
  round: (reveal) => String(reveal),
  scores: '每轮得分',
  total: '总分',
  you: '你',
};
