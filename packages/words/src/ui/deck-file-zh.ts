// Chinese messages of deck files that cannot be read. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What is said in Chinese of a deck file and its faults. */
export const deckFileZh: PageWords['deckFile'] = {
  bad: '这个文件里没有这个游戏能用的牌组。',
  deck: '牌组',
  card: { cards: (at) => `第${at}张牌`, numbers: (at) => `第${at}张数字牌`, goals: (at) => `第${at}个目标` },
  comma: '，',
  or: '或者',
  code: (text) => text,
  at: (place, what) => `${place}：${what}`,
  notJson: (line) => (line === null ? '这个文件不是正确的 JSON。' : `这个文件不是正确的 JSON：请看第${line}行。`),
  otherFile: (field, found, wanted) => `文件：${field}写的是${found}，应该是${wanted}。`,
  missing: (wanted) => `缺少这一项。可以写${wanted}。`,
  unknown: (known) => `这里没有叫这个名字的。名字有${known}。`,
  value: (found, wanted) => `写的是${found}。可以写${wanted}。`,
  length: (found, wanted) => `列表里有${found}项。可以写${wanted}。`,
  twice: (found) => `${found}在列表里已经有了，只能出现一次。`,
  total: (found, most) => `牌组：${found}张牌太多了，最多${most}张。`,
  more: (faults) => `还有${faults}处错误。`,
  whole: (least, most) => `${least}到${most}的整数`,
  oneOf: (values) => `${values}中的一个`,
  text: (most) => `最多${most}个字符的文字`,
  letters: (of) => `${of}中的字母，每个最多一次`,
  flag: 'true 或者 false',
  list: (least, most) => `${least}到${most}项的列表`,
  fields: (names) => `花括号，里面有${names}`,
};
