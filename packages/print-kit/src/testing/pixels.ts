// Drawings as grey pixels, for tests that look at a single card.
import { Resvg } from '@resvg/resvg-js';
import { toSvg } from '../drawing/svg.ts';
import type { Shape } from '../drawing/shapes.ts';
import type { Fonts } from '../fonts/fonts.ts';
import type { Box } from '../geometry/paper.ts';
import type { Raster } from './poppler.ts';

/** A part of a drawing on white. */
export function greyOf(shapes: readonly Shape[], fonts: Fonts, view: Box, dpi: number): Raster {
  const svg = toSvg(shapes, fonts, view, { pixels: Math.round((view.w * dpi) / 25.4), ground: '#ffffff' });
  const image = new Resvg(svg, { background: '#ffffff', font: { loadSystemFonts: false } }).render();
  const colours = image.pixels;
  const pixels = new Uint8Array(image.width * image.height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = Math.round(
      0.299 * (colours[at] ?? 0) + 0.587 * (colours[at + 1] ?? 0) + 0.114 * (colours[at + 2] ?? 0),
    );
  }
  return { width: image.width, height: image.height, dpi, pixels };
}

/** How alike two pictures of one size are: 1 the same, 0 nothing in common. */
export function correlation(one: Raster, other: Raster): number {
  const n = Math.min(one.pixels.length, other.pixels.length);
  const mean = ({ pixels }: Raster): number => pixels.subarray(0, n).reduce((sum, value) => sum + value, 0) / n;
  const [a, b] = [mean(one), mean(other)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [x, y] = [(one.pixels[i] ?? 0) - a, (other.pixels[i] ?? 0) - b];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}
