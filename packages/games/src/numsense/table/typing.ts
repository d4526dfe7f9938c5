// Reads what somebody types into a sentence of pieces, as far as it goes: numbers find the cards that can be them.
// Half a sentence is no fault; a number that no card can be is told with its place.
import { tokensOf, type Token } from '@cardinal/number';
import { HIGHEST_WILD } from '@cardinal/solver';
import { GRAMMAR } from '../sentence.ts';
import { slipOf } from '../slips.ts';
import type { CardId } from '../types.ts';
import type { Piece, WildAs } from './draft.ts';
import type { Holding } from './holding.ts';

/** What was typed as pieces, with the first thing that could not be used. */
export interface Typed {
  readonly pieces: readonly Piece[];
  readonly slip: Slip | null;
}

/** A number without a card, or a sign that is none; `at` and `length` in the text; `last` when it may still be growing. */
export interface Slip {
  readonly why: 'no-card' | ReturnType<typeof slipOf>;
  readonly found: string;
  readonly at: number;
  readonly last: boolean;
}

/** Pieces out of text. Each number takes the plainest card that can be it: a number card, else Target, Discard, Mirror, Wild. */
export function typedPieces(text: string, holding: Holding): Typed {
  const pieces: Piece[] = [];
  let slip: Slip | null = null;
  const given = new Map<CardId, number>();
  for (const token of tokensOf(text, GRAMMAR)) {
    switch (token.kind) {
      case 'number': {
        const value = Number(token.value);
        const card = cardFor(value, given, holding);
        if (card) {
          given.set(card.card, value);
          pieces.push({ kind: 'card', ...card });
        } else slip ??= missing(text, token, 'no-card');
        break;
      }
      case 'sign':
        pieces.push({ kind: 'sign', sign: token.sign });
        break;
      case 'open':
      case 'close':
        pieces.push({ kind: token.kind });
        break;
      case 'equals':
      case 'wild':
      case 'unknown':
        slip ??= missing(text, token, slipOf(text.slice(token.start, token.end)));
        break;
      default:
        token satisfies never;
    }
  }
  return { pieces, slip };
}

function missing(text: string, token: Token, why: Slip['why']): Slip {
  return { why, found: text.slice(token.start, token.end), at: token.start, last: token.end === text.trimEnd().length };
}

function cardFor(
  value: number,
  given: ReadonlyMap<CardId, number>,
  { hand, target }: Holding,
): { readonly card: CardId; readonly as: WildAs | null } | null {
  const free = hand.filter(({ id }) => !given.has(id));
  const plain =
    free.find(({ face }) => face === value) ??
    free.find(({ face }) => face === 'T' && target === value) ??
    free.find(({ face }) => face === 'D' && value === 0);
  if (plain) return { card: plain.id, as: null };
  const mirror = free.find(({ face }) => face === 'M');
  const like = hand.find(
    ({ id, face }) =>
      face !== 'M' &&
      (face === value ||
        (face === 'T' && target === value) ||
        (face === 'D' && value === 0) ||
        given.get(id) === value),
  );
  if (mirror && like) return { card: mirror.id, as: { kind: 'copy', of: like.id } };
  if (mirror && value === 0 && hand.every(({ face }) => face === 'M')) return { card: mirror.id, as: null };
  const wild = free.find(({ face }) => face === 'W');
  return wild && value <= HIGHEST_WILD ? { card: wild.id, as: { kind: 'number', value } } : null;
}
