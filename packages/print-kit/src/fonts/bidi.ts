// Which way a line of text runs: the parts of Unicode's algorithm (UAX 9) that short lines of words and figures need, so that
// Arabic, names in Latin letters and sums between isolates stand on paper as a browser shows them. Knows no font.

/** A stretch of one direction, as it is typed; stretches come in the order in which they are seen from the left. */
export interface Stretch {
  readonly text: string;
  readonly rightToLeft: boolean;
}

const ARABIC = /[\p{Script=Arabic}؀-ۿ]/u;
const OPENS = /[\u2066-\u2068]/;
const CLOSES = '\u2069';
const CONTROLS = /[\u2066-\u2069\u200e\u200f]/g;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/** Whether a text is read from the right: it has Arabic letters outside isolates. */
export function isRightToLeft(text: string): boolean {
  return ARABIC.test(text.replace(/[\u2066-\u2068][^\u2069]*\u2069?/g, ''));
}

/** Whether a language is read from the right. */
export const readsRightToLeft = (lang: string): boolean => lang === 'ar';

type Kind = 'left' | 'right' | 'number' | 'arabic-number' | 'neutral';

/** A sign, or all that stands between isolates, which counts as one neutral sign. */
interface Piece {
  readonly text: string;
  readonly inner: readonly Stretch[] | null;
}

/** A text in stretches. A line without Arabic is one stretch. */
export function stretchesOf(text: string, base: 0 | 1 = isRightToLeft(text) ? 1 : 0): readonly Stretch[] {
  if (base === 0 && !ARABIC.test(text)) return [{ text: text.replace(CONTROLS, ''), rightToLeft: false }];
  const pieces = piecesOf(text);
  const levels = levelsOf(pieces, base);
  const runs: { level: number; parts: Stretch[] }[] = [];
  pieces.forEach(({ text: sign, inner }, i) => {
    const level = levels[i] ?? base;
    const last = runs.at(-1);
    if (inner) runs.push({ level, parts: [...inner] });
    else if (last?.level === level && last.parts.length === 1 && !pieces[i - 1]?.inner)
      last.parts = [{ text: (last.parts[0]?.text ?? '') + sign, rightToLeft: level % 2 === 1 }];
    else runs.push({ level, parts: [{ text: sign, rightToLeft: level % 2 === 1 }] });
  });
  return reordered(runs).flatMap(({ parts }) => parts.map(settled));
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const signs = [...text];
  for (let i = 0; i < signs.length; i++) {
    const sign = signs[i] ?? '';
    if (OPENS.test(sign)) {
      const end = signs.indexOf(CLOSES, i);
      const inside = signs.slice(i + 1, end < 0 ? undefined : end).join('');
      pieces.push({ text: '', inner: stretchesOf(inside, sign === '\u2067' ? 1 : 0) });
      i = end < 0 ? signs.length : end;
    } else if (sign !== CLOSES) pieces.push({ text: sign, inner: null });
  }
  return pieces;
}

/** Levels as in UAX 9: even from the left, odd from the right. Rules W1 to W7, N1, N2, I1 and I2, as far as our signs go. */
function levelsOf(pieces: readonly Piece[], base: 0 | 1): number[] {
  const kinds: Kind[] = [];
  let strong: 'left' | 'right' = base === 0 ? 'left' : 'right';
  for (const { text, inner } of pieces) {
    let kind: Kind = 'neutral';
    if (inner) kind = 'neutral';
    else if (text === '\u200f') kind = 'right';
    else if (text === '\u200e') kind = 'left';
    else if (/\p{M}/u.test(text)) kind = kinds.at(-1) ?? strong;
    else if (/\d/.test(text)) kind = strong === 'left' ? 'left' : kinds.includes('right') ? 'arabic-number' : 'number';
    else if (/[،؛؟]/.test(text)) kind = text === '،' ? 'neutral' : 'right';
    else if (ARABIC.test(text)) kind = 'right';
    else if (/\p{L}/u.test(text)) kind = 'left';
    if (!/\p{M}/u.test(text) && (kind === 'left' || kind === 'right') && !/\d/.test(text)) strong = kind;
    kinds.push(kind);
  }
  const isDigit = (kind: Kind | undefined): boolean => kind === 'number' || kind === 'arabic-number';
  // One sign of a number between its digits belongs to it: 1.5, 1:2.
  pieces.forEach(({ text }, i) => {
    const before = kinds[i - 1];
    const joins = before === 'number' ? /^[.,:/+−-]$/u : /^[.,:/]$/;
    if (before !== undefined && isDigit(before) && kinds[i + 1] === before && joins.test(text)) kinds[i] = before;
  });
  const side = (kind: Kind | undefined): 0 | 1 =>
    kind === undefined || kind === 'neutral' ? base : kind === 'left' ? 0 : 1;
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'neutral') continue;
    let end = i;
    while (kinds[end + 1] === 'neutral') end++;
    const [before, after] = [side(kinds[i - 1]), side(kinds[end + 1])];
    kinds.fill((before === after ? before : base) === 0 ? 'left' : 'right', i, end + 1);
    i = end;
  }
  return kinds.map((kind) => (kind === 'right' ? 1 : kind === 'left' ? 2 * base : 2));
}

/** Rule L2: every stretch of a level and above is turned round, from the highest level down to 1. */
function reordered<R extends { readonly level: number }>(runs: readonly R[]): R[] {
  const order = [...runs];
  for (let level = 2; level >= 1; level--) {
    for (let i = 0; i < order.length; i++) {
      let end = i;
      while ((order[end]?.level ?? 0) >= level) end++;
      if (end === i) continue;
      order.splice(i, end - i, ...order.slice(i, end).reverse());
      i = end;
    }
  }
  return order;
}

/** Without what is not seen, brackets turned; signs alone, which a font cannot tell a direction from, in the order they are seen. */
function settled({ text, rightToLeft }: Stretch): Stretch {
  const plain = text.replace(CONTROLS, '');
  if (!rightToLeft) return { text: plain, rightToLeft };
  const turned = [...plain].map((sign) => MIRRORED[sign] ?? sign);
  if (ARABIC.test(plain)) return { text: turned.join(''), rightToLeft };
  return { text: turned.reverse().join(''), rightToLeft: false };
}
