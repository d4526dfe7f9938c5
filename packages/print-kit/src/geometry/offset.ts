// The printer's own fault, measured once on the calibration page and taken out of every back: fronts never move.
import { turnAbout, type Matrix } from '../drawing/matrix.ts';
import type { Size } from './paper.ts';

/** How far backs are moved to meet their fronts, as seen on the back: mm to the right, mm down, degrees clockwise. On the calibration page, held against the light, that is how far the cross lies to the right and up, and how far it is turned clockwise. */
export interface PrinterOffset {
  readonly dx: number;
  readonly dy: number;
  readonly angle: number;
}

/** A printer without fault. */
export const NO_OFFSET: PrinterOffset = { dx: 0, dy: 0, angle: 0 };

/** Moves a back page: turned about the middle of the paper, then shifted. */
export function offsetMatrix({ dx, dy, angle }: PrinterOffset, paper: Size): Matrix {
  const [a, b, c, d, e, f] = turnAbout(angle, paper.w / 2, paper.h / 2);
  return [a, b, c, d, e + dx, f + dy];
}
