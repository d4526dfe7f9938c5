// The row in which a formula is built: cards of the hand, "=" and brackets, each wild with the sign it stands for. Pure.
import type { Sign } from '@cardinal/number';
import { readFormula, rowText, settled } from '../formula.ts';
import type { BreakInView, Card, CardId, FormulaCard } from '../types.ts';

/** Something in the row. */
export type RowPiece =
  | { readonly kind: 'card'; readonly card: Card; readonly says: Sign | null }
  | { readonly kind: 'mark'; readonly mark: '=' | '(' | ')' };

/** Whether something from a draft is a piece; that its card is in the hand is for the desk to see. */
export function isPiece(value: unknown): boolean {
  const piece = value as RowPiece;
  if (piece.kind === 'mark') return ['=', '(', ')'].includes(piece.mark);
  return [null, '+', '-', '*', '/'].includes(piece.says) && typeof piece.card.id === 'number';
}

/** What a row is worth at the moment: its text with every wild fixed, the two sides, whether it is true. */
export interface RowWorth {
  readonly text: string;
  readonly left: string | null;
  readonly right: string | null;
  readonly true: boolean;
  readonly points: number;
}

/** The ids of the cards in a row, in reading order. */
export function cardsIn(row: readonly RowPiece[]): CardId[] {
  return row.flatMap((piece) => (piece.kind === 'card' ? [piece.card.id] : []));
}

/** The text of a row; wild cards that say nothing yet are tried with every sign until the formula is true. */
export function textOf(row: readonly RowPiece[], view: BreakInView): string {
  const faces = row.map((piece): FormulaCard | '=' | '(' | ')' =>
    piece.kind === 'card' ? piece.card.face : piece.mark,
  );
  const says = row.flatMap((piece) => (piece.kind === 'card' && piece.card.face === '*' ? [piece.says] : []));
  const text = rowText(faces, says);
  return says.includes(null) ? (settled(text, view.options) ?? text) : text;
}

/** What a row is worth, or null while it is no formula. */
export function worthOf(row: readonly RowPiece[], view: BreakInView): RowWorth | null {
  const text = textOf(row, view);
  const read = readFormula(text, view.options);
  return read.ok ? { text, left: read.left, right: read.right, true: read.truth.ok, points: read.points } : null;
}
