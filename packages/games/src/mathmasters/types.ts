// The nouns of MathMasters: whole state, a seat's view, moves and events. Cards are ids (see deck.ts), since a card is all
// that its id says; the ids of hidden cards appear in no view.
import type { Heard, Ms, Seat, Turn, Who } from '@cardinal/kernel';
import type { CardId } from './deck.ts';
import type { MathMastersOptions } from './options.ts';
import type { SetType } from './sets.ts';

/** What is awaited. `dealer`: chance names the first dealer. `shuffle`: a deal is about to begin. `lead`: the active seat opens a pile. `follow`: it beats the top set or passes. `judge`: nobody is left to play on a Times claim; the active seat lets it stand, or somebody calls. */
export const PHASES = ['dealer', 'shuffle', 'lead', 'follow', 'judge', 'over'] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** A set on the pile. */
export interface LaidSet {
  /** Its running number in the match, from 1: what a pass or a call names, so that a late one hits no other set. */
  readonly no: number;
  readonly seat: Seat;
  readonly setType: SetType;
  /** Ascending. */
  readonly cards: readonly CardId[];
  /** Which of the cards is a Hint. */
  readonly hint: CardId | null;
}

/** One finished deal. `points` from piles, `calls` from right Wrong Times calls, `piles` won; each by seat. */
export interface DealScore {
  readonly dealer: Seat;
  readonly points: readonly number[];
  readonly calls: readonly number[];
  readonly piles: readonly number[];
}

/** An answer to an open claim that waits for its millisecond to pass, because a seat nearer to the left of the claimer may still come before it (ruling X.5). Its move names the claim. */
export interface Answer {
  readonly seat: Seat;
  readonly at: Ms;
  readonly move: MathMastersMove;
}

/** The whole state. */
export interface MathMastersState {
  readonly options: MathMastersOptions;
  readonly seats: number;
  phase: Phase;
  /** Number of the current deal, from 1; 0 before the first. */
  deal: number;
  dealer: Seat;
  /** Who is to act in `lead`, `follow` and `judge`. */
  active: Seat;
  /** Ascending. */
  hands: CardId[][];
  /** Cards in each hand that everyone saw, since a false Times brought them back. */
  known: CardId[][];
  hints: CardId[];
  /** Who has had its Hint of this deal. */
  hintUsed: boolean[];
  /** Cards that nobody was dealt. */
  unused: CardId[];
  /** Cards of the piles that were won in this deal. */
  gone: CardId[];
  /** Sets on the pile, top last. */
  pile: LaidSet[];
  /** Sets laid in the match so far. */
  laid: number;
  /** Whether the top set is a Times claim that may still be called. */
  open: boolean;
  /** What was answered to it in this millisecond, the nearest to the left of the claimer first. */
  answers: readonly Answer[];
  /** Who may not play on this pile any more: after Wrong Times, or with passIsFinal. */
  out: boolean[];
  /** Who passed since the top set was laid, in order. */
  passed: Seat[];
  points: number[];
  calls: number[];
  piles: number[];
  totals: number[];
  history: readonly DealScore[];
}

/** What one may know. Hidden cards are counts, never ids. */
export interface MathMastersView {
  readonly who: Who;
  readonly turn: Turn;
  readonly options: MathMastersOptions;
  readonly seats: number;
  readonly phase: Phase;
  readonly deal: number;
  /** How many deals the match has. */
  readonly deals: number;
  readonly dealer: Seat;
  /** Who leads, follows or judges; null when nobody does. */
  readonly active: Seat | null;
  /** Numbers of the table cards that lie out. */
  readonly tableCards: readonly number[];
  /** Set types that may be played in this deal. */
  readonly setTypes: readonly SetType[];
  readonly handCounts: readonly number[];
  /** Own hand, ascending; empty for a watcher. */
  readonly hand: readonly CardId[];
  readonly known: readonly (readonly CardId[])[];
  readonly hints: readonly CardId[];
  readonly hintUsed: readonly boolean[];
  readonly unusedCount: number;
  readonly gone: readonly CardId[];
  readonly pile: readonly LaidSet[];
  readonly laid: number;
  readonly open: boolean;
  /** All of them lie open, and so are their cards in `known`. */
  readonly answers: readonly Answer[];
  readonly out: readonly boolean[];
  readonly passed: readonly Seat[];
  readonly points: readonly number[];
  readonly calls: readonly number[];
  readonly piles: readonly number[];
  readonly totals: readonly number[];
  readonly history: readonly DealScore[];
}

/** What a seat can ask. `on` is the number of the set it answers; with it, a move that comes too late is refused instead of hitting another set. */
export type MathMastersMove =
  | { readonly kind: 'lay'; readonly setType: SetType; readonly cards: readonly CardId[]; readonly on?: number }
  | { readonly kind: 'pass'; readonly on?: number }
  | { readonly kind: 'wrong-times'; readonly on?: number }
  | { readonly kind: 'let-stand'; readonly on?: number };

/** What is heard. */
export type MathMastersEvent =
  | { readonly kind: 'dealer-drawn'; readonly dealer: Seat }
  | {
      readonly kind: 'deal-begun';
      readonly deal: number;
      readonly deals: number;
      readonly dealer: Seat;
      readonly leader: Seat;
      readonly handSize: number;
      readonly hints: readonly CardId[];
      readonly tableCards: readonly number[];
    }
  | { readonly kind: 'hand-dealt'; readonly hand: readonly CardId[] }
  | { readonly kind: 'set-laid'; readonly laid: LaidSet }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'came-too-late'; readonly seat: Seat }
  | { readonly kind: 'claim-stood'; readonly seat: Seat; readonly against: Seat }
  | {
      readonly kind: 'wrong-times-called';
      readonly seat: Seat;
      readonly against: Seat;
      readonly right: boolean;
      readonly cards: readonly CardId[];
    }
  | {
      readonly kind: 'pile-won';
      readonly seat: Seat;
      readonly sum: number;
      readonly bonus: number;
      /** 1 where the winner had taken a Hint into this pile. */
      readonly hintCost: number;
      readonly points: number;
    }
  | { readonly kind: 'leads'; readonly seat: Seat }
  | { readonly kind: 'hand-empty'; readonly seat: Seat }
  | {
      readonly kind: 'deal-scored';
      readonly deal: number;
      readonly score: DealScore;
      readonly totals: readonly number[];
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

/** Where `play` puts its events. */
export type Out = Heard<MathMastersEvent>[];

export { MATHMASTERS_WHY, type MathMastersWhy } from './why.ts';
