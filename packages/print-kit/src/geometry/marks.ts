// Crop marks: short lines on all four sides of the grid, at every edge of a card, off the cards and off the paper's edge.
import type { Slot } from './layout.ts';
import { MARK_MARGIN, type Size } from './paper.ts';

/** A straight line in mm. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Between a card and its mark. */
const OFF = 1;
/** The longest mark. */
const LONGEST = 4;
/** 0.25 pt in mm. */
export const MARK_WIDTH = 0.088;

/** The marks for the cards of one side. `hairlines` draws each cut over the whole sheet instead. */
export function cropMarks(slots: readonly Slot[], paper: Size, bleed: number, hairlines: boolean): Line[] {
  if (slots.length === 0) return [];
  const xs = edges(slots.flatMap(({ x, w }) => [x, x + w]));
  const ys = edges(slots.flatMap(({ y, h }) => [y, y + h]));
  const off = Math.max(OFF, bleed + 0.5);
  const across = ends(xs, paper.w, off);
  const down = ends(ys, paper.h, off);
  if (hairlines) {
    return [
      ...xs.map((x): Line => [x, down.first, x, down.last]),
      ...ys.map((y): Line => [across.first, y, across.last, y]),
    ];
  }
  return [
    ...xs.flatMap((x): Line[] => [
      [x, down.first, x, down.before],
      [x, down.after, x, down.last],
    ]),
    ...ys.flatMap((y): Line[] => [
      [across.first, y, across.before, y],
      [across.after, y, across.last, y],
    ]),
  ];
}

function ends(cuts: readonly number[], length: number, off: number) {
  const before = Math.min(...cuts) - off;
  const after = Math.max(...cuts) + off;
  return {
    before,
    after,
    first: Math.max(MARK_MARGIN, before - LONGEST),
    last: Math.min(length - MARK_MARGIN, after + LONGEST),
  };
}

/** Where two cards share a cut it is marked once. */
function edges(all: readonly number[]): number[] {
  return [...new Set(all.map((one) => Math.round(one * 1e6) / 1e6))].sort((a, b) => a - b);
}
