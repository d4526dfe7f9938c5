// The house rules of MathMasters in Chinese.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name, one line that explains, and a name for every value. */
export const optionsZh: Wording<typeof optionsEn> = {
  table: {
    label: '牌桌',
    explain: '小朋友桌适合8到9岁：每人10张牌，只有同数和四张全。',
    values: { standard: '四种都有', young: '小朋友桌' },
  },
  deals: { label: '局数', explain: '玩几局。0表示按规则：3局，四人4局。小朋友桌累了可以玩2局。' },
  firstDealer: {
    label: '谁先发牌',
    explain: '谁第一个发牌。发牌人的下家先出。',
    values: { '0': '1号', '1': '2号', '2': '3号', '3': '4号', random: '随机决定' },
  },
  referee: {
    label: '谁检查乘法',
    explain: '玩家互相检查并喊“乘错了！”，或者 Cardinal 根本不收错的乘法。',
    values: { table: '玩家', engine: 'Cardinal 检查' },
  },
  passIsFinal: { label: '不出就退出', explain: '不出的人退出这一堆。否则轮到你时还可以再出。' },
  bonusPerSet: { label: '每组都有加分', explain: '赢得牌堆的人得到里面每一组的加分，不只是最后一组。' },
  endAtFirstOut: { label: '有人出完就结束', explain: '第一个人出完牌的那一堆之后，这一局结束。否则所有牌都要出完。' },
  allSetsFromRound1: { label: '一开始就能出所有种类', explain: '第一局也可以出乘法和凑十三。' },
  handSize: { label: '手牌张数', explain: '每人几张牌。0表示按规则：16张，四人12张，小朋友桌10张。' },
  deck: { label: '牌组', explain: '有哪些牌：每个数的花色。M是火柴，K是风筝，R是圆环，T是帐篷。' },
  seatTime: { label: '给某位玩家更多时间', explain: '这个游戏不计时：在下一位行动之前都可以喊。' },
  seatRange: {
    label: '某位玩家自己的牌',
    explain: '52张牌全部发出，所以没有人能有自己的一副；小朋友桌对每个人都更容易。',
  },
};
