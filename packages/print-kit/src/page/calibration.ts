// The page that finds out how far a printer puts the back of a sheet from its front: scales in front, crosses behind.
import type { Fonts } from '../fonts/fonts.ts';
import { PAPERS, type PaperName } from '../geometry/paper.ts';
import { discPath, linesPath, type Shape } from '../drawing/shapes.ts';
import { line } from '../drawing/text.ts';
import { INKS } from '../face/card-art.ts';
import { facing } from './facing.ts';
import { flowText, pageOf, titleBlock } from './flow.ts';
import { checkRulers } from './furniture.ts';
import type { KitWords } from '../words/kit-words.ts';
import type { PaperFile } from './page.ts';

/** From the middle to the crosses on the left and right, in mm: 1 mm there is 0.71 degrees. */
const ARM = 80;

/** The file: one sheet, both sides. */
export function calibrationFile(paper: PaperName, lang: string, words: KitWords, fonts: Fonts): PaperFile {
  const size = PAPERS[paper];
  const style = { paper: size, margin: 15, columns: 1, body: 4.2 };
  const { title, how, front, back } = words.calibration;
  const head = titleBlock(title, front, style, fonts);
  const [texts = []] = flowText(
    how.map((text) => ({ tag: 'P', text })),
    { ...style, top: head.bottom + 4 },
    fonts,
  );
  const middle = size.h * 0.62;
  const spots = [-ARM, 0, ARM].map((dx) => [size.w / 2 + dx, middle] as const);
  const scales = spots.flatMap(([x, y]) => scale(x, y));
  const rulers = checkRulers(
    [words.millimetres, words.inches],
    { x: 40, y: 40, w: size.w - 80, h: size.h - 80 },
    size,
    0,
    fonts,
  );
  const crosses: Shape[] = spots.map(([x, y]) => cross(size.w - x, y));
  const behind = titleBlock(title, back, style, fonts);
  return facing({
    name: `printer-check-${paper}`,
    title,
    lang,
    duplex: 'long',
    pages: [
      pageOf(size, front, [...head.blocks, ...texts, { kind: 'artifact', shapes: [...scales, rulers] }]),
      pageOf(size, back, [...behind.blocks, { kind: 'artifact', shapes: crosses }]),
    ],
  });
}

/** Two scales of ±8 mm through a point, a stroke a millimetre, longer ones every five. */
function scale(x: number, y: number): Shape[] {
  const ticks = Array.from({ length: 17 }, (_, i) => i - 8);
  const length = (tick: number): number => (tick % 5 === 0 ? 2.2 : 1.2);
  const d = linesPath([
    [x - 8, y, x + 8, y],
    [x, y - 8, x, y + 8],
    ...ticks.flatMap((tick) => [
      [x + tick, y - length(tick), x + tick, y + length(tick)] as const,
      [x - length(tick), y + tick, x + length(tick), y + tick] as const,
    ]),
  ]);
  const numbers = [-5, 5].flatMap((tick) => [
    line(`${Math.abs(tick)}`, x + tick, y - 3, 2.4, { weight: 'regular', anchor: 'middle' }),
    line(`${Math.abs(tick)}`, x + 3, y + tick + 0.8, 2.4, { weight: 'regular' }),
  ]);
  return [{ kind: 'path', d, stroke: INKS.ink, width: 0.12 }, ...numbers];
}

function cross(x: number, y: number): Shape {
  const d = linesPath([
    [x - 12, y, x + 12, y],
    [x, y - 12, x, y + 12],
  ]);
  return { kind: 'path', d: d + discPath(x, y, 10), stroke: INKS.red, width: 0.3 };
}
