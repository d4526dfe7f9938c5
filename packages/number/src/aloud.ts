// A printed line as it is read aloud: the sums and fractions in it become words, everything else stays as it is. It knows
// signs and brackets in the shapes that any reader may have chosen and those of a record, no game and no sentence.

import type { Sign } from './signs.ts';
import type { Voice } from './speech.ts';

const SHAPES: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '\u2212': '-',
  '*': '*',
  '\u00d7': '*',
  '\u00b7': '*',
  '/': '/',
  '\u00f7': '/',
  ':': '/',
};

const GAP = String.raw`[ \u2009\u00a0]`;
const SPACE = `${GAP}?`;
// Among the signs of a record a slash divides: "2*9/3".
const FRACTION = String.raw`(?<![\d+*/])\d+/\d+(?![\d+*/-])`;
const MIXED = String.raw`(?<![\d/])\d+${GAP}${FRACTION}`;
const NUMBER = String.raw`(?:${MIXED}|${FRACTION}|\d+(?:[.,\u066b]\d+)?)`;
/** A minus that belongs to what is behind it. */
const BELOW = String.raw`(?<![\p{L}\d)])[-\u2212]`;
const ATOM = String.raw`(?:(?:${BELOW})?\(${SPACE})*(?:(?:${BELOW})?${NUMBER}|□+)(?:${SPACE}\))*`;
// A colon or a hyphen is a sign only where it stands alike on both sides: "12 : 3", not "Seat 2: 3 points".
const LINK = String.raw`(?:${SPACE}[+*/\u2212×·÷=≈]${SPACE}|${GAP}[-:]${GAP}|(?<=\d):(?=\d)|(?<=[\d)])-(?=[\d(]))`;
const SUM = new RegExp(String.raw`(?:${BELOW})?${MIXED}(?!${LINK})|${ATOM}(?:${LINK}${ATOM})+`, 'gu');
const BELOW_ZERO = new RegExp(String.raw`${BELOW}(?=\d)`, 'gu');
const TOKEN = new RegExp(String.raw`${NUMBER}|[-+\u2212*/×·÷:=≈()□]`, 'gu');
/** What keeps a sum together in a line that is read the other way. */
const ISOLATED = /\u2066([^\u2066-\u2069]*)\u2069/gu;

/** The end of a sentence, in the marks of all our languages. */
const STOPPED = /[.!?:…。！？：؟]$/u;

/** "Ana lays 2 × (3 + 1) = 8." as "Ana lays two times, open bracket, three plus one, close bracket, equals eight." A box stands for `blank`; lines become sentences. */
export function aloud(line: string, voice: Voice, blank: string): string {
  return line
    .split('\n')
    .map((part) => lineAloud(part, voice, blank))
    .reduce((before, part) => before + (STOPPED.test(before) ? voice.space : voice.stop) + part);
}

function lineAloud(line: string, voice: Voice, blank: string): string {
  return line
    .replace(ISOLATED, '$1')
    .replace(SUM, (sum) => said(tokensOf(sum), voice, blank))
    .replace(BELOW_ZERO, voice.negative + voice.space)
    .replace(/□+/gu, (boxes) => said([...boxes], voice, blank));
}

/** The signs and numbers of a sum. What a reader is shown as a fraction is in lowest terms: "9/3" is a division. */
function tokensOf(sum: string): readonly string[] {
  return (sum.match(TOKEN) ?? []).flatMap((token) => {
    const [whole, over, under] = fractionOf(token);
    if (under === undefined || over === undefined || (under > 1n && common(over, under) === 1n)) return [token];
    return [...(whole === undefined ? [] : [String(whole)]), String(over), '/', String(under)];
  });
}

/** "6 2/3" as 6, 2 and 3; what is no fraction has no parts. */
function fractionOf(token: string): readonly [whole?: bigint | undefined, over?: bigint, under?: bigint] {
  const [, whole, over, under] = /^(?:(\d+)\D)?(\d+)\/(\d+)$/u.exec(token) ?? [];
  if (over === undefined || under === undefined) return [];
  return [whole === undefined ? undefined : BigInt(whole), BigInt(over), BigInt(under)];
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

function said(tokens: readonly string[], voice: Voice, blank: string): string {
  return tokens.reduce((before, token, at) => {
    const last = tokens[at - 1];
    const word = wordOf(token, last, voice, blank);
    if (last === undefined) return word;
    return before + (isBracket(last) || isBracket(token) ? voice.pause : voice.space) + word;
  }, '');
}

const isBracket = (token: string): boolean => token === '(' || token === ')';

function wordOf(token: string, last: string | undefined, voice: Voice, blank: string): string {
  if (/^\d+$/.test(token)) return voice.number(BigInt(token));
  if (token === '(') return voice.open;
  if (token === ')') return voice.close;
  if (token === '=') return voice.equals;
  if (token === '≈') return voice.about;
  if (token === '□') return blank;
  const sign = SHAPES[token];
  if (sign === '-' && (last === undefined || last === '(' || last === '=' || last in SHAPES)) return voice.negative;
  if (sign !== undefined) return voice.sign(sign);
  const [whole, over, under] = fractionOf(token);
  if (over === undefined || under === undefined) return token;
  const fraction = voice.fraction(over, under);
  return whole === undefined ? fraction : voice.mixed(voice.number(whole), fraction);
}
