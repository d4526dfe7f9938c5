// Where the back of a card goes so that it lies behind its front: turning the paper over an edge, or folding it. Pure
// geometry in mm, the one truth for files, previews and tests.
import type { Slot, Turn } from './layout.ts';
import type { Size } from './paper.ts';

/** How a sheet becomes two-sided. Edges are those of the paper as it lies: `long` of an upright sheet is its side. */
export type Fold =
  | { readonly kind: 'turn-over'; readonly edge: 'long' | 'short' }
  | { readonly kind: 'fold'; readonly along: 'x' | 'y'; readonly at: number };

/** The place of the back of the card in `front`. */
export function backOf(front: Slot, paper: Size, fold: Fold): Slot {
  return mirrored(front, axisOf(paper, fold));
}

type Axis = { readonly upright: boolean; readonly twice: number };

function axisOf(paper: Size, fold: Fold): Axis {
  if (fold.kind === 'fold') return { upright: fold.along === 'y', twice: 2 * fold.at };
  // The side of an upright sheet is its long edge, that of a landscape sheet its short one.
  const upright = (fold.edge === 'long') === paper.h >= paper.w;
  return { upright, twice: upright ? paper.w : paper.h };
}

function mirrored({ x, y, w, h, turn }: Slot, { upright, twice }: Axis): Slot {
  return upright
    ? { x: twice - x - w, y, w, h, turn: turned(-turn) }
    : { x, y: twice - y - h, w, h, turn: turned(180 - turn) };
}

function turned(degrees: number): Turn {
  return (((degrees % 360) + 360) % 360) as Turn;
}
