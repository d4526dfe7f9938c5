// What each tap does to a sentence while it is being built. Pure: every edit gives a new draft, so that a step back is the
// draft before. Knows no page and no rules but which cards are in hand.
import type { Sign } from '@cardinal/number';
import type { CardId } from '../types.ts';
import { cardsIn, depth, gaps, type Cell, type Draft, type Gap, type Piece, type WildAs } from './draft.ts';

/** Puts a card in: at the marked place, else into the first place that misses a number, else at the end. A card that is in already comes out. */
export function tapCard(draft: Draft, card: CardId, as: WildAs | null = null): Draft {
  const at = draft.pieces.findIndex((piece) => piece.kind === 'card' && piece.card === card);
  if (at >= 0) return takeOut(draft, at);
  const piece: Piece = { kind: 'card', card, as };
  const marked = markedPiece(draft);
  if (draft.mark?.on === 'piece' && marked?.kind === 'card') return replaced(draft, draft.mark.index, piece);
  if (draft.mark?.on === 'gap' && wantsAt(draft, draft.mark.index) === 'number') {
    return inserted(draft, draft.mark.index, piece);
  }
  const gap = gaps(draft.pieces).find(({ wants }) => wants === 'number');
  return inserted(draft, gap?.index ?? draft.pieces.length, piece);
}

/** Puts a sign in: over a marked sign, behind a marked number, else into the first place that misses one, else at the end; a sign at the end is changed. Null where a number has to come first. */
export function tapSign(draft: Draft, sign: Sign): Draft | null {
  const piece: Piece = { kind: 'sign', sign };
  const { pieces, mark } = draft;
  const marked = markedPiece(draft);
  if (mark && marked?.kind === 'sign') return replaced(draft, mark.index, piece);
  if (mark && (marked?.kind === 'card' || marked?.kind === 'close')) return inserted(draft, mark.index + 1, piece);
  if (mark?.on === 'gap' && wantsAt(draft, mark.index) === 'sign') return inserted(draft, mark.index, piece);
  const gap = gaps(pieces).find(({ wants }) => wants === 'sign');
  if (gap) return inserted(draft, gap.index, piece);
  const last = pieces.at(-1);
  if (last?.kind === 'sign') return replaced(draft, pieces.length - 1, piece);
  return last?.kind === 'card' || last?.kind === 'close' ? inserted(draft, pieces.length, piece) : null;
}

/** Puts a bracket in: an opening one before the mark, a closing one behind it, else at the end. A closing one with nothing to close is given its partner at the start. */
export function tapBracket(draft: Draft, kind: 'open' | 'close'): Draft | null {
  const { pieces, mark } = draft;
  if (kind === 'open') return inserted(draft, mark?.index ?? pieces.length, { kind });
  const end = mark ? mark.index + (mark.on === 'piece' ? 1 : 0) : pieces.length;
  const before = pieces.slice(0, end);
  if (!before.some((piece) => piece.kind === 'card')) return null;
  const opened = depth(before) > 0 ? draft : { ...inserted(draft, 0, { kind: 'open' }), mark: null };
  return inserted(opened, opened === draft ? end : end + 1, { kind });
}

/** Marks a piece or a gap as the place for the next tap. A marked piece that is tapped again comes out; a marked gap lets go. */
export function tapCell(draft: Draft, cell: Cell): Draft {
  const on = cell.kind;
  if (draft.mark?.on !== on || draft.mark.index !== cell.index) return { ...draft, mark: { on, index: cell.index } };
  return on === 'piece' ? takeOut(draft, cell.index) : { ...draft, mark: null };
}

/** Takes a piece out. The mark goes to the gap that it leaves, if any, unless that is the end of the row. */
export function takeOut(draft: Draft, index: number): Draft {
  const pieces = draft.pieces.toSpliced(index, 1);
  const left = gaps(pieces).find((gap) => gap.index === index && index < pieces.length);
  return { pieces, mark: left ? { on: 'gap', index } : null };
}

/** Takes out the marked piece, else the last one. */
export function takeBack(draft: Draft): Draft {
  const at = draft.mark?.on === 'piece' ? draft.mark.index : draft.pieces.length - 1;
  return at < 0 ? draft : takeOut(draft, at);
}

/** Tells a wild card what it is. */
export function setWild(draft: Draft, card: CardId, as: WildAs): Draft {
  const pieces = draft.pieces.map((piece) => (piece.kind === 'card' && piece.card === card ? { ...piece, as } : piece));
  return { pieces, mark: null };
}

/** The draft without cards that are no longer in hand, nor wilds that copy them: they leave gaps. */
export function keepOnly(draft: Draft, hand: readonly CardId[]): Draft {
  if (
    cardsIn(draft.pieces).every((card) => hand.includes(card)) &&
    draft.pieces.every((piece) => !copies(piece, hand))
  ) {
    return draft;
  }
  const pieces = draft.pieces
    .filter((piece) => piece.kind !== 'card' || hand.includes(piece.card))
    .map((piece) => (copies(piece, hand) ? { ...piece, as: null } : piece));
  return { pieces, mark: null };
}

function copies(piece: Piece, hand: readonly CardId[]): boolean {
  return piece.kind === 'card' && piece.as?.kind === 'copy' && !hand.includes(piece.as.of);
}

function markedPiece({ pieces, mark }: Draft): Piece | undefined {
  return mark?.on === 'piece' ? pieces[mark.index] : undefined;
}

function wantsAt({ pieces }: Draft, index: number): Gap['wants'] | undefined {
  return gaps(pieces).find((gap) => gap.index === index)?.wants;
}

const inserted = ({ pieces }: Draft, index: number, piece: Piece): Draft => ({
  pieces: pieces.toSpliced(index, 0, piece),
  mark: null,
});

const replaced = ({ pieces }: Draft, index: number, piece: Piece): Draft => ({
  pieces: pieces.with(index, piece),
  mark: null,
});
