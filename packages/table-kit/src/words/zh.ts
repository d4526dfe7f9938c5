// What the frame of a table says, in Chinese.
import { ZH } from '@cardinal/number';
import { kernelWhyZh } from '@cardinal/words';
import type { FrameWords } from './en.ts';

/** Chinese words of the frame. */
export const frameWordsZh: FrameWords = {
  voice: ZH,
  you: '你',
  scores: '得分',
  player: '玩家',
  log: '经过',
  logEmpty: '发生的事会写在这里。',
  more: '得分和经过',
  others: '玩家',
  acts: '你可以做的事',
  close: '关闭',
  theirTurn: '正在出牌',
  timeLeft: (m, s) => (m > 0 ? `还剩${m}分${s}秒` : `还剩${s}秒`),
  hintsLeft: (left) => (left === 0 ? '没有提示了' : `还有${left}个提示`),
  ownTime: (times) => (times === 0 ? '不限时间' : `${times}倍时间`),
  ownRange: (highest) => `自己的牌最大${highest}`,
  ownPile: '你自己的牌堆',
  noHints: '你的提示都用完了。',
  withoutHints: '这次对局你不用提示。',
  hardness: { impossible: '做不到', hard: '难', medium: '中等', easy: '容易' },
  sure: (act) => `${act}：确定吗？`,
  sureYes: '是',
  sureNo: '再想想',
  noCall: '我不喊',
  nobodyCalls: '没人喊：继续',
  whoCalls: '有人要喊吗？请看明牌。',
  overShoulder: (name) => `你站在${name}身后看。`,
  handOf: (name) => `${name}的牌`,
  away: '不在',
  person: '真人',
  bot: '电脑',
  level: { beginner: '入门电脑', easy: '简单电脑', normal: '普通电脑', expert: '高手电脑' },
  hint: '提示',
  hintMore: '再多说一点',
  hintWhole: '显示完整答案',
  blank: '空格',
  why: kernelWhyZh,
};
