// Why somebody may have thought that a sentence comes to another value: the one re-reading (an order of steps, a swap, a
// sign, a slip) that explains that value exactly. Says which step it is about, in figures; knows no language.
import { calculate, evaluate, steps, type Expr, type OperationExpr, type Step } from './expression.ts';
import { add, equals, isWhole, rational, sub, type Rational } from './fraction.ts';
import type { Grammar } from './grammar.ts';
import { parse } from './parse.ts';
import { SIGNS, type Sign } from './signs.ts';

/** A calculation of the sentence as it really goes: `left sign right = value`. */
type Calculation = Pick<Step, 'sign' | 'left' | 'right' | 'value'>;

/** A re-reading that comes to the wanted value. All but `by-zero` name the step where the two part. */
export type Misread =
  /** Something is divided by nought: `left` is what. */
  | { readonly kind: 'by-zero'; readonly left: Rational | null }
  /** Read from left to right, though this step goes first; or, where all goes from left to right, the other way about. */
  | { readonly kind: 'left-to-right' | 'times-first'; readonly step: Calculation }
  /** Meant with brackets: the text that has them. */
  | { readonly kind: 'brackets'; readonly text: string; readonly step: Calculation }
  /** The smaller taken from the larger, or the divisor divided: `other` is what that gives. */
  | { readonly kind: 'swapped'; readonly step: Calculation; readonly other: Rational }
  /** Worked out with another sign, which gives `other`. */
  | { readonly kind: 'other-sign'; readonly step: Calculation; readonly sign: Sign; readonly other: Rational }
  /** Miscounted by one, or a neighbour in the times table: `other` was taken for the value. */
  | { readonly kind: 'slip'; readonly step: Calculation; readonly other: Rational };

/** Texts with more signs than this are not looked through: nobody lays so many by mistake. */
const MOST_SIGNS = 12;

/** What explains that somebody takes this text for `wanted`, the likeliest first; null when the text cannot be read, does come to it, or nothing explains it. */
export function misread(text: string, grammar: Grammar, wanted: Rational): Misread | null {
  const read = parse(text, grammar);
  if (!read.ok) return null;
  const { expr } = read;
  const worked = evaluate(expr);
  if (!worked.ok) return { kind: 'by-zero', left: dividedByNought(expr) };
  const path = steps(expr);
  if (equals(worked.value, wanted) || path.length > MOST_SIGNS) return null;
  return (
    otherOrder(text, grammar, path, wanted) ??
    withBrackets(text, grammar, path, wanted) ??
    swapped(expr, path, wanted) ??
    otherSign(expr, path, wanted) ??
    slip(expr, path, wanted)
  );
}

/** What is divided by the first divisor that comes to nought. */
function dividedByNought(expr: Expr): Rational | null {
  if (expr.kind === 'number') return null;
  if (expr.kind === 'minus') return dividedByNought(expr.of);
  const [left, right] = [evaluate(expr.left), evaluate(expr.right)];
  if (!left.ok) return dividedByNought(expr.left);
  return right.ok ? left.value : dividedByNought(expr.right);
}

function otherOrder(text: string, grammar: Grammar, path: readonly Step[], wanted: Rational): Misread | null {
  const order = grammar.order === 'school' ? 'left-to-right' : 'school';
  const other = parse(text, { ...grammar, order });
  if (!other.ok || !comesTo(other.expr, wanted)) return null;
  const step = parting(path, steps(other.expr));
  return step && { kind: order === 'left-to-right' ? 'left-to-right' : 'times-first', step };
}

/** The first step of a way that the other way does not take there. */
function parting(path: readonly Step[], other: readonly Step[]): Step | null {
  return (
    path.find((step, i) => {
      const there = other[i];
      return (
        !there ||
        there.sign !== step.sign ||
        !equals(there.left, step.left) ||
        !equals(there.right, step.right) ||
        signAt(there.of) !== signAt(step.of)
      );
    }) ?? null
  );
}

/** Where the sign of an operation stands: right after what is left of it. */
const signAt = ({ left }: OperationExpr): number => left.at?.end ?? 0;

/** One more pair of brackets, from one number to another. */
function withBrackets(text: string, grammar: Grammar, path: readonly Step[], wanted: Rational): Misread | null {
  if (!grammar.brackets) return null;
  const numbers = [...text.matchAll(/\d+/gu)];
  for (const [i, { index: from }] of numbers.entries()) {
    for (const last of numbers.slice(i + 1)) {
      const to = last.index + last[0].length;
      const inner = text.slice(from, to);
      const meant = `${text.slice(0, from)}(${inner})${text.slice(to)}`;
      const read = parse(meant, grammar);
      if (!read.ok || !parse(inner, grammar).ok || !comesTo(read.expr, wanted)) continue;
      const step = parting(path, steps(read.expr)) ?? path[0];
      if (step) return { kind: 'brackets', text: meant, step };
    }
  }
  return null;
}

function swapped(expr: Expr, path: readonly Step[], wanted: Rational): Misread | null {
  for (const step of path) {
    if (step.sign !== '-' && step.sign !== '/') continue;
    const other = calculate(step.sign, step.right, step.left);
    if (other && comesTo(expr, wanted, step.of, other)) return { kind: 'swapped', step, other };
  }
  return null;
}

function otherSign(expr: Expr, path: readonly Step[], wanted: Rational): Misread | null {
  for (const step of path) {
    for (const sign of SIGNS) {
      const other = sign === step.sign ? null : calculate(sign, step.left, step.right);
      if (other && comesTo(expr, wanted, step.of, other)) return { kind: 'other-sign', step, sign, other };
    }
  }
  return null;
}

function slip(expr: Expr, path: readonly Step[], wanted: Rational): Misread | null {
  for (const step of path) {
    const { left, right, value } = step;
    if (!isWhole(value)) continue;
    const off = step.sign === '*' ? [left, right, rational(1)] : [rational(1)];
    for (const other of off.flatMap((by) => [add(value, by), sub(value, by)])) {
      if (comesTo(expr, wanted, step.of, other)) return { kind: 'slip', step, other };
    }
  }
  return null;
}

/** Whether an expression comes to a value, one part of it taken for `other`. */
function comesTo(expr: Expr, wanted: Rational, part?: Expr, other?: Rational): boolean {
  const value = work(expr);
  return value !== null && equals(value, wanted);

  function work(one: Expr): Rational | null {
    if (one === part && other) return other;
    if (one.kind === 'number') return rational(one.value);
    if (one.kind === 'minus') {
      const of = work(one.of);
      return of && sub(rational(0), of);
    }
    const left = work(one.left);
    const right = left && work(one.right);
    return left && right && calculate(one.sign, left, right);
  }
}
