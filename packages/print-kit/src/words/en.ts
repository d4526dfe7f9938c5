// What stands on sheets beside the cards in English, the type of all other languages.

/** English. */
export const en = {
  sheet: (n: number, of: number) => `Sheet ${n} of ${of}`,
  fronts: (n: number) => `Fronts, sheet ${n}`,
  backs: (n: number) => `Backs, sheet ${n}`,
  full: 'Print at 100 %, never “fit to page”.',
  flips: {
    long: 'Both sides, flip on the long edge.',
    short: 'Both sides, flip on the short edge.',
    fold: 'Fold on the dashed line, glue, then cut.',
    none: 'One side only.',
  },
  millimetres: '50 mm',
  inches: '2 inches',
  spare: 'Spare card',
  copy: (n: number, of: number) => `${n} of ${of}`,
  calibration: {
    title: 'Printer check',
    front: 'Front',
    back: 'Back',
    how: [
      'Print this page on both sides, flip on the long edge, at 100 %. Measure both rulers first.',
      'Hold the sheet against a light, this side towards you. In the middle, read where the cross of the back lies on the two scales: so many millimetres to the right, and so many up. To the left and down count as minus.',
      'Then read how far down the crosses on the right and on the left lie. The right one less the left one, times 0.36, is the turn in degrees.',
      'Give the three numbers as the printer offset: right, up, turn. Backs are then moved so that they meet their fronts.',
    ],
  },
} as const;

/** A language's words for sheets. */
export type KitWords = Widen<typeof en>;

type Widen<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Widen<T[K]> };
