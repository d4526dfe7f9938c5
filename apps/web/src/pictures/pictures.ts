// The small pictures of the games, as data: cards of the house laid out as one would meet them in play. Each shows a true
// moment of its game ((14 − 5) × 2 = 18; 12 + 3 = 15; 3 < 6 < 8; 2 · 3 = 6).

/** Suits by their shapes, in the square 0 0 100 100; their colours are the page's. */
export const SUIT_SHAPES = {
  match: 'M50 4C62 16 68 24 68 33A18 18 0 0 1 57 50V96H43V50A18 18 0 0 1 32 33C32 24 38 16 50 4Z',
  kite: 'M50 4 86 40 50 96 14 40Z',
  tent: 'M50 8 96 92H64L50 64 36 92H4Z',
  heart: 'M50 88C20 62 8 46 8 30a21 21 0 0 1 42-6 21 21 0 0 1 42 6c0 16-12 32-42 58Z',
} as const;
/** One of {@link SUIT_SHAPES}. */
export type SuitShape = keyof typeof SUIT_SHAPES;

/** One card of a picture; x and y are its middle on a stage of 320 × 190, `turn` its tilt in degrees. */
export interface PictureCard {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Width; heights follow. */
  readonly size?: number;
  readonly text?: string;
  /** Dots below the number, as on the cards of Numsense. */
  readonly dots?: number;
  readonly look: 'number' | 'operator' | 'sum' | 'difference' | 'goal' | 'suit' | 'back' | 'wild' | 'paper';
  readonly shape?: 'star' | 'diamond' | SuitShape;
}

/** A picture: cards from back to front, and for Numsense the target. */
export interface Picture {
  readonly cards: readonly PictureCard[];
  readonly target?: { readonly x: number; readonly y: number; readonly text: string };
}

const row = (
  texts: string,
  { from, step, y, size }: { from: number; step: number; y: number; size: number },
): PictureCard[] =>
  Array.from(texts, (text, i) => ({
    x: from + i * step,
    y,
    size,
    text,
    look: /\d/.test(text) ? 'number' : 'operator',
  }));

/** Pictures by game id. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  numsense: {
    target: { x: 58, y: 92, text: '18' },
    cards: [
      { x: 279, y: 110, turn: 14, look: 'wild', shape: 'star' },
      { x: 236, y: 97, turn: 6, text: '2', dots: 2, look: 'number' },
      { x: 188, y: 92, turn: -1, text: '5', dots: 5, look: 'number' },
      { x: 140, y: 98, turn: -9, text: '14', dots: 14, look: 'number' },
    ],
  },
  'break-in': {
    cards: [
      ...row('12+3', { from: 76, step: 56, y: 58, size: 49 }),
      ...row('=15', { from: 132, step: 56, y: 134, size: 49 }),
    ],
  },
  'math-rush': {
    cards: [
      { x: 48, y: 97, size: 62, turn: -4, text: '↑', look: 'goal' },
      { x: 126, y: 95, size: 66, turn: -1, text: '2+1', look: 'sum' },
      { x: 198, y: 94, size: 66, turn: 1, text: '9−3', look: 'difference' },
      { x: 270, y: 96, size: 66, turn: 3, text: '4+4', look: 'sum' },
    ],
  },
  mathmasters: {
    cards: [
      { x: 84, y: 99, size: 76, turn: -8, text: '2', look: 'suit', shape: 'match' },
      { x: 160, y: 93, size: 76, turn: 0, text: '3', look: 'suit', shape: 'kite' },
      { x: 236, y: 99, size: 76, turn: 8, text: '6', look: 'suit', shape: 'tent' },
    ],
  },
  'addition-mania': {
    cards: [
      { x: 62, y: 98, size: 70, turn: -9, look: 'back' },
      { x: 196, y: 98, size: 70, turn: 7, look: 'back' },
      { x: 129, y: 93, size: 74, turn: -1, text: '7', look: 'suit', shape: 'heart' },
      { x: 266, y: 104, size: 76, turn: 6, text: '21?', look: 'paper' },
    ],
  },
};
