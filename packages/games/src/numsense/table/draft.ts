// A half-built sentence as it lies in the tray: pieces in a row, and the places that still miss something. What taps do to
// it is in `tray.ts`, which comes a moment after the table.
import type { Sign } from '@cardinal/number';
import type { CardId } from '../types.ts';

/** What a wild card in a sentence was made to be: a number of its own, or whatever another card counts. */
export type WildAs =
  { readonly kind: 'number'; readonly value: number } | { readonly kind: 'copy'; readonly of: CardId };

/** One piece of a sentence. `as` is null for number cards, and for wilds that have not been told yet. */
export type Piece =
  | { readonly kind: 'card'; readonly card: CardId; readonly as: WildAs | null }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' };

/** A place in the row where a number or a sign is missing; `index` is where it would be put in. */
export interface Gap {
  readonly kind: 'gap';
  readonly wants: 'number' | 'sign';
  readonly index: number;
}

/** What is shown in the row: a piece with its index, or a gap. */
export type Cell = { readonly kind: 'piece'; readonly piece: Piece; readonly index: number } | Gap;

/** The place that the next tap acts on; null is the end of the row. */
export type Mark = { readonly on: 'piece' | 'gap'; readonly index: number } | null;

/** A sentence under construction. */
export interface Draft {
  readonly pieces: readonly Piece[];
  readonly mark: Mark;
}

/** What lies in a session's draft: a sentence, and the card that was chosen to be put down. */
export interface Begun extends Draft {
  readonly chosen?: CardId | null;
}

/** Nothing yet. */
export const EMPTY: Draft = { pieces: [], mark: null };

/** The row as shown: pieces, and gaps wherever a sentence cannot go on without something. */
export function cells(pieces: readonly Piece[]): readonly Cell[] {
  const row: Cell[] = [];
  let wants: Gap['wants'] = 'number';
  for (const [index, piece] of pieces.entries()) {
    const begins = piece.kind === 'card' || piece.kind === 'open';
    if (begins !== (wants === 'number')) row.push({ kind: 'gap', wants, index });
    row.push({ kind: 'piece', piece, index });
    wants = piece.kind === 'card' || piece.kind === 'close' ? 'sign' : 'number';
  }
  if (wants === 'number') row.push({ kind: 'gap', wants, index: pieces.length });
  return row;
}

/** The gaps of a row, in order. */
export function gaps(pieces: readonly Piece[]): readonly Gap[] {
  return cells(pieces).filter((cell) => cell.kind === 'gap');
}

/** The cards in a sentence, in order. */
export function cardsIn(pieces: readonly Piece[]): readonly CardId[] {
  return pieces.flatMap((piece) => (piece.kind === 'card' ? [piece.card] : []));
}

/** How many brackets are open at the end of these pieces. */
export function depth(pieces: readonly Piece[]): number {
  return pieces.reduce((open, { kind }) => open + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0), 0);
}
