// The fonts of paper: what a text measures, which signs there are, and how they look as outlines. A language whose signs the
// house's font has not brings one of its own behind it. A sign that none has is an error at once: in a file it would be an
// empty box that nobody sees before it is printed.
import { create, type Font } from 'fontkit';
import { n, WEIGHTS, type Weight } from '../drawing/shapes.ts';
import { stretchesOf } from './bidi.ts';

/** The two faces of a font as files. */
export type FontBytes = Readonly<Record<Weight, Uint8Array>>;

/** A stretch of a line in one face, from its left end. Measures in units of the font size. */
export interface Run {
  /** Of {@link Fonts.faces}. */
  readonly face: string;
  readonly text: string;
  readonly rightToLeft: boolean;
  readonly x: number;
}

/** Opened fonts. Measures are in units of the font size. */
export interface Fonts {
  /** All faces as files, by name. */
  readonly faces: ReadonlyMap<string, Uint8Array>;
  /** How wide a text is, kerning included. Throws `missing-glyph` with the sign. */
  width(text: string, weight: Weight): number;
  /** A text as stretches of one face each, in the order in which they are seen. */
  runs(text: string, weight: Weight): readonly Run[];
  /** A text as an outline that begins at 0 0 on its baseline, y downwards. */
  outline(text: string, weight: Weight): string;
}

/** Height of digits and capitals in units of the font size. */
export const CAP_HEIGHT = 0.668;

/** A font's way through a text: its stretches and where they end. */
interface Laid {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Opens fonts; the first that has a sign draws it. What is read from the right is tried with the last font first, so that its spaces and stops stay in one stretch with its letters. */
export function openFonts(...families: readonly FontBytes[]): Fonts {
  const nameOf = (weight: Weight, family: number): string => (family === 0 ? weight : `${weight}-${family + 1}`);
  const faces = new Map(families.flatMap((bytes, i) => WEIGHTS.map((weight) => [nameOf(weight, i), bytes[weight]])));
  const opened = new Map([...faces].map(([name, bytes]) => [name, create(bytes)]));
  const laid = new Map<string, Laid>();
  const outlines = new Map<string, string>();
  const faceOf = (name: string): Font => {
    const face = opened.get(name);
    if (!face) throw new Error(`no-face: ${name}`);
    return face;
  };
  const order = families.map((_, i) => i);

  const homes = new Map<string, number | undefined>();

  function familyOf(sign: string, rightToLeft: boolean): number | undefined {
    const key = rightToLeft ? `${sign}r` : sign;
    if (homes.has(key)) return homes.get(key);
    const code = sign.codePointAt(0) ?? 0;
    const home = (rightToLeft ? order.toReversed() : order).find((family) =>
      WEIGHTS.every((weight) => faceOf(nameOf(weight, family)).hasGlyphForCodePoint(code)),
    );
    homes.set(key, home);
    return home;
  }

  function layOut(given: string, weight: Weight): Laid {
    const text = given.replaceAll(NARROW, USUAL);
    const key = `${weight} ${text}`;
    const known = laid.get(key);
    if (known) return known;
    const runs: Run[] = [];
    let x = 0;
    for (const { text: part, rightToLeft } of stretchesOf(text)) {
      const pieces: { family: number; text: string }[] = [];
      for (const one of part) {
        const family = familyOf(one, rightToLeft);
        if (family === undefined) throw absent(one, text);
        const last = pieces.at(-1);
        if (last?.family === family) last.text += one;
        else pieces.push({ family, text: one });
      }
      for (const piece of rightToLeft ? pieces.reverse() : pieces) {
        const face = nameOf(weight, piece.family);
        runs.push({ face, text: piece.text, rightToLeft, x });
        x += faceOf(face).layout(piece.text).advanceWidth / faceOf(face).unitsPerEm;
      }
    }
    const made = { runs, width: x };
    laid.set(key, made);
    return made;
  }

  return {
    faces,
    width: (text, weight) => layOut(text, weight).width,
    runs: (text, weight) => layOut(text, weight).runs,
    outline(text, weight) {
      const key = `${weight} ${text}`;
      let outline = outlines.get(key);
      if (outline === undefined) {
        outline = layOut(text, weight)
          .runs.map((run) => outlineOf(faceOf(run.face), run))
          .join('');
        outlines.set(key, outline);
      }
      return outline;
    },
  };
}

/** The narrow space before French stops: the font has only the usual one that does not break. */
const [NARROW, USUAL] = ['\u202f', '\u00a0'];

function absent(sign: string, text: string): Error {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return new Error(`missing-glyph: the font has no "${sign}" (U+${code}) for "${text}"`);
}

function outlineOf(face: Font, { text, x }: Run): string {
  const em = face.unitsPerEm;
  const run = face.layout(text);
  const parts: string[] = [];
  let pen = x * em;
  for (const [at, glyph] of run.glyphs.entries()) {
    const place = run.positions[at];
    const dx = pen + (place?.xOffset ?? 0);
    const dy = place?.yOffset ?? 0;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, i) => n(i % 2 === 0 ? (value + dx) / em : -(value + dy) / em));
      parts.push(`${LETTERS[command]}${points.join(' ')}`);
    }
    pen += place?.xAdvance ?? 0;
  }
  return parts.join('');
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
