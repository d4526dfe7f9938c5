// The nouns of Break In: cards, whole state, a seat's view, moves and events.
import type { Heard, Ms, Seat, Turn, Who } from '@cardinal/kernel';
import type { FormulaCard } from '@cardinal/solver';
import type { BreakInOptions } from './options.ts';

export type { FormulaCard };

/** A card: its place in the list of all faces. Stable for the match; the ids of hidden cards appear in no view. */
export type CardId = number;

/** A card whose face may be seen. */
export interface Card {
  readonly id: CardId;
  readonly face: FormulaCard;
}

/** Where a card is taken from. */
export type Pile = 'draw' | 'discard';

/** What is awaited. `dealer`: chance names the first dealer. `shuffle`: a deal is about to begin. `turn`: the active seat takes a card; while the window is open others may call. `lay`: it lays a formula, discards or is done. `claim`: who called lays a formula with the card or gives up. `last-call`: nobody will draw any more, but the last discard may still be called for. `judge`: a formula lies there that nobody has checked yet (H:referee = table). */
export const PHASES = ['dealer', 'shuffle', 'turn', 'lay', 'claim', 'last-call', 'judge', 'over'] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** Why a deal ended: a hand ran empty, the draw pile did, or nobody got on (ruling 2.12). */
export const ENDINGS = ['out', 'pile', 'stalemate'] as const;
/** One of {@link ENDINGS}. */
export type Ending = (typeof ENDINGS)[number];

/** A formula on the table. `text` is as the parser reads it, each wild sign with the sign it stands for ("1*+2=3"). */
export interface LaidFormula {
  /** Its running number in the match, from 1. */
  readonly no: number;
  readonly seat: Seat;
  readonly text: string;
  /** In reading order, without the "=". */
  readonly cards: readonly CardId[];
  readonly points: number;
  readonly breakIn: boolean;
}

/** The card that was just discarded, while others may call for it. */
export interface Window {
  readonly card: CardId;
  readonly by: Seat;
  /** Match time at which it closes, or null where only the next draw closes it. */
  readonly closes: Ms | null;
  /** Who has called in this window, in order. */
  readonly called: readonly Seat[];
  /** Whose time to call is over already while that of others still runs; absent while it is nobody's. */
  readonly over?: readonly Seat[];
  /** How the deal ends when nobody breaks in; null while the next seat can draw. */
  readonly ending: Ending | null;
}

/** Somebody called and holds the card; `at` is the time of the call, `queue` holds those who may try after a failure, in the order of rulings 2.14 and X.5. */
export interface Claim {
  readonly seat: Seat;
  readonly at: Ms;
  readonly queue: readonly Caller[];
}

/** Who called, and when. */
export interface Caller {
  readonly seat: Seat;
  readonly at: Ms;
}

/** One finished deal; lists by seat. */
export interface DealScore {
  readonly dealer: Seat;
  readonly ended: Ending;
  /** Who went out, or null. */
  readonly out: Seat | null;
  /** Points of the formulas laid. */
  readonly laid: readonly number[];
  /** What the hands of the others brought to who went out. */
  readonly bonus: readonly number[];
  readonly fines: readonly number[];
  /** Cards left in each hand. */
  readonly left: readonly (readonly Card[])[];
}

/** The whole state. */
export interface BreakInState {
  readonly options: BreakInOptions;
  readonly seats: number;
  phase: Phase;
  /** Number of the current deal, from 1. */
  deal: number;
  dealer: Seat;
  /** Draw pile, top last. */
  draw: CardId[];
  /** Own draw piles by seat, top last; absent where no seat has a range of its own. */
  own?: CardId[][];
  /** Discard pile, top last. */
  discard: CardId[];
  hands: CardId[][];
  /** Cards in each hand that everyone saw. */
  known: CardId[][];
  /** Formulas of this deal. */
  table: LaidFormula[];
  /** Formulas laid in the match so far. */
  count: number;
  /** Who takes and lays, and who is next while a window is open. */
  active: Seat;
  /** What the active seat took this turn; the card is named only where everyone saw it. */
  taken: { readonly from: Pile; readonly card: CardId | null } | null;
  /** Formulas that the active seat has laid this turn. */
  laid: number;
  /** A formula of this turn was doubted and went back, so there is no other in it. */
  tookBack: boolean;
  window: Window | null;
  claim: Claim | null;
  /** The formula that waits for a word of the others; its cards are still in the hand. */
  pending: LaidFormula | null;
  /** Turns in a row without a card from the draw pile and without a formula. */
  idle: number;
  /** Points and fines of this deal, by seat. */
  points: number[];
  fines: number[];
  totals: number[];
  history: readonly DealScore[];
}

/** What one may know. Hidden cards are counts, never ids. */
export interface BreakInView {
  readonly who: Who;
  readonly turn: Turn;
  readonly options: BreakInOptions;
  readonly seats: number;
  readonly phase: Phase;
  readonly deal: number;
  readonly dealer: Seat;
  readonly active: Seat;
  readonly handCounts: readonly number[];
  /** Own hand; empty for a watcher. */
  readonly hand: readonly Card[];
  readonly known: readonly (readonly Card[])[];
  readonly drawCount: number;
  /** Cards left in the own draw piles, by seat; absent where no seat has a range of its own. */
  readonly own?: readonly number[];
  /** The whole discard pile, top last: everyone saw each card go there. Only the top can be taken. */
  readonly discard: readonly Card[];
  readonly table: readonly LaidFormula[];
  readonly count: number;
  /** Equals cards left, or null where they never run out. */
  readonly equalsLeft: number | null;
  readonly taken: { readonly from: Pile; readonly card: CardId | null } | null;
  readonly laid: number;
  readonly tookBack: boolean;
  readonly window: Window | null;
  /** Who holds the card it called for; the card itself is in `known`. */
  readonly claim: Claim | null;
  readonly pending: LaidFormula | null;
  readonly idle: number;
  readonly points: readonly number[];
  readonly fines: readonly number[];
  readonly totals: readonly number[];
  readonly history: readonly DealScore[];
}

/** What a seat can ask. A formula names each card by its id in reading order; in its text a wild sign is `*` and the sign it stands for. `break-in` names the card it calls for, `accept` and `doubt` the number of the formula, so that a late word hits nothing else. */
export type BreakInMove =
  | { readonly kind: 'take'; readonly from: Pile }
  | { readonly kind: 'lay'; readonly formula: string; readonly cards: readonly CardId[] }
  | { readonly kind: 'discard'; readonly card: CardId }
  | { readonly kind: 'done' }
  | { readonly kind: 'break-in'; readonly card: CardId }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'let-lie' }
  | { readonly kind: 'accept'; readonly formula: number }
  | { readonly kind: 'doubt'; readonly formula: number };

/** What is heard. Cards are present only for those who may see them. */
export type BreakInEvent =
  | { readonly kind: 'dealer-drawn'; readonly dealer: Seat }
  | { readonly kind: 'deal-begun'; readonly deal: number; readonly dealer: Seat; readonly first: Seat }
  | { readonly kind: 'hand-dealt'; readonly hand: readonly Card[] }
  | { readonly kind: 'card-taken'; readonly seat: Seat; readonly from: Pile; readonly card: Card | null }
  | { readonly kind: 'formula-shown'; readonly formula: LaidFormula }
  | { readonly kind: 'formula-laid'; readonly formula: LaidFormula; readonly cardsLeft: number }
  | { readonly kind: 'formula-doubted'; readonly seat: Seat; readonly formula: LaidFormula; readonly right: boolean }
  | { readonly kind: 'turn-done'; readonly seat: Seat }
  | { readonly kind: 'card-discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'break-in-called'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'called-too-late'; readonly seat: Seat; readonly waits: boolean }
  | { readonly kind: 'break-in-failed'; readonly seat: Seat; readonly card: Card; readonly fine: number }
  | { readonly kind: 'window-closed'; readonly card: Card }
  | { readonly kind: 'turn-begun'; readonly seat: Seat }
  | {
      readonly kind: 'deal-scored';
      readonly deal: number;
      readonly score: DealScore;
      readonly totals: readonly number[];
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

/** Where `play` puts its events. */
export type Out = Heard<BreakInEvent>[];

/** Why something is refused. */
export const BREAK_IN_WHY = [
  'deck-too-small',
  'no-such-dealer',
  'pile-empty',
  'take-first',
  'already-taken',
  'not-in-hand',
  'card-twice',
  'must-discard',
  'no-discard',
  'just-taken',
  'one-formula',
  'took-back',
  'no-equals',
  'unreadable',
  'wrong-cards',
  'needs-operator',
  'needs-card',
  'division-by-zero',
  'not-whole',
  'not-true',
  'no-window',
  'too-late',
  'own-discard',
  'called-before',
  'claim-first',
  'not-claiming',
  'only-call',
  'not-last',
  'judge-first',
  'not-judging',
  'stale',
] as const;
/** One of {@link BREAK_IN_WHY}. */
export type BreakInWhy = (typeof BREAK_IN_WHY)[number];
