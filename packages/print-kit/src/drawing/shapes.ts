// What can be drawn on paper, as data: paths, lines of text, and groups of them. One drawing goes to PDF, SVG and pixels
// alike. All lengths in mm, y downwards; text stands on its baseline.
import type { Box } from '../geometry/paper.ts';
import type { Matrix } from './matrix.ts';

/** The weights of the house's font on paper. */
export const WEIGHTS = ['regular', 'bold'] as const;
/** One of {@link WEIGHTS}. */
export type Weight = (typeof WEIGHTS)[number];

/** Filled or stroked outlines; `d` is written as in SVG. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Lengths of strokes and gaps. */
  readonly dash?: readonly [number, number];
  /** Round ends and corners of strokes. */
  readonly round?: boolean;
  /** An area inside another is a hole. */
  readonly evenOdd?: boolean;
}

/** One line of text. `size` is the font size in mm. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
}

/** Shapes moved together, and cut off at `clip` if given (in the group's own measure). */
export interface GroupShape {
  readonly kind: 'group';
  readonly matrix: Matrix;
  readonly shapes: readonly Shape[];
  readonly clip?: Box;
  /** From where to where it lies on the page, for what keeps its own left and right when the page changes sides. */
  readonly whole?: { readonly from: number; readonly to: number };
}

/** Anything that can be drawn. */
export type Shape = PathShape | TextShape | GroupShape;

/** Shapes moved together. */
export function group(matrix: Matrix, shapes: readonly Shape[], clip?: Box): GroupShape {
  return clip ? { kind: 'group', matrix, shapes, clip } : { kind: 'group', matrix, shapes };
}

/** A box as an outline, with round corners if wished. */
export function boxPath({ x, y, w, h }: Box, r = 0): string {
  const [X, Y, W, H] = [n(x), n(y), n(w), n(h)];
  if (r === 0) return `M${X} ${Y}h${W}v${H}h${n(-w)}z`;
  const [a, iw, ih] = [`a${n(r)} ${n(r)} 0 0 1`, n(w - 2 * r), n(h - 2 * r)];
  return `M${n(x + r)} ${Y}h${iw}${a} ${n(r)} ${n(r)}v${ih}${a} ${n(-r)} ${n(r)}h${n(2 * r - w)}${a} ${n(-r)} ${n(-r)}v${n(2 * r - h)}${a} ${n(r)} ${n(-r)}z`;
}

/** Straight lines as one path. */
export function linesPath(lines: readonly (readonly [number, number, number, number])[]): string {
  return lines.map(([x1, y1, x2, y2]) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`).join('');
}

/** A full disc as an outline. */
export function discPath(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** A number as paths write it: a hundred-thousandth of a mm is finer than any paper. */
export function n(x: number): string {
  return String(Math.round(x * 1e5) / 1e5 || 0);
}
