// A printed line as it is read aloud: the sums in it become words, everything else stays as it is. It knows signs and
// brackets in the shapes that any reader may have chosen, no game and no sentence.

import type { Sign } from './signs.ts';
import type { Voice } from './speech.ts';

const SHAPES: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '\u2212': '-',
  '\u00d7': '*',
  '\u00b7': '*',
  '\u00f7': '/',
  ':': '/',
};

const NUMBER = String.raw`\d+(?:[.,\u066b]\d+)?`;
const SPACE = String.raw`[ \u2009\u00a0]?`;
const ATOM = String.raw`(?:\(${SPACE})*(?:${NUMBER}|□)(?:${SPACE}\))*`;
// A colon divides only where it stands alike on both sides: "12 : 3", not "Seat 2: 3 points".
const LINK = String.raw`(?:${SPACE}[+\u2212×·÷=]${SPACE}|[ \u2009\u00a0]:[ \u2009\u00a0]|(?<=\d)[-:](?=\d))`;
const SUM = new RegExp(String.raw`[\u2066]?(${ATOM}(?:${LINK}${ATOM})+)[\u2069]?`, 'gu');
/** A minus that belongs to the number behind it. */
const BELOW_ZERO = /(?<![\p{L}\d)])[-\u2212](?=\d)/gu;
const TOKEN = new RegExp(String.raw`${NUMBER}|[-+\u2212×·÷:=()□]`, 'gu');

/** "Ana lays 2 × (3 + 1) = 8." as "Ana lays two times, open bracket, three plus one, close bracket, equals eight." A box stands for `blank`. */
export function aloud(line: string, voice: Voice, blank: string): string {
  return line
    .replace(SUM, (_, sum: string) => said(sum.match(TOKEN) ?? [], voice, blank))
    .replace(BELOW_ZERO, voice.sign('-') + (voice.space || ''))
    .replaceAll('□', blank);
}

function said(tokens: readonly string[], voice: Voice, blank: string): string {
  return tokens.reduce((before, token, at) => {
    const last = tokens[at - 1];
    if (last === undefined) return word(token, voice, blank);
    const between = isBracket(last) || isBracket(token) ? voice.pause : voice.space;
    return before + between + word(token, voice, blank);
  }, '');
}

const isBracket = (token: string): boolean => token === '(' || token === ')';

function word(token: string, voice: Voice, blank: string): string {
  if (/^\d+$/.test(token)) return voice.number(BigInt(token));
  if (token === '(') return voice.open;
  if (token === ')') return voice.close;
  if (token === '=') return voice.equals;
  if (token === '□') return blank;
  const sign = SHAPES[token];
  return sign === undefined ? token : voice.sign(sign);
}
