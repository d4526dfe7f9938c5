// Chinese messages of the shell: what is said before and around a match. Short words: a child of eight reads them.
import { namesZh } from './names-zh.ts';
import type { UiWords } from './ui-words.ts';

/** What the shell says in Chinese. */
export const uiZh: UiWords = {
  brand: 'Cardinal',
  names: namesZh,
  skip: '跳到正文',
  toHome: '首页',
  table: {
    pageTitle: (game) => `${game} 牌桌`,
    pause: '暂停',
    paused: '已暂停',
    pausedText: '时钟停了。慢慢来。',
    resume: '继续',
    menu: '菜单',
    rules: '规则',
    close: '关闭',
  },
  broken: '这里出错了',
  loading: '请稍等……',
  load: { failed: '加载失败。请检查网络后再试一次。', again: '再试一次' },
};
