// The nouns of Numsense: cards, whole state, a seat's view, moves and events.
import type { Seat, Turn, Who } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import type { NumsenseOptions } from './options.ts';

export type { Face };

/** A card: its place in the list of all faces. Stable for the match; the ids of hidden cards appear in no view. */
export type CardId = number;

/** A card whose face may be seen. */
export interface Card {
  readonly id: CardId;
  readonly face: Face;
}

/** Where a card is taken from. */
export type Pile = 'draw' | 'discard';

/** What is awaited. `shuffle`: a deal is about to begin. `target`: wilds met while the target was drawn go back. `refill`: the discard pile becomes a new draw pile. `turn`: take, exchange or declare. `put`: one card too many in hand. `call`: after the put, with declareAfterDraw. `compose`: every seat but the declarer writes its sentence. */
export const PHASES = ['shuffle', 'target', 'refill', 'turn', 'put', 'call', 'compose', 'over'] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** What a seat got for a deal: its hand, what it wrote, what each card counted as, the value, exact or not, and the points ("13", "-3/5"). */
export interface SeatScore {
  readonly hand: readonly Card[];
  readonly sentence: string | null;
  readonly values: readonly number[];
  readonly value: string | null;
  readonly exact: boolean;
  readonly points: string;
}

/** One finished deal, open to all. */
export interface DealScore {
  readonly target: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly declarer: Seat | null;
  /** `declared`, `stalemate` (ruling 1.6) or `time` (H:whenTimeIsUp = turn). */
  readonly ended: 'declared' | 'stalemate' | 'time';
  readonly seats: readonly SeatScore[];
  /** Points lost to false calls in this deal, by seat. */
  readonly fines: readonly number[];
}

/** The whole state. */
export interface NumsenseState {
  readonly options: NumsenseOptions;
  readonly seats: number;
  /** The face of every card by id, all decks that are in the deal. */
  faces: Face[];
  phase: Phase;
  /** Whether the first dealer is known; false only until a random one was picked (H:firstDealer). */
  dealerDrawn: boolean;
  /** Shuffles of this deal that left no number for the target in the draw pile, so that the deal was made again. */
  attempt: number;
  /** Deals begun, 0-based number of the current one. */
  deal: number;
  dealer: Seat;
  handSize: number;
  /** Draw pile, top last. */
  draw: CardId[];
  /** Own draw piles by seat, top last; absent where no seat has a range of its own. */
  own?: CardId[][];
  /** Discard pile, top last. */
  discard: CardId[];
  hands: CardId[][];
  /** Discard wilds that are zero for the rest of the deal (ruling 1.23). */
  spent: CardId[];
  /** Discard wilds played in the current turn: taken back within it they are spent (ruling 1.22, no chains). */
  played: CardId[];
  target: { value: number; card: CardId | null } | null;
  /** Wilds met while the target was drawn; public. */
  setAside: CardId[];
  /** Who is to act in `turn`, `put` and `call`. */
  active: Seat;
  /** What the active seat took this turn. */
  taken: { card: CardId; from: Pile } | null;
  /** Cards in each hand that everyone saw being taken from the discard pile. */
  known: CardId[][];
  /** Cards of the draw pile as it was last refilled; everyone saw them lie in the discard pile. */
  refilled: CardId[];
  /** Turns that each seat has finished in this deal. */
  turns: number[];
  /** How long nobody has touched the draw pile: a turn that swaps the top discard counts 1, one that changes nothing 2. */
  idle: number;
  declarer: Seat | null;
  /** Seats whose call stood, the declarer first. */
  called: Seat[];
  /** Whether the call that ends the deal may still be doubted: at a table that checks itself, until the next seat acts (ruling X.7). */
  open: boolean;
  /** Seats that still have their last turn, in order. */
  lastTurns: Seat[];
  /** How the current deal ends, once that is certain. */
  ending: DealScore['ended'] | null;
  /** How often the draw pile has run empty in this deal (ruling 1.6). */
  emptied: number;
  /** What each seat wrote; null while it has not. */
  written: (string | null)[];
  fines: number[];
  /** Totals as exact fractions in text. */
  totals: string[];
  history: DealScore[];
  timeUp: boolean;
}

/** What one may know. Hidden cards are counts, never ids. */
export interface NumsenseView {
  readonly who: Who;
  readonly turn: Turn;
  readonly options: NumsenseOptions;
  readonly seats: number;
  readonly phase: Phase;
  readonly deal: number;
  /** How many deals the match has, or null where that is open. */
  readonly deals: number | null;
  readonly dealer: Seat;
  readonly handSize: number;
  readonly dealerDrawn: boolean;
  readonly attempt: number;
  /** All faces in play with their number: the composition is public. */
  readonly deck: readonly { readonly face: Face; readonly count: number }[];
  readonly target: { readonly value: number; readonly card: CardId | null } | null;
  readonly setAside: readonly Card[];
  readonly active: Seat | null;
  readonly handCounts: readonly number[];
  /** Own hand; empty for a watcher. */
  readonly hand: readonly Card[];
  /** Discard wilds that count zero for this deal: own ones, and those that everyone saw being taken. */
  readonly spent: readonly CardId[];
  /** Discard wilds that the active seat has played in this turn. */
  readonly played: readonly CardId[];
  /** Where the active seat took its card from; `card` only for the seat itself or when taken from the discard pile. */
  readonly taken: { readonly from: Pile; readonly card: Card | null } | null;
  /** Cards of each hand that everyone saw being taken. */
  readonly known: readonly (readonly Card[])[];
  /** Cards that lay in the discard pile when it was last turned over and have not been seen since: the draw pile holds nothing else. */
  readonly refilled: readonly Card[];
  /** Turns that each seat has finished in this deal. */
  readonly turns: readonly number[];
  readonly idle: number;
  readonly drawCount: number;
  /** Cards left in the own draw piles, by seat; absent where no seat has a range of its own. */
  readonly own?: readonly number[];
  /** The whole discard pile, top last: it lies open (ruling 1.22). */
  readonly discard: readonly Card[];
  readonly declarer: Seat | null;
  /** Seats whose call stood, the declarer first. */
  readonly called: readonly Seat[];
  /** Whether the call may be doubted now. */
  readonly open: boolean;
  readonly lastTurns: readonly Seat[];
  readonly ending: DealScore['ended'] | null;
  readonly emptied: number;
  /** Who has written a sentence. */
  readonly hasWritten: readonly boolean[];
  /** Own sentence, once written or declared. */
  readonly written: string | null;
  readonly fines: readonly number[];
  readonly totals: readonly string[];
  readonly history: readonly DealScore[];
  readonly timeUp: boolean;
}

/** What a seat can ask. A sentence is text with every card's number in it; wilds stand as the number they take. */
export type NumsenseMove =
  | { readonly kind: 'take'; readonly from: Pile }
  | { readonly kind: 'put'; readonly card: CardId }
  | { readonly kind: 'exchange'; readonly card: CardId; readonly for: CardId }
  | { readonly kind: 'declare'; readonly sentence: string }
  | { readonly kind: 'keep-quiet' }
  | { readonly kind: 'doubt' }
  | { readonly kind: 'write'; readonly sentence: string };

/** What is heard. Cards are present only for those who may see them. */
export type NumsenseEvent =
  | { readonly kind: 'deal-begun'; readonly deal: number; readonly handSize: number; readonly dealer: Seat }
  | { readonly kind: 'hand-dealt'; readonly hand: readonly Card[] }
  | {
      readonly kind: 'target-drawn';
      readonly value: number;
      readonly card: CardId | null;
      readonly setAside: readonly Card[];
    }
  | { readonly kind: 'card-taken'; readonly seat: Seat; readonly from: Pile; readonly card: Card | null }
  | { readonly kind: 'card-put'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'card-exchanged'; readonly seat: Seat; readonly wild: Card; readonly card: Card }
  | { readonly kind: 'pile-refilled'; readonly count: number }
  | { readonly kind: 'declared'; readonly seat: Seat }
  | {
      readonly kind: 'call-doubted';
      readonly seat: Seat;
      readonly against: Seat;
      readonly right: boolean;
      readonly hand: readonly Card[];
      readonly sentence: string;
    }
  | { readonly kind: 'false-call'; readonly seat: Seat; readonly fine: number }
  | { readonly kind: 'wild-expired'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'last-turns'; readonly seats: readonly Seat[] }
  | { readonly kind: 'composing'; readonly seats: readonly Seat[] }
  | { readonly kind: 'written'; readonly seat: Seat }
  | { readonly kind: 'deal-scored'; readonly score: DealScore; readonly totals: readonly string[] }
  | { readonly kind: 'time-up' }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly totals: readonly string[] };

/** Why something is refused. */
export const NUMSENSE_WHY = [
  'deck-too-small',
  'no-number-cards',
  'too-many-players',
  'no-such-dealer',
  'pile-empty',
  'take-first',
  'put-first',
  'already-taken',
  'not-in-hand',
  'not-a-discard-wild',
  'spent',
  'not-in-pile',
  'discard-empty',
  'cannot-declare',
  'no-call',
  'already-written',
  'unreadable',
  'wrong-cards',
  'division-by-zero',
  'not-whole',
  'misses',
] as const;
/** One of {@link NUMSENSE_WHY}. */
export type NumsenseWhy = (typeof NUMSENSE_WHY)[number];
