// Lines of text that fit: broken at spaces, shrunk where a single line must stay one. Measures come from the font.
import type { Fonts } from '../fonts/fonts.ts';
import { INKS } from '../face/card-art.ts';
import type { TextShape, Weight } from './shapes.ts';

/** A line of text; ink, bold and from the left where nothing else is said. */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  given: Partial<Pick<TextShape, 'weight' | 'anchor' | 'fill'>> = {},
): TextShape {
  return { kind: 'text', text, x, y, size, weight: 'bold', anchor: 'start', fill: INKS.ink, ...given };
}

/** The largest size up to `size` at which a line is no wider than `width`. */
export function fitSize(fonts: Fonts, text: string, weight: Weight, size: number, width: number): number {
  const natural = fonts.width(text, weight) * size;
  return natural <= width ? size : (size * width) / natural;
}

/** What may not begin a line of Chinese, and what may not end one. */
const CLINGS = /^[，。、；：？！”’）》〉】」』…·％,.;:?!)\]]/u;
const LEADS = /[“‘（《〈【「『([]$/u;
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** What kerning at the spaces of a line may add to the measures of its words. */
const SLACK = 0.99;

/** A text in lines no wider than `width`, broken at spaces and between Chinese signs, never inside an isolate. A word that is wider alone has a line of its own. */
export function wrap(fonts: Fonts, text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  // Words are measured one by one, since they come again in other lines and at other sizes.
  const limit = (width / size) * SLACK;
  const space = fonts.width(' ', weight);
  let current = '';
  let wide = 0;
  for (const piece of piecesOf(text)) {
    const own = fonts.width(piece, weight);
    if (current !== '' && wide + own - (piece.endsWith(' ') ? space : 0) > limit) {
      lines.push(current.trimEnd());
      current = '';
      wide = 0;
    }
    current += piece;
    wide += own;
  }
  if (current.trimEnd() !== '') lines.push(current.trimEnd());
  return lines;
}

/** The smallest pieces that lines are made of, each with the space behind it. */
function piecesOf(text: string): string[] {
  const words = text.match(/(?:\u2066[^\u2069]*\u2069|[^ \u2066])+ ?/gu) ?? [];
  return words.flatMap((word) => {
    if (!CHINESE.test(word)) return [word];
    const pieces: string[] = [];
    for (const sign of word.match(/[^\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…— ]+ ?|.\s?/gu) ?? []) {
      const before = pieces.at(-1);
      if (before !== undefined && (CLINGS.test(sign) || LEADS.test(before))) pieces[pieces.length - 1] = before + sign;
      else pieces.push(sign);
    }
    return pieces;
  });
}
