// What every game gives to the printer: its decks, one a stock of card, and its score sheet. Sheets to practise on are made
// by those games that have something to practise.
import type { PrintDeck, ScoreDoc, WorkDoc } from '@cardinal/print-kit';
import type { Lang } from '@cardinal/words';

/** How a sheet to practise on is wanted. */
export interface WorkWish {
  readonly lang: Lang;
  readonly seed: string;
  readonly count: number;
  /** Cards in a hand, where the game has hands. */
  readonly hand: number;
  readonly difficulty: Difficulty;
}

/** How hard: whole sums first, then all signs, then brackets. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A game on paper. */
export interface GamePaper {
  /** The decks, each on its own stock. `deck` is a player's own in the shape of the game's option, undefined for the usual one; null when it is none of this game. */
  readonly decks: (lang: Lang, deck?: unknown) => readonly PrintDeck[] | null;
  readonly score: (lang: Lang, players: number) => ScoreDoc;
  readonly worksheet?: (wish: WorkWish) => WorkDoc;
  /** A sheet from the events of a match that was played. */
  readonly matchSheet?: (lang: Lang, heard: readonly { readonly kind: string }[]) => WorkDoc;
}
