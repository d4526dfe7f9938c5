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

/** The furthest a printer may be off, in mm and degrees: what is more is a slip of the pen. */
export const OFFSET_MOST = { shift: 20, angle: 5 } as const;

/** An offset as people write it: right, up and turn, between commas, semicolons or spaces; the turn may be left out, and an empty line is none. Between semicolons a comma is a decimal sign. Null for anything else and for what is further than {@link OFFSET_MOST}. */
export function readOffset(text: string): PrinterOffset | null {
  const written = text.replaceAll('−', '-').trim();
  if (written === '') return NO_OFFSET;
  const parts = written.includes(';') ? written.replaceAll(',', '.').split(/\s*;\s*/u) : written.split(/\s*,\s*|\s+/u);
  const [dx = NaN, dy = NaN, angle = 0] = parts.map((part) =>
    /^[+-]?(\d+\.?\d*|\.\d+)$/.test(part) ? Number(part) : NaN,
  );
  const shift = Math.max(Math.abs(dx), Math.abs(dy));
  // Written so that what is no number does not fit either.
  const fits = parts.length <= 3 && shift <= OFFSET_MOST.shift && Math.abs(angle) <= OFFSET_MOST.angle;
  return fits ? { dx, dy, angle } : null;
}

/** Moves a back page: turned about the middle of the paper, then shifted. */
export function offsetMatrix({ dx, dy, angle }: PrinterOffset, paper: Size): Matrix {
  const [a, b, c, d, e, f] = turnAbout(angle, paper.w / 2, paper.h / 2);
  return [a, b, c, d, e + dx, f + dy];
}
