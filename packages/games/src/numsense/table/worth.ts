// A half-built sentence as text, what it comes to so far, and which number would make it hit. Exact
// fractions throughout; knows the draft and the hand, not the page.
import {
  compare,
  div,
  evaluate,
  isWhole as isWholeNumber,
  mul,
  add,
  parse,
  rational,
  steps,
  sub,
  toText,
  ZERO,
  type Expr,
  type Rational,
} from '@cardinal/number';
import { GRAMMAR } from '../sentence.ts';
import { cardsIn, cells, depth, gaps, type Piece } from './draft.ts';
import { valueOf, type Holding, type Worth } from './holding.ts';

/** The sentence as text in ASCII signs; `?` where a number is missing or not known. The places of the `?` come along. */
export function textOf(
  pieces: readonly Piece[],
  holding: Holding,
): { readonly text: string; readonly holes: readonly number[] } {
  let text = '';
  const holes: number[] = [];
  const hole = (): void => {
    holes.push(text.length);
    text += '?';
  };
  for (const cell of cells(pieces)) {
    if (cell.kind === 'gap') {
      if (cell.wants === 'number') hole();
      else text += ' ';
      continue;
    }
    const { piece } = cell;
    if (piece.kind === 'card') {
      const value = valueOf(piece.card, pieces, holding);
      if (value === null) hole();
      else text += String(value);
    } else text += piece.kind === 'sign' ? piece.sign : piece.kind === 'open' ? '(' : ')';
  }
  return { text, holes };
}

/** Whether nothing is missing: every place filled, brackets closed, every card of the hand used, every wild told. */
export function isWhole(pieces: readonly Piece[], holding: Holding): boolean {
  return (
    cardsIn(pieces).length === holding.hand.length - holding.spare &&
    gaps(pieces).length === 0 &&
    depth(pieces) === 0 &&
    textOf(pieces, holding).holes.length === 0
  );
}

/** How far a sentence has come. */
export function worth(pieces: readonly Piece[], holding: Holding): Worth {
  if (cardsIn(pieces).length === 0) return { kind: 'empty' };
  const goal = holding.target === null ? null : rational(holding.target);
  const off = (value: Rational): string | null => goal && toText(sub(value, goal));
  const { text, holes } = textOf(pieces, holding);
  const clear = gaps(pieces).every(({ wants }) => wants === 'number');
  const whole = parse(closed(text), GRAMMAR);
  if (clear && holes.length === 0 && whole.ok) {
    const worked = evaluate(whole.expr);
    if (!worked.ok) return { kind: 'by-zero' };
    const broken = brokenAt(whole.expr, holding);
    if (broken) return broken;
    const value = toText(worked.value);
    if (isWhole(pieces, holding)) {
      return { kind: 'whole', value, off: off(worked.value), hits: goal !== null && compare(worked.value, goal) === 0 };
    }
    const left = holding.hand.length - holding.spare - cardsIn(pieces).length;
    if (left !== 0 && depth(pieces) === 0) return { kind: 'open', value, off: off(worked.value), left };
  }
  const begun = beginning(text);
  const so = begun && evaluate(begun);
  if (so && !so.ok) return { kind: 'by-zero' };
  const broken = begun && brokenAt(begun, holding);
  if (broken) return broken;
  const hole = holes.length === 1 && clear ? holes[0] : undefined;
  const needs = hole === undefined || !goal ? null : needed(closed(text), hole, goal, holding);
  return {
    kind: 'part',
    value: so ? toText(so.value) : null,
    off: so ? off(so.value) : null,
    needs: needs && toText(needs),
  };
}

/** The longest beginning that is a sentence, or null when there is none. */
function beginning(text: string): Expr | null {
  const stop = text.search(/[? ]/u);
  const start = (stop < 0 ? text : text.slice(0, stop)).replace(/[-+*/(]+$/u, '');
  const parsed = parse(closed(start), GRAMMAR);
  return parsed.ok ? parsed.expr : null;
}

const closed = (text: string): string => {
  const open = text.split('(').length - text.split(')').length;
  return text + ')'.repeat(Math.max(0, open));
};

/** The first fraction on the way where only whole numbers count. */
function brokenAt(expr: Expr, { wholeOnly = false }: Holding): (Worth & { readonly kind: 'not-whole' }) | null {
  const broken = wholeOnly ? steps(expr).find(({ value }) => !isWholeNumber(value)) : undefined;
  return broken ? { kind: 'not-whole', value: toText(broken.value) } : null;
}

/** The number that at place `hole` makes the sentence come to `goal`, or null when there is none or every number does. */
function needed(text: string, hole: number, goal: Rational, holding: Holding): Rational | null {
  const parsed = parse(text.replace('?', '0'), GRAMMAR);
  const number = parsed.ok ? backwards(parsed.expr, hole, goal) : null;
  if (number === null) return null;
  const filled = parse(text.replace('?', toText(number)), GRAMMAR);
  return filled.ok && brokenAt(filled.expr, holding) ? null : number;
}

/** Works from the result down to the hole, undoing one operation at a time. */
function backwards(expr: Expr, hole: number, goal: Rational): Rational | null {
  if (expr.kind === 'number') return goal;
  if (expr.kind === 'minus') return backwards(expr.of, hole, sub(ZERO, goal));
  const inLeft = holds(expr.left, hole);
  const known = evaluate(inLeft ? expr.right : expr.left);
  if (!known.ok) return null;
  const asked = undone(expr.sign, known.value, goal, inLeft);
  return asked && backwards(inLeft ? expr.left : expr.right, hole, asked);
}

/** x from `x sign known = goal` (the hole on the left) or `known sign x = goal`. */
function undone(sign: '+' | '-' | '*' | '/', known: Rational, goal: Rational, inLeft: boolean): Rational | null {
  switch (sign) {
    case '+':
      return sub(goal, known);
    case '-':
      return inLeft ? add(goal, known) : sub(known, goal);
    case '*':
      return div(goal, known);
    case '/':
      if (inLeft) return compare(known, ZERO) === 0 ? null : mul(goal, known);
      return compare(known, ZERO) === 0 ? null : div(known, goal);
    default:
      return sign satisfies never;
  }
}

function holds(expr: Expr, hole: number): boolean {
  const at = expr.at;
  return at !== undefined && at.start <= hole && hole < at.end;
}
