// Cuts a text into numbers, signs and brackets by a game's glyph table. Never refuses anything: what
// it does not know becomes an `unknown` token, so that the parser reports slips in reading order.

import { westernDigits } from './digits.ts';
import type { Span } from './expression.ts';
import type { Grammar } from './grammar.ts';
import { SIGNS, type Sign } from './signs.ts';

/** One piece of a written sentence and where it stands; `shape` is 0, 1, 2 for ( [ {. */
export type Token = Span &
  (
    | { readonly kind: 'number'; readonly value: bigint; readonly leadingZero: boolean }
    | { readonly kind: 'sign'; readonly sign: Sign; readonly wild: boolean }
    | { readonly kind: 'open'; readonly shape: number }
    | { readonly kind: 'close'; readonly shape: number }
    | { readonly kind: 'wild' | 'equals' | 'unknown' }
  );

const PART = /[0-9０-９٠-٩۰-۹]+|./gsu;
// Layout characters that carry no meaning: spaces of all kinds, zero-width ones, marks of direction.
const BLANK = /[\s\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/u;
const OPENING = '([{（［｛';
const CLOSING = ')]}）］｝';
const EQUALS = '=＝';

/** The tokens of a text. A wild sign written together with a sign ("*+") stands for that sign. */
export function tokensOf(text: string, grammar: Grammar): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: part, index: start } of text.matchAll(PART)) {
    if (BLANK.test(part)) continue;
    const token = { start, end: start + part.length, ...meaning(part, grammar) };
    const last = tokens.at(-1);
    if (token.kind === 'sign' && last?.kind === 'wild' && last.end === start) {
      tokens[tokens.length - 1] = { ...token, start: last.start, wild: true };
    } else {
      tokens.push(token);
    }
  }
  return tokens;
}

type Meaning = Token extends infer T ? (T extends Span ? Omit<T, keyof Span> : never) : never;

function meaning(part: string, { glyphs }: Grammar): Meaning {
  const digits = westernDigits(part);
  if (/^[0-9]/.test(digits)) {
    return { kind: 'number', value: BigInt(digits), leadingZero: /^0./.test(digits) };
  }
  if (glyphs.wild.includes(part)) return { kind: 'wild' };
  const written: Readonly<Record<Sign, string>> = {
    '+': glyphs.plus,
    '-': glyphs.minus,
    '*': glyphs.times,
    '/': glyphs.divide,
  };
  const sign = SIGNS.find((one) => written[one].includes(part));
  if (sign !== undefined) return { kind: 'sign', sign, wild: false };
  if (EQUALS.includes(part)) return { kind: 'equals' };
  if (OPENING.includes(part)) return { kind: 'open', shape: OPENING.indexOf(part) % 3 };
  if (CLOSING.includes(part)) return { kind: 'close', shape: CLOSING.indexOf(part) % 3 };
  return { kind: 'unknown' };
}
