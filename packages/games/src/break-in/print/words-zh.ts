// What stands on the paper of Break In in Chinese.
import type { PaperWords } from './words-en.ts';

/** Chinese. */
export const zh: PaperWords = {
  back: 'Break In 牌',
  equals: '等号',
  equalsBack: '等号牌',
  equalsDeck: 'Break In：等号牌',
  points: (points) => `${points}分`,
  signs: { '+': '加号', '-': '减号', x: '乘号', '/': '除号', '*': '万能牌' },
  score: {
    title: 'Break In：记分',
    note: '数字得它的数，+ 和 − 10分，× 和 ÷ 15分，= 和星20分。喊错一次扣25分。玩到有人得1000分。',
    label: '局',
    deal: '本局',
    total: '总分',
    player: (n) => `玩家${n}`,
  },
  work: {
    title: 'Break In：成立的等式',
    task: '用这些牌和一个等号写一个成立的等式。数字并排就是更大的数。不用把牌都用完。',
    words: { name: '姓名', date: '日期', key: '答案' },
    best: (formula, points) => `${formula}   （${points}分）`,
    note: (seed) => `第${seed}号。同一个号码，同一份练习。`,
  },
  match: {
    title: 'Break In：再来一次',
    task: '有人拿着这些牌，其实可以组成比当时摆出的更好的等式，或者当时什么也没摆。找出来。',
  },
};
