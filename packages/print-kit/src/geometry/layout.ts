// Where cards lie on a sheet: how many to a sheet, upright or turned, with how much bleed. A card is never scaled; where
// the bleed does not fit, fewer cards go on the sheet and the plan says so. All lengths in mm.
import { PAGE_MARGIN, PAPERS, type Box, type CardSizeName, CARD_SIZES, type PaperName, type Size } from './paper.ts';

/** Grids by name: columns, rows, and whether cards lie turned by a quarter. */
const GRIDS = {
  '9up': { columns: 3, rows: 3, turned: false },
  '8up': { columns: 2, rows: 4, turned: true },
  '6up': { columns: 2, rows: 3, turned: true },
  '4up': { columns: 2, rows: 2, turned: false },
} as const;

/** The layouts of a flat sheet, fullest first. */
export const LAYOUTS = ['9up', '8up', '6up', '4up'] as const;
/** One of {@link LAYOUTS}. */
export type LayoutName = (typeof LAYOUTS)[number];

/** How the back of a sheet is made: by turning the paper over its long or short edge, by folding it, or not at all. */
export const FLIPS = ['long', 'short', 'fold', 'none'] as const;
/** One of {@link FLIPS}. */
export type Flip = (typeof FLIPS)[number];

/** Quarter turns of a card on the sheet, clockwise in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** The place of one card: its trimmed box on the paper, and how the card is turned in it. */
export interface Slot extends Box {
  readonly turn: Turn;
}

/** What is asked for. */
export interface PlanWish {
  readonly paper: PaperName;
  readonly card: CardSizeName;
  readonly layout: LayoutName;
  readonly flip: Flip;
  /** On every side of a card, 0 to 5. */
  readonly bleed: number;
}

/** A sheet ready to be filled. */
export interface SheetPlan {
  readonly paper: Size;
  readonly card: Size;
  readonly bleed: number;
  readonly flip: Flip;
  readonly layout: LayoutName;
  /** The layout that was asked for, where it did not fit. */
  readonly instead: LayoutName | null;
  readonly slots: readonly Slot[];
  /** The fold, where there is one: across the paper's width at `at`, or down its height. */
  readonly fold: { readonly along: 'x' | 'y'; readonly at: number } | null;
}

/** Between the cards on both sides of a fold, for the glue. */
const FOLD_GAP = 5;

/** The grid, butted when there is no bleed, centred on both axes; null when it does not fit into the page margin. */
export function gridSlots(paper: Size, card: Size, layout: LayoutName, bleed: number): Slot[] | null {
  const { columns, rows, turned } = GRIDS[layout];
  const [w, h] = turned ? [card.h, card.w] : [card.w, card.h];
  const pitchX = w + 2 * bleed;
  const pitchY = h + 2 * bleed;
  const left = (paper.w - columns * pitchX) / 2;
  const top = (paper.h - rows * pitchY) / 2;
  if (left < PAGE_MARGIN - 1e-9 || top < PAGE_MARGIN - 1e-9) return null;
  const turn = turned ? 90 : 0;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + bleed + (i % columns) * pitchX,
    y: top + bleed + Math.floor(i / columns) * pitchY,
    w,
    h,
    turn,
  }));
}

/** The largest bleed per side that a layout takes on each axis inside the page margin, in mm. */
export function roomForBleed(paper: Size, card: Size, layout: LayoutName): readonly [x: number, y: number] {
  const { columns, rows, turned } = GRIDS[layout];
  const [w, h] = turned ? [card.h, card.w] : [card.w, card.h];
  return [
    (paper.w - 2 * PAGE_MARGIN - columns * w) / (2 * columns),
    (paper.h - 2 * PAGE_MARGIN - rows * h) / (2 * rows),
  ];
}

/** The plan for a wish: the layout asked for, or the next emptier one into which the bleed fits. Throws when not even the emptiest does, which no card and bleed of ours do. */
export function planSheet(wish: PlanWish): SheetPlan {
  const paper = PAPERS[wish.paper];
  const card = CARD_SIZES[wish.card];
  const common = { paper, card, bleed: wish.bleed, flip: wish.flip };
  if (wish.flip === 'fold') {
    const folded = foldSlots(paper, card, wish.bleed);
    return { ...common, layout: wish.layout, instead: null, ...folded };
  }
  for (const layout of LAYOUTS.slice(LAYOUTS.indexOf(wish.layout))) {
    const slots = gridSlots(paper, card, layout, wish.bleed);
    if (slots) return { ...common, layout, instead: layout === wish.layout ? null : wish.layout, slots, fold: null };
  }
  throw new Error(`no-layout: ${wish.card} with ${wish.bleed} mm of bleed fits no sheet`);
}

/** Fronts on one side of a fold on the paper's centre line: turned cards left of an upright fold where they fit, else upright cards above a level one. */
function foldSlots(paper: Size, card: Size, bleed: number): Pick<SheetPlan, 'slots' | 'fold'> {
  const gap = Math.max(FOLD_GAP / 2, bleed);
  const across = { w: card.h, h: card.w };
  const room = (length: number): number => length - 2 * PAGE_MARGIN;
  if (2 * (across.w + gap + bleed) <= room(paper.w)) {
    const rows = Math.floor((room(paper.h) + 1e-9) / (across.h + 2 * bleed));
    const top = (paper.h - rows * (across.h + 2 * bleed)) / 2;
    const slots = Array.from({ length: rows }, (_, i): Slot => ({
      x: paper.w / 2 - gap - across.w,
      y: top + bleed + i * (across.h + 2 * bleed),
      ...across,
      turn: 90,
    }));
    return { slots, fold: { along: 'y', at: paper.w / 2 } };
  }
  const columns = Math.floor((room(paper.w) + 1e-9) / (card.w + 2 * bleed));
  const left = (paper.w - columns * (card.w + 2 * bleed)) / 2;
  const slots = Array.from({ length: columns }, (_, i): Slot => ({
    x: left + bleed + i * (card.w + 2 * bleed),
    y: paper.h / 2 - gap - card.h,
    ...card,
    turn: 0,
  }));
  return { slots, fold: { along: 'x', at: paper.h / 2 } };
}
