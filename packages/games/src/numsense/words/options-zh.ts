// The house rules of Numsense in Chinese.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsZh: Wording<typeof optionsEn> = {
  variant: {
    label: '对局种类',
    explain: '玩几局、手牌有多少、怎样算赢。',
    values: {
      standard: '标准：手牌依次为2、3、4、5、6张',
      fixed: '每局手牌一样多',
      'first-to': '先得到一定分数',
      'ten-minutes': '和时间赛跑',
      marathon: '马拉松：每局多一张牌',
      'choose-target': '自己选目标数',
    },
  },
  deals: { label: '局数', explain: '玩几局后算总分。' },
  handSize: { label: '手牌张数', explain: '每人拿几张牌。开始时两三张比较好。' },
  goal: { label: '要达到的分数', explain: '一局结束后先达到这个分数的人获胜。' },
  exactFinish: { label: '正好达到', explain: '分数要正好。会超过的分不算。' },
  minutes: { label: '分钟', explain: '玩多久。暂停时时钟不走。' },
  whenTimeIsUp: {
    label: '时间到的时候',
    explain: '时间到后还玩什么。',
    values: { 'finish-hand': '把这一局玩完', 'finish-turn': '玩完这个回合，手牌照现状计分' },
  },
  decks: { label: '几副牌', explain: '几副牌一起洗。玩到牌不够为止。0表示够每人25张牌的副数。' },
  lastHand: {
    label: '最多手牌',
    explain: '0：玩到牌不够为止。其他数：哪一局不够就加一副牌，手牌达到这么多张的那一局之后对局结束。',
  },
  targets: {
    label: '目标数',
    explain: '每局同一个目标数，或者0、1、2……依次来。',
    values: { same: '每次都一样', progression: '0、1、2……' },
  },
  target: { label: '目标数', explain: '大家要算出的数。开始时用0、1、5、10比较好。' },
  maxPlayers: {
    label: '最多人数',
    explain: '最多几个人可以玩。牌组总要够发给每个人。',
    values: { deck: '牌组够几个人就几个人', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8' },
  },
  firstDealer: {
    label: '谁先发牌',
    explain: '谁第一个发牌。发牌人的下家先开始。',
    values: {
      '0': '1号',
      '1': '2号',
      '2': '3号',
      '3': '4号',
      '4': '5号',
      '5': '6号',
      '6': '7号',
      '7': '8号',
      random: '随机决定',
    },
  },
  falseCall: {
    label: '喊错“Numsense！”',
    explain: '有人喊了，但算式得不到目标数时怎么办。',
    values: { refuse: '不能喊', 'lose-turn': '失去这个回合', 'minus-five': '失去回合并扣5分' },
  },
  referee: {
    label: '谁检查算式',
    explain: 'Cardinal 马上检查每次喊牌，或者由其他人在下一个人行动之前提出怀疑，那时要亮出手牌。',
    values: { engine: 'Cardinal 检查', table: '大家自己' },
  },
  declareAfterDraw: { label: '换牌后也能喊', explain: '放下一张牌之后，在回合结束时也可以喊“Numsense！”。' },
  stalemate: {
    label: '没有人喊的时候',
    explain: '没有人喊时一局什么时候结束：那时所有手牌都计分。',
    values: { second: '抽牌堆第二次空了', first: '抽牌堆第一次空了', off: '只要有人抽牌就不结束' },
  },
  wholeNumbersOnly: { label: '只用整数', explain: '算式的每一步都要是整数：不能用 7 ÷ 2。' },
  wildPoints: {
    label: '特殊牌的分数',
    explain: '达到目标时，一张特殊牌值多少分。',
    values: { value: '它代表的数', zero: '不得分' },
  },
  discardWild: {
    label: '使用交换牌',
    explain: '换牌是额外的，还是算一个回合。算一个回合时，可以等到你的下一个回合。',
    values: { free: '额外的', 'whole-turn': '算整个回合' },
  },
  autoBest: { label: '替大家找最好的算式', explain: '一局结束时 Cardinal 为每手牌找出最好的算式，谁都不用写。' },
  deck: { label: '牌组', explain: '有哪些牌、各有几张：0到99的数字和四种特殊牌。' },
  seatTime: { label: '给某位玩家更多时间', explain: '这里没有单独的钟：想多久都可以，“和时间赛跑”的钟是大家的。' },
  seatRange: {
    label: '某位玩家自己的牌',
    explain: '发给这位玩家的牌和抽的牌都来自自己的一副牌：数字不超过这个数，还有特殊牌。目标对所有人都一样。',
  },
};
