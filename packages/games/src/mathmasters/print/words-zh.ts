// What stands on the paper of MathMasters in Chinese.
import type { PaperWords } from './words-en.ts';

/** Chinese. */
export const zh: PaperWords = {
  suits: { match: '火柴', kite: '风筝', ring: '圆环', tent: '帐篷' },
  card: (suit, number) => `${suit}${number}`,
  back: 'MathMasters 牌',
  tableBack: '桌面牌',
  tableWord: '桌面牌',
  table: [
    {
      name: '1 · 你的回合',
      text: [
        '先出一组牌，或者出同类更大的一组，或者不出。先出的人不能不出。',
        '每局一次，可以在自己的牌里加一张提示。',
        '其他人都不出：你赢得牌堆。',
        '牌堆的分：所有数相加，再加最后一组的加分，用了提示少1分。',
      ],
    },
    {
      name: '2 · 从第一局开始',
      text: [
        '同数：一张、两张或三张同样的数。张数多的赢，然后数字大的赢。',
        '四张全：同一个数的四张牌。压过其他所有的组。加5分。',
      ],
    },
    {
      name: '3 · 从第二局开始',
      text: [
        '乘法：两张牌和它们的积，比如2、3和6。不能用1。得数大的赢。加3分。',
        '凑十三：两张或更多同花色的牌，加起来是13。张数多的赢。四张牌加3分。',
        '有人乘错了？喊“乘错了！”。',
      ],
    },
  ],
  score: {
    title: 'MathMasters：记分',
    note: '赢得的牌堆：所有数相加，再加加分，用了提示少1分。',
    label: '局',
    player: (n) => `玩家${n}`,
    total: '总分',
  },
  work: {
    title: 'MathMasters：找出一组牌',
    task: '一组牌可以是：同数；乘法（比如2、3和6，加3分）；同花色的凑十三（四张牌加3分）。四张全加5分。找出分数最高的一组：各数相加，再加上加分。',
  },
  match: {
    title: 'MathMasters：再来一次',
    task: '这里有人不出，手里其实有同类更大的一组；或者乘法出错了。找出正确的。',
    pile: (pile) => `牌堆上：${pile}`,
  },
};
