// Chinese messages of the settings. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What the settings say in Chinese. */
export const settingsZh: PageWords['settings'] = {
  pageTitle: '设置',
  title: '设置',
  kept: '设置只保存在这台设备上。',
  notKept: '这个浏览器不保存任何东西，所以关闭网页后设置就没了。',
  reset: '恢复到最初的样子',
  groups: { look: '外观', cards: '牌和符号', help: '玩的时候的帮助', play: '玩的方式', keys: '牌桌上的按键' },
  ownKeys: {
    note: '先按输入框，再按你想要的键。退格键可以关掉它。',
    off: '没有',
    usual: '恢复平常的按键',
    acts: { main: '做主要的动作', hand: '到我的牌', acts: '到我能做的事', hint: '要提示', say: '再说一遍现在的情况' },
    problems: {
      page: '网页到处都要用这些键。',
      browser: '浏览器要用这些键。',
      reader: '读屏软件需要这些键：请用 Alt 或 Ctrl 加一个键，或用 F 键。',
      twice: '另一行已经用了这些键。',
    },
    fixed:
      '这些总是可以用：Tab 往下走，方向键在牌之间移动，回车和空格表示按下，Esc 表示关闭。在自己的牌上，数字和符号会写进算式，退格键收回最后一部分。',
    replay:
      '回放对局时：左右方向键一步一步走，Home 和 End 去开头和结尾，空格播放和暂停，Page Up 和 Page Down 去关键时刻。',
  },
  items: {
    theme: {
      label: '明暗',
      explain: '像纸一样亮，或适合晚上的暗色。',
      values: { system: '跟随设备', light: '亮', dark: '暗' },
    },
    motion: {
      label: '动画',
      explain: '牌是滑动过来，还是直接出现。',
      values: { system: '跟随设备', full: '牌会滑动', reduced: '不动' },
    },
    font: {
      label: '字体',
      explain: '每种字体都能分清1和l、6和9；选你读得最顺的。',
      values: { house: '我们的：Atkinson Hyperlegible', system: '设备的字体', wide: '宽字体' },
    },
    spacing: {
      label: '字间距',
      explain: '更宽的间距能帮助一些人阅读。',
      values: { normal: '普通', wide: '宽' },
    },
    contrast: {
      label: '对比度',
      explain: '线条更粗，小字更深。',
      values: { system: '跟随设备', more: '强' },
    },
    textCards: { label: '简单的牌', explain: '只有数字或名字，没有点和图。' },
    signs: {
      label: '乘号和除号',
      explain: '给你看的算式怎么写。',
      values: { language: '按我的语言', cross: '× 和 ÷', dot: '· 和 :', colon: '× 和 :' },
    },
    liveValue: { label: '显示目前的得数', explain: '列算式时显示它现在等于多少。' },
    hints: { label: '提供提示', explain: '一个一步步帮助你的按钮，每按一次多说一点。' },
    confirm: {
      label: '确定前先问',
      explain: '在不能收回的一步之前再问一次。',
      values: { auto: '在触摸屏上', on: '总是', off: '从不' },
    },
    input: {
      label: '出牌的方式',
      explain: '按总是可以，用手指、鼠标或键盘都行。',
      values: { any: '按、打字或拖动', tap: '只用按', type: '按或打字', drag: '按或拖动' },
    },
    keys: { label: '自己的按键', explain: '下面的按键，以及在自己牌上打的字符。Tab、回车和方向键总是可以用。' },
    sound: { label: '声音', explain: '所有游戏里轻轻的声音。没有什么只靠声音说明。' },
    warnings: { label: '时钟提醒', explain: '在剩60、30、10秒时，用颜色和话语提醒。' },
    timeFactor: {
      label: '一个人玩时的时间',
      explain: '牌桌上只有你一个真人时，时间是平常的几倍。对局记录里会写明。',
      values: { '1': '平常的时间', '2': '2倍', '3': '3倍', '5': '5倍', '10': '10倍' },
    },
    pace: {
      label: '电脑的速度',
      explain: '电脑走一步要多久。',
      values: { calm: '像人一样', brisk: '快', instant: '立刻' },
    },
    lang: { label: '语言', explain: '网页和牌上的语言。' },
  },
};
