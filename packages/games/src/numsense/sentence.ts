// What a sentence is worth for a hand: whether it can be read, uses exactly these cards, keeps the house rules, what it
// comes to and how many points it brings. Knows the text and the faces only, so page, referee and command line agree.
import { no, type Refusal } from '@cardinal/kernel';
import {
  absolute,
  equals,
  evaluate,
  isWhole,
  parse,
  rational,
  STAR_TIMES,
  steps,
  sub,
  toText,
  type Expr,
  type NumberExpr,
} from '@cardinal/number';
import { HIGHEST_WILD, type Face, type SentenceRules } from '@cardinal/solver';
import { isNumber } from './deck.ts';
import { slipOf } from './slips.ts';
import type { NumsenseWhy } from './types.ts';

/** How Numsense is written: `*` is times, brackets are free, no minus in front of a number (rulings 1.13, 1.16). */
export const GRAMMAR = STAR_TIMES;

/** A sentence that counts. Fractions are text ("-3/5"). */
export interface Reading {
  readonly ok: true;
  readonly expr: Expr;
  readonly value: string;
  /** How far from the target, never negative. */
  readonly distance: string;
  readonly exact: boolean;
  /** What each card of the hand counted as, in the order of the hand. */
  readonly values: readonly number[];
  /** What the deal brings: the points of all cards when exact, else minus the distance (rulings 1.25, 1.26). */
  readonly points: string;
}

/** Reads a sentence for a hand and a target. Refused: `unreadable` with the parser's reason as fact `slip`, `wrong-cards` with what is missing and what is too much, `division-by-zero`, and `not-whole` under the house rule; each with its place where it has one. A miss is no refusal. */
export function readSentence(
  text: string,
  hand: readonly Face[],
  target: number,
  rules: SentenceRules,
): Reading | Refusal<NumsenseWhy> {
  const parsed = parse(text, GRAMMAR);
  if (!parsed.ok) {
    const { why, found, at } = parsed;
    return no('unreadable', { slip: why === 'unknown-sign' ? slipOf(found ?? '') : why, ...(found && { found }) }, at);
  }
  const numbers = numberNodes(parsed.expr);
  const matched = match(numbers, hand, target);
  if (!matched.ok) return matched;
  const worked = evaluate(parsed.expr);
  if (!worked.ok) return no('division-by-zero', undefined, worked.at?.start);
  if (rules.wholeNumbersOnly) {
    const broken = steps(parsed.expr).find((step) => !isWhole(step.value));
    if (broken) return no('not-whole', { value: toText(broken.value) }, broken.of.at?.start);
  }
  const goal = rational(target);
  const exact = equals(worked.value, goal);
  const distance = absolute(sub(worked.value, goal));
  const { values } = matched;
  return {
    ok: true,
    expr: parsed.expr,
    value: toText(worked.value),
    distance: toText(distance),
    exact,
    values,
    points: exact ? String(pointsOf(hand, values, rules)) : toText(sub(rational(0), distance)),
  };
}

/** The points of a hand whose cards count so much each: signs do not matter (T14), wilds count what they take or nothing (ruling 1.19). */
function pointsOf(hand: readonly Face[], values: readonly number[], rules: SentenceRules): number {
  return hand.reduce<number>((sum, face, i) => {
    const counts = rules.wildPoints === 'value' || isNumber(face);
    return counts ? sum + (values[i] ?? 0) : sum;
  }, 0);
}

function numberNodes(expr: Expr): NumberExpr[] {
  switch (expr.kind) {
    case 'number':
      return [expr];
    case 'minus':
      return numberNodes(expr.of);
    case 'operation':
      return [...numberNodes(expr.left), ...numberNodes(expr.right)];
    default:
      return expr satisfies never;
  }
}

type Matched = { readonly ok: true; readonly values: readonly number[] } | Refusal<NumsenseWhy>;

/**
 * Gives every card of the hand one number of the sentence. Number cards, Discards (0: rulings 1.23, 1.24) and Targets
 * have no choice. Of what is left, a number that no other card has needs a Wild (0 to 25, ruling 1.18); the rest may be
 * Mirrors, which copy any card that is no Mirror, and are 0 beside nothing but Mirrors (ruling 1.20).
 */
function match(numbers: readonly NumberExpr[], hand: readonly Face[], target: number): Matched {
  const left = numbers.map((node) => ({ value: Number(node.value), text: String(node.value), at: node.at?.start }));
  const values = new Array<number | null>(hand.length).fill(null);
  const give = (card: number, value: number): void => {
    const place = left.findIndex((number) => number.value === value);
    if (place < 0) return;
    left.splice(place, 1);
    values[card] = value;
  };
  const cards = [...hand.keys()];
  const fixed = cards.filter((card) => fixedValue(hand[card], target) !== null);
  for (const card of fixed) give(card, fixedValue(hand[card], target) ?? 0);

  const copied = new Set(fixed.map((card) => fixedValue(hand[card], target)));
  const wilds = cards.filter((card) => hand[card] === 'W');
  const mirrors = cards.filter((card) => hand[card] === 'M');
  if (fixed.length === 0 && wilds.length === 0) copied.add(0);
  // New numbers first: only a Wild can be them. Then the large ones, which only a Mirror can be.
  for (const { value } of [...left]) {
    if (copied.has(value) || value > HIGHEST_WILD) continue;
    const card = wilds.shift();
    if (card === undefined) break;
    give(card, value);
    copied.add(value);
  }
  for (const { value } of left.toSorted((a, b) => b.value - a.value)) {
    const card =
      value <= HIGHEST_WILD && wilds.length > 0 ? wilds.shift() : copied.has(value) ? mirrors.shift() : undefined;
    if (card !== undefined) give(card, value);
  }

  const missing = cards.filter((card) => values[card] === null);
  if (left.length === 0 && missing.length === 0) return { ok: true, values: values.map((value) => value ?? 0) };
  const facts = {
    ...(missing.length > 0 && { missing: missing.map((card) => hand[card]).join(' ') }),
    ...(left.length > 0 && { extra: left.map(({ text }) => text).join(' ') }),
  };
  return no('wrong-cards', facts, left[0]?.at);
}

function fixedValue(face: Face | undefined, target: number): number | null {
  if (face === undefined || face === 'W' || face === 'M') return null;
  if (face === 'D') return 0;
  return face === 'T' ? target : face;
}
