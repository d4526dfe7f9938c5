// Sentences as presentation MathML (https://www.w3.org/TR/mathml-core/). Always left to right, in an
// Arabic or Hebrew page too.

import type { Sentence } from './expression.ts';
import { layout, type Bar, type Piece } from './layout.ts';
import { SIGN_SETS, type SignSet } from './sign-sets.ts';
import type { Order } from './signs.ts';

/** Divisions in a line with their sign, or as fractions with a bar; and the order that needs brackets. */
export interface MathmlOptions {
  readonly bars?: boolean;
  readonly order?: Order;
}

/** A `<math>` element, well-formed as XML and as HTML. */
export function mathml(sentence: Sentence, signs: SignSet = SIGN_SETS.en, options: MathmlOptions = {}): string {
  const { bars = false, order = 'school' } = options;
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" dir="ltr">${row(sentence)}</math>`;

  function row(part: Sentence): string {
    return `<mrow>${layout(part, order, bars).map(element).join('')}</mrow>`;
  }

  function element(piece: Piece | Bar): string {
    switch (piece.kind) {
      case 'number':
        return `<mn>${piece.value}</mn>`;
      case 'sign':
        return `<mo>${escaped((piece.wild ? signs.wild : '') + signs.signs[piece.sign])}</mo>`;
      case 'minus':
        return `<mo form="prefix">${escaped(signs.signs['-'])}</mo>`;
      case 'equals':
        return '<mo>=</mo>';
      case 'open':
        return '<mrow><mo>(</mo>';
      case 'close':
        return '<mo>)</mo></mrow>';
      case 'bar':
        return `<mfrac>${row(piece.over)}${row(piece.under)}</mfrac>`;
      default:
        return piece satisfies never;
    }
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
