// What stands on sheets beside the cards in Chinese.
import type { KitWords } from './en.ts';

/** Chinese. */
export const zh: KitWords = {
  sheet: (n, of) => `第${n}张，共${of}张`,
  fronts: (n) => `正面，第${n}张`,
  backs: (n) => `背面，第${n}张`,
  full: '按100%打印，不要“适合页面”。',
  flips: {
    long: '双面打印，沿长边翻转。',
    short: '双面打印，沿短边翻转。',
    fold: '沿虚线折叠，粘好，再剪开。',
    none: '只印一面。',
  },
  millimetres: '50毫米',
  inches: '2英寸',
  spare: '备用牌',
  copy: (n, of) => `${of}张中的第${n}张`,
  calibration: {
    title: '打印机检查',
    front: '正面',
    back: '背面',
    how: [
      '双面打印这一页，沿长边翻转，按100%。先量一量两把尺子。',
      '把纸对着光，这一面朝向你。在中间看背面的十字落在两条刻度的哪里：向右多少毫米，向上多少毫米。向左和向下算负数。',
      '再看右边和左边的十字各低多少。右边减左边，再乘0.36，就是转了多少度。',
      '把三个数填到打印机偏移里：右、上、转。背面就会移到正面的后面。',
    ],
  },
};
