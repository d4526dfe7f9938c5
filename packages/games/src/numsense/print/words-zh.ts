// What stands on the paper of Numsense in Chinese.
import type { PaperWords } from './words-en.ts';

/** Chinese. */
export const zh: PaperWords = {
  names: { W: '万能', D: '交换', M: '镜子', T: '目标' },
  back: 'Numsense 牌',
  score: {
    title: 'Numsense：记分',
    note: '正好是目标数：得你所有牌的分。不是：差多少就扣多少分。',
    label: '局',
    row: (deal, cards) => `${deal}（${cards}张牌）`,
    player: (n) => `玩家${n}`,
    total: '总分',
  },
  work: {
    title: 'Numsense：凑目标数',
    task: '算出圆圈里的数。每张牌用一次，可以用 + − × ÷ 和括号。',
    words: { name: '姓名', date: '日期', key: '答案' },
    note: (seed, hand) => `第${seed}号，${hand}张牌。同一个号码，同一份练习。`,
  },
  match: {
    title: 'Numsense：再来一次',
    task: '这几手牌来自你们玩过的对局，本来可以凑出目标数。想想怎样凑。',
  },
};
