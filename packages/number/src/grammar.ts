// How a game's sentences are written: which glyph means which sign, and what else is allowed. Two
// glyph tables are given because `*` is times in one game and wild in another (ruling X.1); the games
// spread them and change what their house rules change.

import type { Order } from './signs.ts';

/** Each text is a list of single characters, every one of which is read as that sign. */
export interface Glyphs {
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  readonly divide: string;
  /** Stands for any sign; empty where a game has no wild operator. */
  readonly wild: string;
}

/** What one game, under its house rules, accepts as a sentence. */
export interface Grammar {
  readonly glyphs: Glyphs;
  readonly brackets: boolean;
  readonly unaryMinus: boolean;
  readonly order: Order;
  readonly leadingZeros: boolean;
}

const STARS = '*＊∗';
const TIMES = 'xXｘＸ×✕·∙⋅';
const REST = { plus: '+＋', minus: '-－−–‐‑', divide: '/／÷:：∕⁄' };

/** `*` is times; brackets are free (Numsense, ruling 1.13). */
export const STAR_TIMES: Grammar = {
  glyphs: { ...REST, times: STARS + TIMES, wild: '' },
  brackets: true,
  unaryMinus: false,
  order: 'school',
  leadingZeros: false,
};

/** `*` is the wild operator; no brackets (Break In, rulings 2.5, 2.6, 2.8, 2.10). */
export const STAR_WILD: Grammar = {
  glyphs: { ...REST, times: TIMES, wild: STARS },
  brackets: false,
  unaryMinus: false,
  order: 'school',
  leadingZeros: false,
};
