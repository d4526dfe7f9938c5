// The house rules of Addition Mania in Chinese.
import type { Wording } from '@cardinal/words';
import type { optionsEn } from './options-en.ts';

/** A name and one line for every option. */
export const optionsZh: Wording<typeof optionsEn> = {
  consolation: { label: '第二接近也得分', explain: '有人猜得正好时，下一个最接近的也得分。' },
  showLeftovers: { label: '亮出剩下的牌', explain: '发完牌剩下的牌亮给大家看。' },
  memoryMode: { label: '记忆玩法', explain: '以前各轮的牌不能再看。' },
  guessTimer: { label: '猜的秒数', explain: '每一轮有多久。0表示不限时间。' },
  deck: { label: '牌组', explain: '你们玩的牌：一副52张，A算1，J、Q、K算11。' },
  seatTime: { label: '给某位玩家更多时间', explain: '这位玩家的猜数时间是平常的几倍。大家会等时间更多的人。' },
  seatRange: { label: '某位玩家自己的牌', explain: '猜的是所有人牌的总和，所以这里所有牌都来自同一副。' },
};
