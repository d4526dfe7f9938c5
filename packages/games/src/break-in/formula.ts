// A row of cards read as a formula: how it is written, which cards it takes, what both sides come to, what it is worth.
// The one place that says whether a formula may be laid; referee, table, command line and bots all ask here.
import { no, YES, type Verdict } from '@cardinal/kernel';
import {
  equals,
  evaluate,
  isWhole,
  parseEquation,
  SIGNS,
  STAR_WILD,
  steps,
  toText,
  wildsIn,
  type Expr,
  type Sign,
  type Span,
} from '@cardinal/number';
import {
  cardsOf,
  EQUALS_POINTS,
  grammarOf,
  hasSign,
  pointsOf,
  type FormulaCard,
  type FormulaRules,
} from '@cardinal/solver';
import type { BreakInWhy, Card, CardId } from './types.ts';

/** A formula that can be read, true or not. */
export interface Reading {
  readonly ok: true;
  /** In plain signs, each wild one with the sign it stands for: "1*+2=3". */
  readonly text: string;
  /** Its cards in reading order, without the "=". */
  readonly cards: readonly FormulaCard[];
  /** With the 20 of the "=". */
  readonly points: number;
  /** What the sides come to, as "14" or "-3/5"; null where something is divided by 0. */
  readonly left: string | null;
  readonly right: string | null;
  /** Whether the formula is true, or why not. */
  readonly truth: Verdict<BreakInWhy>;
}

type Unreadable = Exclude<Verdict<BreakInWhy>, { readonly ok: true }>;

/** Reads a formula under the house rules. A bare `*` is not settled here: see {@link settled}. */
export function readFormula(text: string, rules: FormulaRules): Reading | Unreadable {
  const grammar = grammarOf(rules);
  const read = parseEquation(text, grammar);
  if (!read.ok) return no('unreadable', { slip: read.why, ...(read.found && { found: read.found }) }, read.at);
  const { left, right } = read.equation;
  const plain = plainText(text);
  const cards = cardsOf(plain);
  if ((rules.requireOperator ?? true) && !hasSign(left) && !hasSign(right)) return no('needs-operator');
  const a = evaluate(left);
  const b = evaluate(right);
  return {
    ok: true,
    text: plain,
    cards,
    points: pointsOf(cards) + EQUALS_POINTS,
    left: a.ok ? toText(a.value) : null,
    right: b.ok ? toText(b.value) : null,
    truth: truthOf(left, right, rules),
  };
}

function truthOf(left: Expr, right: Expr, rules: FormulaRules): Verdict<BreakInWhy> {
  for (const side of [left, right]) {
    const value = evaluate(side);
    if (!value.ok) return no('division-by-zero', undefined, value.at?.start);
    if (!rules.wholeDivision) continue;
    const broken = steps(side).find((step) => !isWhole(step.value));
    if (broken) return no('not-whole', { value: toText(broken.value) }, broken.of.at?.start);
  }
  const a = evaluate(left);
  const b = evaluate(right);
  if (a.ok && b.ok && !equals(a.value, b.value))
    return no('not-true', { left: toText(a.value), right: toText(b.value) });
  return YES;
}

/** The same formula with every bare `*` given the sign that makes it true, tried in the order + - x ÷; null where none does or there are more than six (ruling 2.10). */
export function settled(text: string, rules: FormulaRules): string | null {
  const wilds = wildsIn(text, grammarOf(rules));
  if (wilds.length > 6) return null;
  for (let pick = 0; pick < SIGNS.length ** wilds.length; pick++) {
    const signs = wilds.map((_, i) => SIGNS[Math.floor(pick / SIGNS.length ** i) % SIGNS.length] ?? '+');
    const said = saying(text, wilds, signs);
    const read = readFormula(said, rules);
    if (read.ok ? read.truth.ok : wilds.length === 0) return said;
    if (!read.ok && read.why === 'needs-operator') return null;
  }
  return null;
}

function saying(text: string, wilds: readonly Span[], signs: readonly Sign[]): string {
  let said = '';
  let from = 0;
  for (const [i, { start, end }] of wilds.entries()) {
    said += `${text.slice(from, start)}*${GLYPH[signs[i] ?? '+']}`;
    from = end;
  }
  return said + text.slice(from);
}

const GLYPH: Readonly<Record<Sign, string>> = { '+': '+', '-': '-', '*': 'x', '/': '/' };

/** Whether cards, in this order, are those that a formula takes. */
export function fitsCards(reading: Reading, faces: readonly FormulaCard[]): boolean {
  return faces.length === reading.cards.length && faces.every((face, i) => face === reading.cards[i]);
}

/** Cards of a hand for a formula, in reading order: the card `first` wherever its face is needed, then those everyone knows; or null where some are missing. */
export function cardsFor(
  faces: readonly FormulaCard[],
  hand: readonly Card[],
  first: CardId | null = null,
  known: readonly Card[] = [],
): CardId[] | null {
  const open = new Set(known.map(({ id }) => id));
  const rank = ({ id }: Card): number => (id === first ? 0 : open.has(id) ? 1 : 2);
  const left = hand.toSorted((a, b) => rank(a) - rank(b));
  const ids: CardId[] = [];
  for (const face of faces) {
    const at = left.findIndex((card) => card.face === face);
    const card = left[at];
    if (!card) return null;
    ids.push(card.id);
    left.splice(at, 1);
  }
  return ids;
}

/** Faces that a formula takes beyond a hand, and how many of its cards are there. */
export function missingFrom(faces: readonly FormulaCard[], hand: readonly FormulaCard[]): FormulaCard[] {
  const left = [...hand];
  return faces.filter((face) => {
    const at = left.indexOf(face);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** A row of cards as text: digits that touch make one number. `saying` gives the n-th wild sign its sign; without one it stays a bare `*`, which is not settled. */
export function rowText(
  row: readonly (FormulaCard | '=' | '(' | ')')[],
  saying: readonly (Sign | null)[] = [],
): string {
  let wild = 0;
  let text = '';
  for (const one of row) {
    text += one;
    if (one !== '*') continue;
    const said = saying[wild++];
    if (said) text += GLYPH[said];
  }
  return text;
}

const OPENING = '([{（［｛';
const CLOSING = ')]}）］｝';

/** The formula in plain characters: digits, `+ - x / * = ( )`. What is no part of a formula is left out. */
function plainText(text: string): string {
  const { glyphs } = STAR_WILD;
  let plain = '';
  for (const one of text) {
    if (/[0-9０-９٠-٩۰-۹]/.test(one)) plain += String(one.charCodeAt(0) % 16);
    else if (glyphs.plus.includes(one)) plain += '+';
    else if (glyphs.minus.includes(one)) plain += '-';
    else if (glyphs.times.includes(one)) plain += 'x';
    else if (glyphs.divide.includes(one)) plain += '/';
    else if (glyphs.wild.includes(one)) plain += '*';
    else if ('=＝'.includes(one)) plain += '=';
    else if (OPENING.includes(one)) plain += '(';
    else if (CLOSING.includes(one)) plain += ')';
  }
  return plain;
}
