// The hand that a sentence is built for, what a card of it counts there, and how far the sentence has come.
import type { Card, CardId } from '../types.ts';
import { cardsIn, type Piece } from './draft.ts';

/** The hand and target that a sentence is built for. `spare`: how many cards it leaves over, 1 while one must still be put down; `wholeOnly`: no step may leave a fraction (H:wholeNumbersOnly). */
export interface Holding {
  readonly hand: readonly Card[];
  readonly target: number | null;
  readonly spare: number;
  readonly wholeOnly?: boolean;
}

/** How far a sentence has come. Fractions are text; `off` is value minus target. */
export type Worth =
  | { readonly kind: 'empty' }
  /** Something is missing. `value` of what can be worked out so far; `needs` is the number that in the one empty place would hit. */
  | { readonly kind: 'part'; readonly value: string | null; readonly off: string | null; readonly needs: string | null }
  /** All places are filled but too few cards are used, or (`left` below 0) too many. */
  | { readonly kind: 'open'; readonly value: string; readonly off: string | null; readonly left: number }
  | { readonly kind: 'whole'; readonly value: string; readonly off: string | null; readonly hits: boolean }
  | { readonly kind: 'by-zero' }
  /** A step makes this fraction where only whole numbers count. */
  | { readonly kind: 'not-whole'; readonly value: string };

/** What a card counts in this sentence, or null while that is not known (a wild that was not told, a target that was not drawn). Rulings 1.18, 1.20, 1.23, 1.24. */
export function valueOf(card: CardId, pieces: readonly Piece[], holding: Holding): number | null {
  const { hand, target, spare } = holding;
  const face = hand.find(({ id }) => id === card)?.face;
  if (typeof face === 'number') return face;
  if (face === 'D') return 0;
  if (face === 'T') return target;
  const as = pieces.find((piece) => piece.kind === 'card' && piece.card === card);
  const told = as?.kind === 'card' ? as.as : null;
  if (face === 'M' && hand.every((other) => other.face === 'M')) return 0;
  if (told?.kind === 'number') return told.value;
  if (!told || told.of === card) return null;
  // The card that will be put down cannot be copied any more.
  if (spare > 0 && !cardsIn(pieces).includes(told.of)) return null;
  return valueOf(told.of, pieces, holding);
}
