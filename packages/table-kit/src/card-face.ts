// What is printed on a card, as data that any game can give: the card components draw it and know no game.

/** One stroke or area of a mark, in the square 0 0 100 100. */
export interface MarkPart {
  readonly d: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
}

/** The inks that a mark may use; each is a token of the house. */
export type Ink = 'ink' | 'red' | 'blue' | 'green' | 'gold' | 'paper';

/** A picture sign such as a star or two arrows: its parts from the bottom up. */
export type Mark = readonly MarkPart[];

/** The face of a card. */
export interface CardFace {
  /** How it is called aloud and in text-only cards: "7", "Mirror". */
  readonly title: string;
  /** The big sign, where it is text. */
  readonly index?: string;
  /** The big sign, where it is a picture. */
  readonly mark?: Mark;
  /** A small picture beside the big sign: what a card is that now counts as something else. */
  readonly mini?: Mark;
  /** A bar below the sign, for what could be read upside down. */
  readonly underline?: boolean;
  /** Counted out in ten-frames below the sign; 0 is an empty frame. */
  readonly dots?: number;
  /** A word below the sign. */
  readonly name?: string;
  /** A warmer paper for cards that can be several things. */
  readonly wild?: boolean;
}

/** How a card is shown: as it is, risen because it was chosen, pale because it lies elsewhere now, or as an empty place. */
export type CardLook = 'plain' | 'chosen' | 'used' | 'empty';
