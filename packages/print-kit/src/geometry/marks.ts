// Crop marks: short lines on all four sides of the grid, at every edge of a card, off the cards and off the paper's edge.
import type { Slot } from './layout.ts';
import { MARK_MARGIN, PAGE_MARGIN, type Box, type Size } from './paper.ts';

/** A straight line in mm. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Between a card and its mark. */
const OFF = 1;
/** The longest mark. */
const LONGEST = 4;
/** 0.25 pt in mm. */
export const MARK_WIDTH = 0.088;
/** The line of text beside the cards needs this much, and marks leave it. */
const TEXT_DEEP = 2.7;

/** Where the line of text stands: above the cards or beside them, whichever margin is wider. */
export function textAxis(cards: Box): 'above' | 'beside' {
  return cards.y >= cards.x ? 'above' : 'beside';
}

/** How far from the paper's edge the marks of an axis begin, for cards whose trim begins at `first`. */
export function marksBegin(first: number, bleed: number, hasText: boolean): number {
  return Math.max(hasText ? PAGE_MARGIN + TEXT_DEEP : MARK_MARGIN, first - offOf(bleed) - LONGEST);
}

const offOf = (bleed: number): number => Math.max(OFF, bleed + 0.5);

/** The marks for the cards of one side. `hairlines` draws each cut over the whole sheet instead. */
export function cropMarks(slots: readonly Slot[], paper: Size, bleed: number, hairlines: boolean): Line[] {
  if (slots.length === 0) return [];
  const xs = edges(slots.flatMap(({ x, w }) => [x, x + w]));
  const ys = edges(slots.flatMap(({ y, h }) => [y, y + h]));
  const text = textAxis({ x: xs[0] ?? 0, y: ys[0] ?? 0, w: 0, h: 0 });
  const across = ends(xs, paper.w, bleed, text === 'beside');
  const down = ends(ys, paper.h, bleed, text === 'above');
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

function ends(cuts: readonly number[], length: number, bleed: number, hasText: boolean) {
  const [from, to] = [Math.min(...cuts), Math.max(...cuts)];
  return {
    before: from - offOf(bleed),
    after: to + offOf(bleed),
    first: marksBegin(from, bleed, hasText),
    last: length - marksBegin(length - to, bleed, hasText),
  };
}

/** Where two cards share a cut it is marked once. */
function edges(all: readonly number[]): number[] {
  return [...new Set(all.map((one) => Math.round(one * 1e6) / 1e6))].sort((a, b) => a - b);
}
