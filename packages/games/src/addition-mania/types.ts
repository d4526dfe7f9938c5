// The nouns of Addition Mania: cards, reveals, the whole state, a seat's view, its one move, and what is heard.
import type { Ms, Seat, Turn, Who } from '@cardinal/kernel';
import type { Face } from './deck.ts';
import type { ManiaOptions } from './options.ts';

/** A card: its place in the deck's list. */
export type CardId = number;

/** A card whose face may be seen. */
export type Card = Face & { readonly id: CardId };

/** What is awaited. `shuffle`: the deck is dealt. `lift`: a breath before all lift their next card. `guess`: everyone writes a guess. */
export const PHASES = ['shuffle', 'lift', 'guess', 'over'] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** One finished reveal, by seat. A guess lies `differences` from the sum and brings `points`. */
export interface Reveal {
  readonly cards: readonly CardId[];
  readonly sum: number;
  readonly guesses: readonly number[];
  readonly differences: readonly number[];
  readonly points: readonly number[];
}

/** The whole state. Seat s lifts `piles[s][reveal]`. */
export interface ManiaState {
  readonly options: ManiaOptions;
  readonly seats: number;
  phase: Phase;
  /** 0-based number of the reveal under way or to come. */
  reveal: number;
  piles: CardId[][];
  leftovers: CardId[];
  guesses: (number | null)[];
  /** When this reveal's cards were lifted. */
  lifted: Ms;
  /** How many of this reveal's deadlines are over; absent before the first. */
  rung?: number;
  history: Reveal[];
}

/** A finished reveal as one may see it: cards, sum and differences are null once they are hidden (ruling 5.6). */
export interface SeenReveal {
  readonly cards: readonly Card[] | null;
  readonly sum: number | null;
  readonly guesses: readonly number[];
  readonly differences: readonly number[] | null;
  readonly points: readonly number[];
}

/** What one may know. */
export interface ManiaView {
  readonly who: Who;
  readonly turn: Turn;
  readonly options: ManiaOptions;
  readonly seats: number;
  readonly phase: Phase;
  readonly reveal: number;
  /** How many reveals the match has. */
  readonly reveals: number;
  /** The card one has lifted, while guesses are open. */
  readonly own: Card | null;
  readonly hasGuessed: readonly boolean[];
  /** How many deadlines of this reveal are over while others still run; absent before the first. */
  readonly rung?: number;
  /** One's own guess, once final. */
  readonly guess: number | null;
  /** Cards left in each pile, those in hand not counted. */
  readonly pileCount: number;
  readonly leftoverCount: number;
  /** The leftovers, when they lie open (ruling 5.5). */
  readonly leftovers: readonly Card[];
  readonly totals: readonly number[];
  readonly history: readonly SeenReveal[];
}

/** What a seat can ask: its guess at the sum of all lifted cards; final. */
export interface ManiaMove {
  readonly kind: 'guess';
  readonly sum: number;
}

/** What is heard. */
export type ManiaEvent =
  | {
      readonly kind: 'dealt';
      readonly each: number;
      readonly leftovers: readonly Card[];
      readonly leftoverCount: number;
    }
  | { readonly kind: 'lifted'; readonly reveal: number }
  | { readonly kind: 'card-lifted'; readonly card: Card }
  | { readonly kind: 'guessed'; readonly seat: Seat }
  | { readonly kind: 'time-up'; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'revealed';
      readonly reveal: number;
      readonly cards: readonly Card[];
      readonly sum: number;
      readonly guesses: readonly number[];
      readonly points: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

/**
 * Digits that a guess may have. No rule, for any value is accepted (ruling 5.7), but a shape: every number of so many
 * digits is counted exactly, so that differences are right and a record reads back as it was written.
 */
export const GUESS_DIGITS = 15;

/** Why something is refused. */
export const MANIA_WHY = ['deck-too-small', 'already-guessed'] as const;
/** One of {@link MANIA_WHY}. */
export type ManiaWhy = (typeof MANIA_WHY)[number];
