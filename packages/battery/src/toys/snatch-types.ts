// The nouns of Snatch: options, whole state, view, moves and events.
import { defineOptions, type Ms, type OptionsOf, type Seat, type ViewBase } from '@cardinal/kernel';

/** How long a window stays open. */
export const WINDOW_MS = 3000;
/** Cards in a hand. */
export const HAND = 2;

const specs = { cards: { kind: 'whole', min: 9, max: 30, default: 20 } } as const;
/** House rules of Snatch. */
export const snatchOptions = defineOptions(specs);
/** Options of a match. */
export type SnatchOptions = OptionsOf<typeof specs>;

/** The whole state; piles have their top last. */
export interface SnatchState {
  readonly options: SnatchOptions;
  phase: 'shuffle' | 'draw' | 'put' | 'over';
  deck: number[];
  pile: number[];
  hands: number[][];
  snatches: number[];
  active: Seat;
  window: { by: Seat; until: Ms } | null;
}

/** What one may know. */
export interface SnatchView extends ViewBase {
  readonly options: SnatchOptions;
  readonly phase: SnatchState['phase'];
  readonly deck: number;
  readonly pile: readonly number[];
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  /** All hands, once the match is over. */
  readonly shown: readonly (readonly number[])[] | null;
  readonly snatches: readonly number[];
  readonly active: Seat;
  readonly window: SnatchState['window'];
}

/** A snatch names the card it saw. */
export type SnatchMove = { readonly kind: 'draw' } | { readonly kind: 'put' | 'snatch'; readonly card: number };

/** `card` of a draw only for the seat itself. */
export type SnatchEvent =
  | { readonly kind: 'dealt'; readonly hand: readonly number[] }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'put' | 'snatched'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'closed' };

/** Why something is refused. */
export type SnatchWhy = 'too-few-cards' | 'put-first' | 'draw-first' | 'deck-empty' | 'not-in-hand' | 'gone';
