// Whether something from before a reload is a sentence under construction. That its cards are in the hand is for the composer
// to see.
import { SIGNS } from '@cardinal/number';
import type { Begun, Piece, WildAs } from './draft.ts';

/** By shape: it may be from another edition of this page. Throws where it is nothing like one. */
export function isDraft(value: unknown): boolean {
  const { pieces, mark, chosen = null } = value as Begun;
  if (chosen !== null && typeof chosen !== 'number') return false;
  const marks = mark === null || (['piece', 'gap'].includes(mark.on) && typeof mark.index === 'number');
  return marks && pieces.every(isPiece);
}

function isPiece(piece: Piece): boolean {
  if (piece.kind === 'card') return typeof piece.card === 'number' && isTold(piece.as);
  return piece.kind === 'sign' ? SIGNS.includes(piece.sign) : ['open', 'close'].includes(piece.kind);
}

const isTold = (as: WildAs | null): boolean =>
  as === null || (as.kind === 'copy' ? typeof as.of === 'number' : typeof as.value === 'number');
