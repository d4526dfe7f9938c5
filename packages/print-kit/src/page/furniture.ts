// What stands on a sheet beside its cards: title and instruction along the roomier margin, check rulers on the other side.
import type { Fonts } from '../fonts/fonts.ts';
import { MARK_WIDTH, marksBegin, textAxis } from '../geometry/marks.ts';
import { INCH, PAGE_MARGIN, type Box, type Size } from '../geometry/paper.ts';
import { shift, type Matrix } from '../drawing/matrix.ts';
import { group, linesPath, type Shape } from '../drawing/shapes.ts';
import { line, fitSize } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';

/** Two strips in opposite margins, `long` × `deep` mm; text in them stands upright for someone who turns the paper. */
interface Strips {
  readonly first: Matrix;
  readonly second: Matrix;
  readonly long: number;
  readonly deep: number;
}

function stripsBeside(cards: Box, paper: Size, bleed: number): Strips {
  const above = textAxis(cards) === 'above';
  const deep = Math.min(marksBegin(above ? cards.y : cards.x, bleed, true) - PAGE_MARGIN, 8);
  if (above) {
    const first = shift(0, PAGE_MARGIN);
    return { first, second: shift(0, paper.h - PAGE_MARGIN - deep), long: paper.w, deep };
  }
  return {
    first: [0, -1, 1, 0, PAGE_MARGIN, paper.h],
    second: [0, 1, -1, 0, paper.w - PAGE_MARGIN, 0],
    long: paper.h,
    deep,
  };
}

/** The line that names a sheet and says how to print it. */
export function sheetLine(text: string, cards: Box, paper: Size, bleed: number, fonts: Fonts): Shape {
  const { first, long, deep } = stripsBeside(cards, paper, bleed);
  const size = fitSize(fonts, text, 'regular', Math.min(3.1, deep * 0.95), long - 2 * 12);
  return group(first, [line(text, long / 2, size * 0.74, size, { weight: 'regular', anchor: 'middle' })]);
}

/** The rulers of 50 mm and 2 inches. */
export function checkRulers(
  labels: readonly [string, string],
  cards: Box,
  paper: Size,
  bleed: number,
  fonts: Fonts,
): Shape {
  const { second, long, deep } = stripsBeside(cards, paper, bleed);
  const size = Math.min(2.6, deep * 0.85);
  const gap = 2;
  const widths = labels.map((label) => fonts.width(label, 'regular') * size);
  const total = 50 + 2 * INCH + (widths[0] ?? 0) + (widths[1] ?? 0) + 3 * gap + 4;
  const start = (long - total) / 2;
  const next = start + 50 + gap + (widths[0] ?? 0) + gap + 4;
  const y = deep - 1.2;
  return group(second, [
    ruler(start, y, 50, 10),
    line(labels[0], start + 50 + gap, y + size * 0.3, size, { weight: 'regular' }),
    ruler(next, y, 2 * INCH, INCH / 4),
    line(labels[1], next + 2 * INCH + gap, y + size * 0.3, size, { weight: 'regular' }),
  ]);
}

/** A ruler whose outer edges of the end ticks are exactly `length` apart. */
function ruler(x: number, y: number, length: number, step: number): Shape {
  const [from, to] = [x + MARK_WIDTH / 2, x + length - MARK_WIDTH / 2];
  const inner = Array.from({ length: Math.round(length / step) - 1 }, (_, i) => x + (i + 1) * step);
  const d = linesPath([
    [from, y, to, y],
    [from, y - 1.2, from, y + 1.2],
    [to, y - 1.2, to, y + 1.2],
    ...inner.map((tick) => [tick, y - 0.6, tick, y] as const),
  ]);
  return { kind: 'path', d, stroke: INKS.ink, width: MARK_WIDTH };
}
