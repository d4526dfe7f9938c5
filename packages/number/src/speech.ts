// Sentences and values as spoken words. The words come from a `Voice`, one a language; where brackets
// are said is decided by the same layout that prints them.

import type { Sentence } from './expression.ts';
import { absolute, compare, denominator, isWhole, numerator, ZERO, type Rational } from './fraction.ts';
import { layout, type Piece } from './layout.ts';
import type { Order, Sign } from './signs.ts';

/** What a language says for each thing; whether numbers are words or digits is its choice. */
export interface Voice {
  readonly number: (value: bigint) => string;
  /** The sign between two numbers: "plus", "divided by". */
  readonly sign: (sign: Sign) => string;
  /** Before a single thing: "negative". */
  readonly negative: string;
  readonly equals: string;
  /** Between a sum and what it nearly is. */
  readonly about: string;
  readonly open: string;
  readonly close: string;
  /** A fraction of nought to one: "three fifths". */
  readonly fraction: (over: bigint, under: bigint) => string;
  /** A whole number and a fraction already in words: "two and three fifths". */
  readonly mixed: (whole: string, fraction: string) => string;
  /** Between words, and around brackets; not every language has spaces. */
  readonly space: string;
  readonly pause: string;
  /** Between two sentences of which the first ends without a stop of its own. */
  readonly stop: string;
}

/** "six divided by, open bracket, two plus three, close bracket". */
export function speak(sentence: Sentence, voice: Voice, order: Order = 'school'): string {
  const pieces = layout(sentence, order);
  return pieces.reduce((said, piece, index) => {
    const before = pieces[index - 1];
    if (before === undefined) return word(piece, voice);
    return said + (isBracket(before) || isBracket(piece) ? voice.pause : voice.space) + word(piece, voice);
  }, '');
}

/** "fourteen", "negative three fifths", "two and three fifths". */
export function speakRational(value: Rational, voice: Voice): string {
  const said = unsigned(absolute(value), voice);
  return compare(value, ZERO) < 0 ? voice.negative + voice.space + said : said;
}

const isBracket = ({ kind }: Piece): boolean => kind === 'open' || kind === 'close';

function word(piece: Piece, voice: Voice): string {
  switch (piece.kind) {
    case 'number':
      return voice.number(piece.value);
    case 'sign':
      return voice.sign(piece.sign);
    case 'minus':
      return voice.negative;
    case 'equals':
    case 'open':
    case 'close':
      return voice[piece.kind];
    default:
      return piece satisfies never;
  }
}

function unsigned(value: Rational, voice: Voice): string {
  const [n, d] = [numerator(value), denominator(value)];
  if (isWhole(value)) return voice.number(n);
  const fraction = voice.fraction(n % d, d);
  return n < d ? fraction : voice.mixed(voice.number(n / d), fraction);
}
