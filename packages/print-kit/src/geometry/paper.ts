// Sizes of papers and cards in mm. Knows nothing of what is printed on them.

/** A size in mm. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** An axis-parallel box in mm, from the top left corner of what it lies on. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The papers, always upright: every file says the same about turning the sheet over. */
export const PAPERS = { a4: { w: 210, h: 297 }, letter: { w: 215.9, h: 279.4 } } as const satisfies Record<
  string,
  Size
>;
/** The name of a paper. */
export type PaperName = keyof typeof PAPERS;

/** The card sizes: European poker, American poker, bridge, and a large card for large print. */
export const CARD_SIZES = {
  'poker-eu': { w: 63, h: 88 },
  'poker-us': { w: 63.5, h: 88.9 },
  bridge: { w: 57.15, h: 88.9 },
  large: { w: 70, h: 120 },
} as const satisfies Record<string, Size>;
/** The name of a card size. */
export type CardSizeName = keyof typeof CARD_SIZES;

/** Millimetres in an inch. */
export const INCH = 25.4;
/** Points in a millimetre. */
export const POINTS = 72 / INCH;

/** Nothing but marks is printed nearer to the paper's edge than this. */
export const PAGE_MARGIN = 5;
/** Marks come no nearer to the paper's edge than this: readers would shrink the page. */
export const MARK_MARGIN = 3;
/** Inside the trim by this much a cut may miss and nothing is lost (1/8 inch, as all printers say). */
export const SAFE = 3.175;

/** The centre of a box. */
export function centreOf({ x, y, w, h }: Box): readonly [x: number, y: number] {
  return [x + w / 2, y + h / 2];
}
