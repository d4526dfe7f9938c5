// The rules of Math Rush told in our own words, in Chinese.
import { DESIGN_DECK } from '../deck.ts';
import { mostPoints } from '../score.ts';
import type { RulesWords } from './rules-plan.ts';

/** Math Rush in Chinese. */
export const rulesZh: RulesWords = {
  goal: {
    title: '玩的是什么',
    text: ['大家一起和时间赛跑：三场，每场三分钟。把加法和减法按顺序摆好，完成目标。每个完成的目标得到它的星。'],
  },
  ready: {
    title: '准备',
    text: [
      '一人或两人玩，每人5张牌；三人4张，四人3张，五人2张。桌上有三个目标。',
      '先看看你们的牌和目标。大家都准备好，比赛就开始。',
    ],
  },
  race: {
    title: '比赛',
    text: [
      '不用轮流，大家同时摆牌。牌的得数比那一排所有的都大（从小到大）或都小（从大到小），就可以放在那一排的右边。',
      '得数相同的牌总是可以叠在一起。',
      '放下的牌不能动。放错的牌会毁掉它的目标，除非用帮助拿走。',
      '一排的牌数正好是目标要求的张数，目标就完成，来一个新的。',
    ],
    says: ['3、7、8从小到大。', '第二个3叠在第一个上。', '5不比7大。', '7不是双数。'],
  },
  help: {
    title: '帮助',
    text: [
      '整个对局有三张帮助牌。一张可以从一排里拿走任意几张牌，或者让大家都丢掉一些牌再抽新的。',
      '没用的帮助加分：一张3分，两张5分，三张6分。',
    ],
  },
  check: {
    title: '检查',
    text: [
      '每场之后，用背面的字母检查完成的目标：A是0，B是1，依此类推。字母要按字母表顺着或倒着走，同一叠的字母相同。',
      '错的目标不得分。下一场所有的牌都收回；用掉的帮助不再回来。',
    ],
  },
  ratings: {
    title: '我们玩得怎么样？',
    text: [
      `两到五人：21不错，36很好，51太棒了，61名人堂。一个人：31、46、66、86。用这副牌最多能得${mostPoints(DESIGN_DECK.goals)}分，所以达不到86分。`,
      '规则书可能把这两张表印反了：一个人的牌更少，要的分却更多。你们可以在牌桌设置里交换。',
    ],
  },
  deck: {
    title: '小知识',
    text: [
      '印刷牌的数、字母和目标没有公开。我们的牌设计成三人的好队伍能到“很好”。',
      '“Math Rush: Addition & Subtraction”由 John Coveyou 和 Steve Schlepphorst 创作，Genius Games 2020年出版。Cardinal 是独立的，用自己的话讲规则。',
    ],
  },
};
