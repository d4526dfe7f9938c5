// Cuts a text into numbers, signs and brackets by a game's glyph table. Never refuses anything: what
// it does not know becomes an `unknown` token, so that the parser reports slips in reading order.

import type { Span } from './expression.ts';
import type { Grammar } from './grammar.ts';
import type { Sign } from './signs.ts';

/** One piece of a written sentence and where it stands; `shape` is 0, 1, 2 for ( [ {. */
export type Token = Span &
  (
    | { readonly kind: 'number'; readonly value: bigint; readonly leadingZero: boolean }
    | { readonly kind: 'sign'; readonly sign: Sign; readonly wild: boolean }
    | { readonly kind: 'open' | 'close'; readonly shape: number }
    | { readonly kind: 'wild' | 'equals' | 'unknown' }
  );

// Layout characters that carry no meaning: spaces of all kinds, zero-width ones, marks of direction.
const BLANK = /[\s\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/u;
const DIGIT_ROWS = [0x30, 0xff10, 0x0660, 0x06f0];
const OPENING = '([{（［｛';
const CLOSING = ')]}）］｝';
const EQUALS = '=＝';

/** The tokens of a text. A wild sign written together with a sign ("*+") stands for that sign. */
export function tokensOf(text: string, grammar: Grammar): readonly Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < text.length;) {
    const glyph = String.fromCodePoint(text.codePointAt(start) ?? 0);
    const end = start + glyph.length;
    if (digitOf(glyph) !== null) {
      const number = numberAt(text, start);
      tokens.push(number);
      start = number.end;
      continue;
    }
    if (!BLANK.test(glyph)) append(tokens, { start, end, ...meaning(glyph, grammar) });
    start = end;
  }
  return tokens;
}

type Meaning = Token extends infer T ? (T extends Span ? Omit<T, keyof Span> : never) : never;

function meaning(glyph: string, { glyphs }: Grammar): Meaning {
  if (glyphs.wild.includes(glyph)) return { kind: 'wild' };
  if (glyphs.plus.includes(glyph)) return { kind: 'sign', sign: '+', wild: false };
  if (glyphs.minus.includes(glyph)) return { kind: 'sign', sign: '-', wild: false };
  if (glyphs.times.includes(glyph)) return { kind: 'sign', sign: '*', wild: false };
  if (glyphs.divide.includes(glyph)) return { kind: 'sign', sign: '/', wild: false };
  if (EQUALS.includes(glyph)) return { kind: 'equals' };
  if (OPENING.includes(glyph)) return { kind: 'open', shape: OPENING.indexOf(glyph) % 3 };
  if (CLOSING.includes(glyph)) return { kind: 'close', shape: CLOSING.indexOf(glyph) % 3 };
  return { kind: 'unknown' };
}

function append(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  if (token.kind === 'sign' && last?.kind === 'wild' && last.end === token.start) {
    tokens[tokens.length - 1] = { ...token, start: last.start, wild: true };
  } else {
    tokens.push(token);
  }
}

function numberAt(text: string, start: number): Token & { readonly kind: 'number' } {
  let [digits, end] = ['', start];
  for (let digit = digitOf(text[end]); digit !== null; digit = digitOf(text[++end])) digits += digit;
  const leadingZero = digits.length > 1 && digits.startsWith('0');
  return { kind: 'number', value: BigInt(digits), leadingZero, start, end };
}

/** The digit 0–9 of Western, full-width, Arabic or Persian writing, else null. */
function digitOf(glyph: string | undefined): number | null {
  const code = glyph?.codePointAt(0) ?? -1;
  const row = DIGIT_ROWS.find((zero) => code >= zero && code <= zero + 9);
  return row === undefined ? null : code - row;
}
