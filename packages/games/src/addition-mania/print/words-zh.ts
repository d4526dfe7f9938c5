// What stands on the paper of Addition Mania in Chinese.
import type { PaperWords } from './words-en.ts';

/** Chinese. */
export const zh: PaperWords = {
  ranks: {},
  suits: { S: '黑桃', H: '红心', D: '方块', C: '梅花' },
  card: (rank, suit) => (suit === undefined ? rank : `${suit}${rank}`),
  counts: (value) => `算${value}`,
  back: '扑克牌',
  index: {
    title: 'Addition Mania：猜数卡',
    name: '我猜的数',
    alt: '猜数卡',
    back: '猜数卡',
    word: '我猜的数',
  },
  score: {
    title: 'Addition Mania：记分',
    note: '一人正好猜中4分，几人正好猜中每人3分，一人最接近2分，几人一样接近每人1分。',
    label: '轮',
    sum: '和',
    guess: '猜',
    points: '得分',
    player: (n) => `玩家${n}`,
    total: '总分',
  },
  work: {
    title: 'Addition Mania：加一加',
    task: '把牌加起来。A算1，J、Q、K算11。',
    hidden: '圆圈里是所有牌的和。盖着的牌是几？A算1，J、Q、K算11。',
  },
  match: {
    title: 'Addition Mania：再来一次',
    task: '这几轮来自你们玩过的对局，猜得最不准。把牌加起来。A算1，J、Q、K算11。',
  },
};
