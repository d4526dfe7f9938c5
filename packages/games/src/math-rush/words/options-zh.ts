// The house rules of Math Rush in Chinese.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsZh: Wording<typeof optionsEn> = {
  minutes: {
    label: '一场的时间',
    explain: '盒子上写三分钟。选适合你们的；结果会写明你们用的时间。',
    values: { '3': '3分钟', off: '不计时', '1': '1分钟', '6': '6分钟', '10': '10分钟', '30': '30分钟' },
  },
  plays: { label: '一场的牌数', explain: '一场不看时间，摆了这么多张牌就结束。74张和三分钟一样难。0表示按时间。' },
  referee: {
    label: '谁检查',
    explain: '错误会留到比赛后检查，或者 Cardinal 拒绝放错的牌，并说明原因。',
    values: { table: '玩家', engine: 'Cardinal 检查' },
  },
  fillGaps: { label: '补空位', explain: '帮助拿走牌的地方可以再放一张。' },
  helpOnCompleted: { label: '帮助可用于完成的目标', explain: '帮助可以从完成的目标里拿牌，让它重新打开。' },
  autoDraw: { label: '自动抽牌', explain: '你一摆牌就来一张新的。' },
  swapScoreTables: { label: '交换评分表', explain: '规则书可能把一个人和几个人的评分表印反了。' },
  noAdvanced: { label: '不用难的牌', explain: '年纪小的玩家不用比较难的牌和目标。' },
  freeHelp: { label: '帮助不限', explain: '年纪小的玩家随时可以丢牌。没用的帮助不加分。' },
  oneGoal: { label: '一次一个目标', explain: '最小的玩家只做一个目标，可以移动上面的牌。' },
  noTimer: { label: '不用计时', explain: '最小的玩家不用时钟。' },
  deck: { label: '牌组', explain: '数字牌和目标。印刷版的没有公开：这些是我们做的。' },
  seatTime: {
    label: '给某位玩家更多时间',
    explain: '比赛的钟是全队的，没有人有单独的时间：可以在自定规则里选更长的比赛，或不计时。',
  },
  seatRange: {
    label: '某位玩家自己的牌',
    explain: '发给这位玩家的牌和抽的牌都来自自己的一副牌：得数不超过这个数，没有难的牌。',
  },
};
