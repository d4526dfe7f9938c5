// Sentences as presentation MathML (https://www.w3.org/TR/mathml-core/). Always left to right, in an
// Arabic or Hebrew page too.

import type { Sentence } from './expression.ts';
import { layout, type LayoutOptions, type Piece } from './layout.ts';
import { SIGN_SETS, type SignSet } from './sign-sets.ts';

/** A `<math>` element, well-formed as XML and as HTML; `bars` draws divisions as fractions. */
export function mathml(sentence: Sentence, signs: SignSet = SIGN_SETS.en, options: LayoutOptions = {}): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" dir="ltr">${row(layout(sentence, options), signs)}</math>`;
}

const row = (pieces: readonly Piece[], signs: SignSet): string =>
  `<mrow>${pieces.map((piece) => element(piece, signs)).join('')}</mrow>`;

function element(piece: Piece, set: SignSet): string {
  switch (piece.kind) {
    case 'number':
      return `<mn>${piece.value}</mn>`;
    case 'sign':
      return `<mo>${escaped((piece.wild ? set.wild : '') + set.signs[piece.sign])}</mo>`;
    case 'minus':
      return `<mo form="prefix">${escaped(set.signs['-'])}</mo>`;
    case 'equals':
      return '<mo>=</mo>';
    case 'open':
      return '<mrow><mo>(</mo>';
    case 'close':
      return '<mo>)</mo></mrow>';
    case 'fraction':
      return `<mfrac>${row(piece.over, set)}${row(piece.under, set)}</mfrac>`;
    default:
      return piece satisfies never;
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
