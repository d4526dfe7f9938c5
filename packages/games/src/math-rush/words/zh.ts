// Math Rush in Chinese: short lines that can be read aloud while a clock runs.
import { grammarZh as g, type Cast } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { Race, RushEvent, RushView } from '../types.ts';
import type { RushLines } from './shape.ts';
import { taglines } from './taglines.ts';

const RATINGS = ['还要加油', '不错', '很好', '太棒了', '名人堂'] as const;
const LIMITS: Readonly<Record<GoalFace['limit'], string>> = {
  none: '任何牌',
  sums: '只要加法',
  differences: '只要减法',
  even: '只要双数',
  odd: '只要单数',
  above: '只要大于11',
  below: '只要小于9',
};
const left = (help: number): string => `还剩${help}张帮助牌。`;

const goalName = ({ count, direction, limit, stars }: GoalFace): string =>
  `${count}张牌，${direction === 'up' ? '从小到大' : '从大到小'}，${LIMITS[limit]}，${stars}颗星`;

/** What is said of Math Rush at the table. */
export const zh: RushLines = {
  title: 'Math Rush',
  tagline: taglines.zh,
  ratings: RATINGS,
  goalName,
  why: {
    'too-few-goals': () => '牌组里的目标不够这张桌子用。',
    'deck-too-small': ({ cards, needed }) => `这张桌子要${needed}张数字牌，牌组里只有${cards}张。`,
    'already-ready': () => '比赛已经开始了。',
    'not-in-hand': () => '你手里没有这张牌。',
    'no-such-set': () => '这个目标不在桌上。',
    'set-closed': () => '这个目标已经完成，不能再放了。',
    'no-such-place': () => '那一排没有这个位置。',
    stale: () => '有人比你快。牌回到你手里了。',
    'out-of-order': ({ card, value }) => `${card} 得${value}，放在这里顺序不对。`,
    'against-limit': ({ card, value }) => `${card} 得${value}，这个目标不收。`,
    'not-equal': ({ card, value }) => `${card} 得${value}，只有得数相同的牌才能叠。`,
    'hand-full': () => '你的手牌满了。',
    'nothing-to-draw': () => '没有牌可以抽了。',
    'no-help': () => '没有帮助牌了。',
    'help-running': () => '一次只用一张帮助：先把这张用完。',
    'nothing-chosen': () => '至少选一张牌。',
    'not-in-set': () => '这些牌不在那一排里。',
    'not-allowed': () => '这张桌子的规则不允许。',
    'nobody-asked': () => '刚才没有人问你。',
    'clock-runs': () => '这场比赛由时钟结束。',
  },
  tell: (event, cast) => tell(event as RushEvent, cast),
  board: (view) => board(view as RushView),
};

function tell(e: RushEvent, cast: Cast): string | null {
  const who = (seat: number): string => g.who(seat, cast);
  switch (e.kind) {
    case 'race-set-up':
      return `第${e.race + 1}场。每人${e.handSize}张牌。`;
    case 'hand-dealt':
      return `你的牌：${e.hand.map(({ text }) => text).join('，')}。`;
    case 'ready':
      return `${who(e.seat)}准备好了。`;
    case 'race-begun':
      return '开始！';
    case 'played':
      return `${who(e.seat)}：${e.card.text} 得${e.card.value}，第${e.row}排${e.place === 'right' ? '' : '，叠在上面'}。`;
    case 'goal-completed':
      return '完成了一个目标！';
    case 'goal-added':
      return `来了一个新目标：${goalName(e.face)}。`;
    case 'drawn':
      return e.cards ? `${who(e.seat)}抽到${e.cards.map(({ text }) => text).join('，')}。` : null;
    case 'cleared':
      return `${who(e.seat)}用了帮助，${e.row === null ? '' : `从第${e.row}排`}拿走${e.cards.length}张。${left(e.help)}`;
    case 'redraw-begun':
      return `${who(e.seat)}用了帮助：大家都可以换牌。${left(e.help)}`;
    case 'redraw-to-follow':
      return `${who(e.seat)}也用了帮助：这次换完，大家还可以再换一次。${left(e.help)}`;
    case 'discarded':
      return e.cards.length === 0 ? `${who(e.seat)}留下所有的牌。` : `${who(e.seat)}丢掉${e.cards.length}张。`;
    case 'arranged':
      return `${who(e.seat)}重新排了${e.row === null ? '一排' : `第${e.row}排`}。`;
    case 'refilled':
      return '抽牌堆补满了。';
    case 'help-asked':
      return `${who(e.seat)}问：要用一张帮助吗？`;
    case 'help-answered':
      return `${who(e.seat)}说${e.yes ? '要' : '不要'}。`;
    case 'shown':
      return e.open ? `${who(e.seat)}亮出所有的牌。` : null;
    case 'wants-end':
      return `${who(e.seat)}想结束比赛。`;
    case 'race-ended':
      return raceLine(e.race, e.total);
    case 'match-over':
      return `对局结束：${e.total}分${e.bonus > 0 ? `，其中${e.bonus}分是没用的帮助` : ''}。${RATINGS[e.rating] ?? ''}！`;
    default:
      return e satisfies never;
  }
}

function raceLine(race: Race, total: number): string {
  const right = race.verified.filter(({ fault }) => fault === null).length;
  return `这一场结束了。完成的${race.verified.length}个目标里对了${right}个：${race.points}分，总共${total}分。`;
}

function board(v: RushView): string {
  const hand = v.who === 'watcher' ? [] : (v.hands[v.who] ?? []);
  return [
    `第${v.race + 1}场，共3场。帮助牌：${v.help}。`,
    ...v.sets.map(
      ({ id, goal, stacks, complete }) =>
        `  目标 ${id}：${goalName(goal)}${complete ? '，已完成' : ''}：${stacks.map((stack) => stack.map(({ value }) => value).join('/')).join(' ')}`,
    ),
    `你的牌：${hand.map(({ id, text }) => `${id}: ${text}`).join('；')}`,
  ].join('\n');
}
