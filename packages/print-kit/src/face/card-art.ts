// What is printed on a card, as data that any game gives. Sizes, corners and inks are added when it is drawn, so that the
// same card serves every paper. Knows no game.

/** The inks of paper. Text in each reaches 4.5 : 1 on white but `gold` and `dot`, which only fill what has an outline. */
export const INKS = {
  ink: '#22262b',
  red: '#b01f26',
  blue: '#0072b2',
  green: '#00795a',
  grey: '#4d4d4d',
  gold: '#e9b44c',
  dot: '#8a8271',
  paper: '#ffffff',
  tint: '#fdf3dc',
  back: '#a9222a',
} as const;
/** The name of an ink. */
export type InkName = keyof typeof INKS;

/** One stroke or area of a mark, in the square 0 0 100 100. */
export interface MarkPart {
  readonly d: string;
  readonly fill?: InkName;
  readonly stroke?: InkName;
  readonly width?: number;
  readonly evenOdd?: boolean;
}

/** A picture sign: its parts from the bottom up. */
export type Mark = readonly MarkPart[];

/** The front of a card. */
export interface CardArt {
  /** The same for cards that look the same, different for all others of the deck. */
  readonly id: string;
  /** What somebody hears who cannot see it: "7 of Rings". */
  readonly alt: string;
  /** The sign in corners and middle, where it is text: "7", "12 − 9". */
  readonly index?: string;
  /** The sign where it is a picture. */
  readonly mark?: Mark;
  /** A bar below the sign, for what could be read upside down. */
  readonly underline?: boolean;
  /** The suit by shape and by letter. */
  readonly suit?: { readonly mark: Mark; readonly letter: string };
  /** A word below the sign. */
  readonly name?: string;
  /** Counted out in ten-frames; 0 is an empty frame. */
  readonly dots?: number;
  /** A card to read: lines below its name. */
  readonly text?: readonly string[];
  /** A card to write on: a label and a line for each, in two columns. */
  readonly rows?: readonly string[];
  /** A warmer paper for cards that can be several things. */
  readonly tint?: boolean;
}

/** The patterns of backs: each deck has its own, so that two decks differ even in grey. */
export const PATTERNS = [
  'lattice',
  'bricks',
  'bars',
  'dots',
  'arrows',
  'stars',
  'waves',
  'rings',
  'plus',
  'checks',
] as const;
/** One of {@link PATTERNS}. */
export type Pattern = (typeof PATTERNS)[number];

/** The back of a card. */
export interface BackArt {
  /** Backs with the same id look the same. */
  readonly id: string;
  readonly alt: string;
  readonly pattern: Pattern;
  /** The word at both ends, which names the deck. */
  readonly word: string;
  /** A letter in both corners, where a rule needs one. */
  readonly letter?: string;
}

/** How cards are drawn: heights of the corner signs, and whether ink is saved. */
export interface CardStyle {
  readonly index: IndexSize;
  readonly inkSaver: boolean;
}

/** The sizes of corner signs: usual, jumbo, and for eyes that see little. */
export const INDEX_SIZES = ['standard', 'jumbo', 'large'] as const;
/** One of {@link INDEX_SIZES}. */
export type IndexSize = (typeof INDEX_SIZES)[number];
