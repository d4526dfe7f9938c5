// Formulas and cards of Break In in a reader's signs. Knows no words.
import type { Sign, SignSet } from '@cardinal/number';

const SIGN_OF: Readonly<Record<string, Sign>> = { '+': '+', '-': '-', x: '*', '/': '/' };

/** A sign card as it is printed for a reader: "÷" for "/"; anything else as it is. */
export const glyph = (face: string, { signs }: SignSet): string => {
  const sign = SIGN_OF[face];
  return sign === undefined ? face : signs[sign];
};

/** "12 + 1 + 2 = 3 × 5"; a wild sign is shown as the sign it stands for. */
export function shownFormula(formula: string, signs: SignSet): string {
  const text = formula
    .replace(/\*([-+x/])/g, '$1')
    .replace(/(\d|\))([-+x/=])/g, '$1 $2 ')
    .replace(/[-+x/]/g, (face) => glyph(face, signs));
  return signs.around.join(text);
}
