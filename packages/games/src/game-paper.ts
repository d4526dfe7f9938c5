// What every game gives to the printer: its decks, one a stock of card, its score sheet, and its sheets to practise on.
import type { Moment } from '@cardinal/kernel';
import type { PrintDeck, ScoreDoc, Share, WorkDoc } from '@cardinal/print-kit';
import type { Difficulty } from '@cardinal/print-kit/choices';
import type { Lang } from '@cardinal/words';

export type { Difficulty } from '@cardinal/print-kit/choices';

/** How a sheet to practise on is wanted. */
export interface WorkWish {
  readonly lang: Lang;
  readonly seed: string;
  readonly count: number;
  /** Cards in a hand. */
  readonly hand: number;
  readonly difficulty: Difficulty;
  /** How many answers need brackets, in a game that has them. */
  readonly brackets: Share;
}

/** A moment of a match: the state, and what was heard on the way to it. */
export interface PlayedMoment {
  readonly state: Moment['state'];
  readonly heard: readonly { readonly kind: string }[];
}

/** The moments of a replay as sheets read them. */
export function playedMoments(moments: Iterable<Moment>): PlayedMoment[] {
  return Array.from(moments, ({ state, heard }) => ({ state, heard: heard.map(({ e }) => e) }));
}

/** A game on paper. */
export interface GamePaper {
  /** The decks, each on its own stock. `deck` is a player's own in the shape of the game's option, undefined for the usual one; null when it is none of this game. */
  readonly decks: (lang: Lang, deck?: unknown) => readonly PrintDeck[] | null;
  readonly score: (lang: Lang, players: number) => ScoreDoc;
  readonly worksheet: (wish: WorkWish) => WorkDoc;
  /** A sheet from the turning points of a match that was played; without items when there were none. */
  readonly matchSheet: (lang: Lang, moments: readonly PlayedMoment[]) => WorkDoc;
}
