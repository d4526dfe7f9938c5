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

/** A text in lines no wider than `width`. A word that is wider alone has a line of its own. */
export function wrap(fonts: Fonts, text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && fonts.width(longer, weight) * size > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  if (current !== '') lines.push(current);
  return lines;
}
