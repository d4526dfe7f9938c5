// Single cards, looked at as pixels: heights of corner signs, safe zone, backs that can be turned (P13 to P18).
import { describe, expect, it } from 'vitest';
import { houseFonts } from '../node.ts';
import { CARD_SIZES, SAFE } from '../geometry/paper.ts';
import { correlation, greyOf } from '../testing/pixels.ts';
import type { Raster } from '../testing/poppler.ts';
import { INDEX_SIZES, INKS, PATTERNS, type BackArt } from './card-art.ts';
import { drawBack } from './draw-back.ts';
import { drawFace } from './draw-face.ts';
import { needsBar, turnedOver } from './turned.ts';

const fonts = houseFonts();
const size = CARD_SIZES['poker-eu'];
const style = { index: 'standard', inkSaver: false } as const;
const back = (pattern: (typeof PATTERNS)[number], over: Partial<BackArt> = {}) =>
  drawBack({ id: pattern, alt: '', pattern, word: `Deck ${pattern}`, ...over }, size, style, fonts);

/** Top and bottom of the ink in a box of a picture, in mm from the box's top. */
function inkRows(
  { pixels, width, dpi }: Raster,
  [x, y, w, h]: readonly [number, number, number, number],
): [number, number] {
  const px = (mm: number): number => Math.round((mm * dpi) / 25.4);
  const rows: number[] = [];
  for (let row = px(y); row < px(y + h); row++) {
    for (let at = px(x); at < px(x + w); at++) {
      if ((pixels[row * width + at] ?? 255) < 128) {
        rows.push(row);
        break;
      }
    }
  }
  return [((rows[0] ?? 0) * 25.4) / dpi, (((rows.at(-1) ?? 0) + 1) * 25.4) / dpi];
}

describe('fronts', () => {
  it.each(INDEX_SIZES)('P17 the %s sign is as high as promised, in both corners, inside the safe zone', (index) => {
    const least = { standard: 6.3, jumbo: 12.7, large: 15.9 }[index];
    const shapes = drawFace({ id: '17', alt: '17', index: '17' }, size, { ...style, index }, fonts, 0);
    const picture = greyOf(shapes, fonts, { x: 0, y: 0, ...size }, 600);
    const [top, bottom] = inkRows(picture, [0, 0, 30, least + 6]);
    expect(bottom - top).toBeGreaterThanOrEqual(least);
    expect(top).toBeGreaterThanOrEqual(SAFE);
    const [upper, lower] = inkRows(picture, [size.w - 30, size.h - least - 6, 30, least + 6]);
    expect(lower - upper).toBeGreaterThanOrEqual(least);
    expect(size.h - lower).toBeGreaterThanOrEqual(SAFE);
  });

  it('P17 a very large corner with its bar keeps 3 mm from the number in the middle', () => {
    const art = { id: '9', alt: '9', index: '9', underline: true, dots: 9 };
    const shapes = drawFace(art, size, { ...style, index: 'large' }, fonts, 0);
    const picture = greyOf(shapes, fonts, { x: 0, y: 0, ...size }, 300);
    const corner = inkRows(picture, [0, 0, 14, 30]);
    const middle = inkRows(picture, [24, 0, 16, 60]);
    expect(corner[1]).toBeGreaterThan(22);
    expect(middle[0] - corner[1]).toBeGreaterThanOrEqual(3);
    // It is still there, and still larger than the corner.
    expect(middle[1] - middle[0]).toBeGreaterThan(16.3 * 1.05);
  });

  it('P16 whatever becomes another number of the deck upside down stands on a bar', () => {
    const hundred = new Set(Array.from({ length: 100 }, (_, i) => String(i)));
    const bars = [...hundred].filter((one) => needsBar(one, hundred));
    const pairs = [...hundred].filter((one) => {
      const turned = turnedOver(one);
      return turned !== null && turned !== one && hundred.has(turned);
    });
    expect(bars).toEqual(pairs);
    expect(bars).toEqual(['6', '9', '16', '18', '19', '61', '66', '68', '81', '86', '89', '91', '98', '99']);
    for (const same of ['11', '69', '88', '96']) expect(needsBar(same, hundred)).toBe(false);
    // To 25 only 6 and 9 can be mistaken.
    const low = new Set([...hundred].slice(0, 26));
    expect([...low].filter((one) => needsBar(one, low))).toEqual(['6', '9']);
  });

  it('P13 text reaches 4.5 : 1 and shapes 3 : 1 on white', () => {
    const light = (hex: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (hex: string, ground = INKS.paper): number => (light(ground) + 0.05) / (light(hex) + 0.05);
    for (const ink of ['ink', 'red', 'blue', 'green', 'grey', 'back'] as const) {
      expect(contrast(INKS[ink])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(INKS.ink, INKS.tint as never)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(INKS.dot)).toBeGreaterThanOrEqual(3);
  });
});

describe('backs', () => {
  const view = { x: 0, y: 0, ...size };

  it.each(PATTERNS)('P14 %s looks the same turned round', (pattern) => {
    const picture = greyOf(back(pattern), fonts, view, 150);
    const turned = { ...picture, pixels: picture.pixels.slice().reverse() };
    // Edges may be rounded to the other grey; a pixel that changes sides is a difference.
    const different = picture.pixels.filter((value, i) => Math.abs(value - (turned.pixels[i] ?? 0)) > 127).length;
    expect(different / picture.pixels.length).toBeLessThan(0.001);
    expect(correlation(picture, turned)).toBeGreaterThan(0.98);
  });

  it('P15 any two patterns differ in grey, in word and in edge stripe', () => {
    const pictures = PATTERNS.map((pattern) => greyOf(back(pattern), fonts, view, 100));
    for (const [i, one] of pictures.entries())
      for (const [j, other] of pictures.entries())
        if (i < j) expect(correlation(one, other), `${PATTERNS[i]} ${PATTERNS[j]}`).toBeLessThan(0.5);
  });

  it('P18 nothing stands within 3.175 mm of the trim', () => {
    for (const pattern of PATTERNS) {
      const picture = greyOf(back(pattern, { letter: 'U' }), fonts, view, 300);
      const inset = Math.floor((SAFE * 300) / 25.4);
      for (const [i, value] of picture.pixels.entries()) {
        const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
        const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y);
        if (edge < inset && value !== 255) expect.fail(`${pattern} at ${x}, ${y}`);
      }
    }
  });
});

it('P9 a sign that the font has not is an error', () => {
  expect(() => drawFace({ id: 'x', alt: 'x', index: '★' }, size, style, fonts, 0)).toThrow('missing-glyph');
});

it('P18 a tinted card without bleed keeps its tint inside the safe zone, with bleed the tint bleeds', () => {
  const art = { id: 'wild', alt: 'wild', name: 'Wild', tint: true };
  const around = { x: -3, y: -3, w: size.w + 6, h: size.h + 6 };
  /** How many mm of paper the picture has left of its tint, along the middle. */
  const whiteBeside = (bleed: number): number => {
    const { pixels, width, height } = greyOf(drawFace(art, size, style, fonts, bleed), fonts, around, 254);
    const row = [...pixels.subarray(Math.floor(height / 2) * width, Math.floor(height / 2) * width + width / 2)];
    return row.findIndex((grey) => grey < 255) / 10;
  };
  expect(whiteBeside(0) - 3).toBeGreaterThanOrEqual(SAFE - 0.1);
  expect(whiteBeside(0) - 3).toBeLessThan(SAFE + 0.2);
  expect(whiteBeside(3)).toBe(0);
});
