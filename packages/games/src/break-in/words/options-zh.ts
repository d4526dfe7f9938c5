// The house rules of Break In in Chinese.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsZh: Wording<typeof optionsEn> = {
  goal: { label: '要达到的分数', explain: '有人达到这个分数的那一局之后，对局结束。' },
  mostDeals: { label: '最多局数', explain: '玩了这么多局后，就算没有人达到也结束。' },
  firstDealer: {
    label: '谁先发牌',
    explain: '谁第一个发牌。发牌人的下家先开始。',
    values: { '0': '1号', '1': '2号', '2': '3号', '3': '4号', '4': '5号', '5': '6号', random: '随机决定' },
  },
  dealerLeft: { label: '下一个发牌人在左边', explain: '规则里发牌向右轮，和出牌方向相反。这里向左轮。' },
  formulasPerTurn: {
    label: '一个回合的等式',
    explain: '一个回合可以摆几个等式。',
    values: { '1': '一个', any: '能摆几个就几个' },
  },
  requireOperator: {
    label: '每个等式都要有运算',
    explain: '等式至少要有一张加、减、乘、除或万能牌。不然 5 = 5 也算等式。',
  },
  leftToRight: { label: '从左到右算', explain: '按符号的顺序算。通常先乘除后加减。' },
  freeBrackets: { label: '括号', explain: '括号想放哪里就放哪里，不用牌。' },
  unaryMinus: { label: '负数', explain: '减号牌可以放在数的前面，例如 −3 + 5 = 2。' },
  wholeDivision: { label: '不用分数', explain: '每次除法都要除尽：不能用 7 ÷ 2。' },
  returnTaken: {
    label: '马上放回去',
    explain: '这一回合从弃牌堆拿的那张牌，能不能马上再弃掉。',
    values: { allowed: '可以', refused: '不可以' },
  },
  stalemateLaps: { label: '没有进展的圈数', explain: '连续这么多圈没有人从抽牌堆抽牌、也没有人摆等式，这一局就结束。' },
  breakInSeconds: {
    label: '可以喊的秒数',
    explain: '弃牌后多久可以喊“Break in！”。0表示在下一个人拿牌之前都可以。',
  },
  queueCallers: { label: '第二个喊的人可以试', explain: '第一个喊的人摆不出等式，牌就给下一个喊的人。' },
  breakInIsTheTurn: {
    label: '抢牌就是回合',
    explain: '抢牌之后轮到下一个人。通常抢牌的人先玩一个完整的回合。',
  },
  referee: {
    label: '谁检查等式',
    explain: 'Cardinal 检查每个等式，或者由其他玩家看，可以怀疑。',
    values: { engine: 'Cardinal 检查', table: '其他玩家' },
  },
  endlessEquals: { label: '等号牌用不完', explain: '下一个等式总有等号牌。' },
  equalsCards: { label: '等号牌', explain: '一局里最多能摆几个等式。' },
  deck: { label: '牌组', explain: '有哪些牌、各有几张：数字、四种运算符号和万能牌。' },
  seatTime: { label: '给某位玩家更多时间', explain: '这位玩家抢牌的时间是平常的几倍。这段时间没有人抽牌。' },
  seatRange: {
    label: '某位玩家自己的牌',
    explain: '发给这位玩家的牌和抽的牌都来自自己的一副牌：数字不超过这个数，只有 + 和 −，没有 × 和 ÷。小牌得分也少。',
  },
};
