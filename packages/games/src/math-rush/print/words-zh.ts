// What stands on the paper of Math Rush in Chinese.
import type { PaperWords } from './words-en.ts';

/** Chinese. */
export const zh: PaperWords = {
  backs: { number: '数字牌，字母', goal: '目标牌', help: '帮助牌' },
  words: { number: 'Math Rush', goal: '目标', help: '帮助' },
  goal: '目标',
  up: '从小到大',
  down: '从大到小',
  cards: (count) => `${count}张牌`,
  stars: (stars) => `${stars}颗星`,
  limits: {
    none: '任何牌',
    sums: '只要加法',
    differences: '只要减法',
    even: '只要双数',
    odd: '只要单数',
    above: '只要大于11',
    below: '只要小于9',
  },
  help: {
    name: '帮助',
    text: [
      '把这张牌翻过去，然后选一件事做：',
      '从一排里拿走任意几张牌。',
      '或者：大家都可以丢掉一些牌，再抽新的。',
      '最后剩下的帮助牌有分：一张3分，两张5分，三张6分。',
    ],
  },
  score: {
    title: 'Math Rush：记分',
    note: '正确目标的星数。多人：21不错，36很好，51太棒了，61名人堂。一个人：31、46、66、86。',
    label: '场',
    goals: '正确的目标',
    stars: '星',
    bonus: '帮助加分（1张：3，2张：5，3张：6）',
    total: '总分',
  },
  work: { title: 'Math Rush：排顺序', task: '在每张牌下面写出得数。再给牌编号：得数最小的写1。' },
  match: {
    title: 'Math Rush：再来一次',
    task: '这几排来自你们玩过的对局，当时没排对，或者没排完。把牌按顺序排好，目标不允许的牌不要用。',
  },
};
