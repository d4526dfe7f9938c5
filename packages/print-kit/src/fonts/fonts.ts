// The font of paper: what a text measures, which signs there are, and how they look as outlines. A sign that the font
// has not is an error at once: in a file it would be an empty box that nobody sees before it is printed.
import { create, type Font } from 'fontkit';
import { n, WEIGHTS, type Weight } from '../drawing/shapes.ts';

/** The two faces of the font as files. */
export type FontBytes = Readonly<Record<Weight, Uint8Array>>;

/** An opened font. Measures are in units of the font size. */
export interface Fonts {
  readonly bytes: FontBytes;
  /** How wide a text is, kerning included. Throws `missing-glyph` with the sign. */
  width(text: string, weight: Weight): number;
  /** A text as an outline that begins at 0 0 on its baseline, y downwards. */
  outline(text: string, weight: Weight): string;
  /** Whether every sign of a text is there. */
  has(text: string): boolean;
}

/** Height of digits and capitals in units of the font size. */
export const CAP_HEIGHT = 0.668;

/** Opens the font. */
export function openFonts(bytes: FontBytes): Fonts {
  const faces = Object.fromEntries(WEIGHTS.map((weight) => [weight, create(bytes[weight])])) as Record<Weight, Font>;
  const widths = new Map<string, number>();
  const outlines = new Map<string, string>();

  const missing = (text: string): string | undefined =>
    [...text].find((sign) => !WEIGHTS.every((weight) => faces[weight].hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)));

  function check(text: string): void {
    const sign = missing(text);
    if (sign !== undefined) {
      const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      throw new Error(`missing-glyph: the font has no "${sign}" (U+${code}) for "${text}"`);
    }
  }

  return {
    bytes,
    has: (text) => missing(text) === undefined,
    width(text, weight) {
      const key = `${weight} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        check(text);
        width = faces[weight].layout(text).advanceWidth / faces[weight].unitsPerEm;
        widths.set(key, width);
      }
      return width;
    },
    outline(text, weight) {
      const key = `${weight} ${text}`;
      let outline = outlines.get(key);
      if (outline === undefined) {
        check(text);
        outline = outlineOf(faces[weight], text);
        outlines.set(key, outline);
      }
      return outline;
    },
  };
}

function outlineOf(face: Font, text: string): string {
  const em = face.unitsPerEm;
  const run = face.layout(text);
  const parts: string[] = [];
  let pen = 0;
  for (const [at, glyph] of run.glyphs.entries()) {
    const place = run.positions[at];
    const dx = pen + (place?.xOffset ?? 0);
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, i) => n(i % 2 === 0 ? (value + dx) / em : -value / em));
      parts.push(`${LETTERS[command]}${points.join(' ')}`);
    }
    pen += place?.xAdvance ?? 0;
  }
  return parts.join('');
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
