// The patterns of backs, each as one path of thin lines over a box. Every pattern is its own mirror under a half turn about
// the middle of the box, so that a back never tells which way a card is held.
import type { Box } from '../geometry/paper.ts';
import { discPath, linesPath, n } from '../drawing/shapes.ts';
import type { Pattern } from './card-art.ts';

/** A pattern over a box: outlines to be stroked, and how thick. */
export interface PatternArt {
  readonly d: string;
  readonly width: number;
}

/** The pattern; a thin one where ink is saved. */
export function drawPattern(pattern: Pattern, box: Box, inkSaver: boolean): PatternArt {
  const d = DRAW[pattern](box);
  return { d, width: inkSaver ? 0.12 : 0.5 };
}

type Segment = readonly [number, number, number, number];

const DRAW: Readonly<Record<Pattern, (box: Box) => string>> = {
  lattice: (box) => linesPath([...slanted(box, 4, 1), ...slanted(box, 4, -1)]),
  checks: (box) =>
    linesPath(
      cells(box, 5)
        .filter(([x, y]) => evenCell(x, y, box, 5))
        .flatMap(([x, y]) => hatch(x, y, 5)),
    ),
  bars: (box) =>
    linesPath(
      steps(box.h, 3.4).flatMap((dy): Segment[] => [
        [box.x, mid(box).y + dy - 0.5, box.x + box.w, mid(box).y + dy - 0.5],
        [box.x, mid(box).y + dy + 0.5, box.x + box.w, mid(box).y + dy + 0.5],
      ]),
    ),
  bricks: (box) => bricks(box),
  dots: (box) =>
    centres(box, 4.2)
      .map(([x, y]) => discPath(x, y, 0.9))
      .join(''),
  rings: (box) =>
    centres(box, 7)
      .map(([x, y]) => discPath(x, y, 2.9) + discPath(x, y, 1.5))
      .join(''),
  plus: (box) =>
    linesPath(
      centres(box, 5).flatMap(([x, y]): Segment[] => [
        [x - 1.5, y, x + 1.5, y],
        [x, y - 1.5, x, y + 1.5],
      ]),
    ),
  stars: (box) =>
    linesPath(
      centres(box, 6).flatMap(([x, y]): Segment[] =>
        [0, 60, 120].map((degrees): Segment => {
          const [dx, dy] = [2 * Math.cos((degrees * Math.PI) / 180), 2 * Math.sin((degrees * Math.PI) / 180)];
          return [x - dx, y - dy, x + dx, y + dy];
        }),
      ),
    ),
  arrows: (box) => zigzag(box),
  waves: (box) => waves(box),
};

function mid(box: Box): { readonly x: number; readonly y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Multiples of `step` about 0 that stay inside a length. */
function steps(length: number, step: number): number[] {
  const most = Math.floor((length / 2 - step / 3) / step);
  return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * step);
}

/** A grid of points about the middle, well inside the box. */
function centres(box: Box, step: number): (readonly [number, number])[] {
  const { x, y } = mid(box);
  const inside = { w: box.w - step / 2, h: box.h - step / 2 };
  return steps(inside.h, step).flatMap((dy) => steps(inside.w, step).map((dx) => [x + dx, y + dy] as const));
}

/** Parallel lines at 45 degrees through the middle, cut off at the box. */
function slanted(box: Box, step: number, slope: 1 | -1): Segment[] {
  const { x: cx, y: cy } = mid(box);
  const [hw, hh] = [box.w / 2, box.h / 2];
  return steps(2 * (hw + hh), step * Math.SQRT2).flatMap((shift): Segment[] => {
    // The line y = slope · x + shift about the middle.
    const from = Math.max(-hw, slope === 1 ? -hh - shift : shift - hh);
    const to = Math.min(hw, slope === 1 ? hh - shift : shift + hh);
    return from >= to ? [] : [[cx + from, cy + slope * from + shift, cx + to, cy + slope * to + shift]];
  });
}

function cells(box: Box, side: number): (readonly [number, number])[] {
  const { x, y } = mid(box);
  return steps(box.h - side, side).flatMap((dy) => steps(box.w - side, side).map((dx) => [x + dx, y + dy] as const));
}

function evenCell(x: number, y: number, box: Box, side: number): boolean {
  const { x: cx, y: cy } = mid(box);
  return Math.abs(Math.round((x - cx) / side) + Math.round((y - cy) / side)) % 2 === 0;
}

function hatch(x: number, y: number, side: number): Segment[] {
  return [-2, -1, 0, 1, 2].map((i): Segment => [x - side / 2, y + (i * side) / 5, x + side / 2, y + (i * side) / 5]);
}

function bricks(box: Box): string {
  const { x: cx, y: cy } = mid(box);
  const [w, h] = [9, 4.5];
  const rows = steps(box.h, h);
  const level = rows.map((dy): Segment => [box.x, cy + dy, box.x + box.w, cy + dy]);
  // Joints of a row sit half a brick beside those of the next; rows above and below the middle are turned copies.
  const joints = rows.slice(0, -1).flatMap((dy, row) => {
    const beside = row % 2 === 0 ? w / 4 : -w / 4;
    return steps(box.w + 2 * w, w)
      .map((dx) => cx + dx + beside)
      .filter((x) => Math.abs(x - cx) < box.w / 2 - 1)
      .map((x): Segment => [x, cy + dy, x, cy + dy + h]);
  });
  return linesPath([...level, ...joints]);
}

function zigzag(box: Box): string {
  const { x: cx, y: cy } = mid(box);
  const half = steps(box.h - 6, 4.5).filter((dy) => dy < 0);
  const width = Math.floor(box.w / 2 / 6) * 6;
  const chevrons = (dy: number, up: 1 | -1): string => {
    let d = `M${n(cx - width)} ${n(cy + dy)}`;
    for (let x = -width; x < width; x += 6) d += `l3 ${n(-3 * up)}l3 ${n(3 * up)}`;
    return d;
  };
  return half.map((dy) => chevrons(dy, 1) + chevrons(-dy, -1)).join('');
}

function waves(box: Box): string {
  const { x: cx, y: cy } = mid(box);
  const width = Math.floor(box.w / 2 / 6) * 6;
  // A sine about the middle is its own half turn.
  return steps(box.h - 3, 3.2)
    .map((dy) => {
      let d = `M${n(cx - width)} ${n(cy + dy)}`;
      for (let x = -width; x < width; x += 6) d += 'c1.5 -2 1.5 -2 3 0c1.5 2 1.5 2 3 0';
      return d;
    })
    .join('');
}
