// Lines: none is too wide, no word is lost, and Chinese breaks where a reader expects it.
import { describe, expect, it } from 'vitest';
import { houseFonts } from '../node.ts';
import { wrap } from './text.ts';

const WIDTH = 30;
const SIZE = 4;

describe('lines of text', () => {
  it.each([
    ['en', 'Make the number in the ring. Use every card once, with + − × ÷ and brackets.'],
    ['ar', 'كوّن العدد الهدف بكل الأوراق التي معك. \u206610: (7 × 2) − 4\u2069 ثم 13 نقطة.'],
    ['zh', '先拿一张牌：抽牌堆最上面的，或弃牌堆最上面的。喊“Break in！”的人得到（那张）牌。'],
  ])('fit and keep every sign: %s', (lang, text) => {
    const fonts = houseFonts(lang);
    const lines = wrap(fonts, text, 'regular', SIZE, WIDTH);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(fonts.width(line, 'regular') * SIZE).toBeLessThanOrEqual(WIDTH);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('no line of Chinese begins with a stop or ends with an opening sign', () => {
    const text = '你好，“好”（好）。我们玩，再玩。'.repeat(6);
    for (let width = 12; width < 30; width++) {
      for (const line of wrap(houseFonts('zh'), text, 'regular', SIZE, width)) {
        expect(line).not.toMatch(/^[，。”）]/u);
        expect(line).not.toMatch(/[“（]$/u);
      }
    }
  });

  it('an isolated sum is not torn', () => {
    const lines = wrap(houseFonts('ar'), 'نعم \u20661 + 2 + 3\u2069 نعم', 'regular', SIZE, 8);
    expect(lines).toContain('\u20661 + 2 + 3\u2069');
  });
});
