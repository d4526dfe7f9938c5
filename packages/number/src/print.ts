// Sentences as plain text in a sign set. Knows no words: see `speech.ts`.

import type { Sentence } from './expression.ts';
import { layout, type Piece } from './layout.ts';
import { within } from './print-value.ts';
import { ASCII, type SignSet } from './sign-sets.ts';
import type { Order } from './signs.ts';

/** A sentence with the fewest brackets; read back under the same order it gives the same tree. */
export function print(sentence: Sentence, signs: SignSet = ASCII, order: Order = 'school'): string {
  const glyphs = layout(sentence, order).map((piece) => glyph(piece, signs));
  return within(signs, glyphs.join(''));
}

function glyph(piece: Piece, { signs, wild, gap }: SignSet): string {
  switch (piece.kind) {
    case 'number':
      return String(piece.value);
    case 'sign':
      return gap + (piece.wild ? wild : '') + signs[piece.sign] + gap;
    case 'minus':
      return signs['-'];
    case 'equals':
      return `${gap}=${gap}`;
    case 'open':
      return '(';
    case 'close':
      return ')';
    default:
      return piece satisfies never;
  }
}
