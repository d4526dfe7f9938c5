// Reads a sentence or an equation and answers a person's slip with its place and reason. Uses no
// recursion, so that no text, however nested, can overflow it; knows no language.

import { minus, num, op, type Equation, type Expr, type Span } from './expression.ts';
import type { Grammar } from './grammar.ts';
import { tightness, type Sign } from './signs.ts';
import { tokensOf, type Token } from './tokens.ts';

/** The longest text that is read, in UTF-16 units. */
export const MAX_LENGTH = 1000;

/** How many open brackets, leading minuses and unfinished signs may wait at one place. */
export const MAX_DEPTH = 200;

/** Every way a sentence can be written wrongly. */
export const PARSE_WHYS = [
  'empty',
  'too-long',
  'too-deep',
  'unknown-sign',
  'missing-number',
  'missing-sign',
  'unclosed-bracket',
  'unopened-bracket',
  'wrong-bracket',
  'brackets-not-allowed',
  'leading-zero',
  'unary-minus',
  'wild-unsaid',
  'equals-not-allowed',
] as const;

/** Every way an equation can be written wrongly. */
export const EQUATION_WHYS = [...PARSE_WHYS, 'no-equals', 'two-equals', 'empty-side'] as const;

/** A reason from `PARSE_WHYS`. */
export type ParseWhy = (typeof PARSE_WHYS)[number];

/** A reason from `EQUATION_WHYS`. */
export type EquationWhy = (typeof EQUATION_WHYS)[number];

/**
 * The first slip in reading order: where it stands (UTF-16 units; length 0 when something is missing
 * there) and, if anything stands there, what.
 */
export interface Slip<Why extends string> {
  readonly ok: false;
  readonly why: Why;
  readonly at: number;
  readonly length: number;
  readonly found?: string;
}

/** A tree, or the first slip. */
export type Parsed = { readonly ok: true; readonly expr: Expr } | Slip<ParseWhy>;

/** An equation, or the first slip. */
export type ParsedEquation = { readonly ok: true; readonly equation: Equation } | Slip<EquationWhy>;

/**
 * Reads a sentence. The n-th bare wild sign stands for `wildAs[n]` ("1*2" with `['+']` is 1 + 2); one
 * written with its sign ("1*+2") needs none.
 */
export function parse(text: string, grammar: Grammar, wildAs: readonly Sign[] = []): Parsed {
  if (text.length > MAX_LENGTH) return tooLong(text);
  return read(text, settled(tokensOf(text, grammar), wildAs), grammar);
}

/** Reads `left = right` with exactly one "="; `wildAs` as in `parse`, counted over both sides. */
export function parseEquation(text: string, grammar: Grammar, wildAs: readonly Sign[] = []): ParsedEquation {
  if (text.length > MAX_LENGTH) return tooLong(text);
  const tokens = settled(tokensOf(text, grammar), wildAs);
  const [first, second] = tokens.filter((token) => token.kind === 'equals');
  if (first === undefined) {
    const whole = read(text, tokens, grammar);
    return whole.ok ? slip(text, 'no-equals', gapAfter(tokens)) : whole;
  }
  if (second !== undefined) return slip(text, 'two-equals', second);
  const middle = tokens.indexOf(first);
  if (middle === 0) return slip(text, 'empty-side', gapAt(first.start));
  const left = read(text, tokens.slice(0, middle), grammar);
  if (!left.ok) return left;
  if (middle === tokens.length - 1) return slip(text, 'empty-side', gapAt(first.end));
  const right = read(text, tokens.slice(middle + 1), grammar);
  if (!right.ok) return right;
  return { ok: true, equation: { kind: 'equation', left: left.expr, right: right.expr } };
}

/** Where bare wild signs stand: as many entries as `wildAs` needs. */
export function wildsIn(text: string, grammar: Grammar): readonly Span[] {
  if (text.length > MAX_LENGTH) return [];
  return tokensOf(text, grammar).filter((token) => token.kind === 'wild');
}

/** A finished part and the text it fills, brackets included. */
type Operand = Span & { readonly expr: Expr };

/** What waits for the number to its right: an open bracket, a sign, a leading minus. */
type Waiting = Extract<Token, { kind: 'open' | 'sign' }> | (Span & { readonly kind: 'minus' });

// Dijkstra's shunting yard: finished operands on one stack, waiting signs and brackets on the other.
function read(text: string, tokens: readonly Token[], grammar: Grammar): Parsed {
  const operands: Operand[] = [];
  const waiting: Waiting[] = [];
  let wantsNumber = true;
  if (tokens.length === 0) return slip(text, 'empty', gapAt(0));

  for (const [index, token] of tokens.entries()) {
    const refuse = (why: ParseWhy): Parsed => slip(text, why, token);
    if (waiting.length > MAX_DEPTH) return refuse('too-deep');
    switch (token.kind) {
      case 'unknown':
        return refuse('unknown-sign');
      case 'equals':
        return refuse('equals-not-allowed');
      case 'wild':
        return refuse(wantsNumber ? 'missing-number' : 'wild-unsaid');
      case 'number':
        if (!wantsNumber) return refuse('missing-sign');
        if (token.leadingZero && !grammar.leadingZeros) return refuse('leading-zero');
        operands.push(placed(num(token.value), token));
        wantsNumber = false;
        break;
      case 'open':
        if (!grammar.brackets) return refuse('brackets-not-allowed');
        if (!wantsNumber) return refuse('missing-sign');
        waiting.push(token);
        break;
      case 'close': {
        if (!grammar.brackets) return refuse('brackets-not-allowed');
        const opening = waiting.findLast((one) => one.kind === 'open');
        if (opening === undefined) return refuse('unopened-bracket');
        if (opening.shape !== token.shape) return refuse('wrong-bracket');
        if (wantsNumber) return refuse('missing-number');
        while (waiting.at(-1) !== opening) finish(operands, waiting);
        waiting.pop();
        operands.push({ ...take(operands), start: opening.start, end: token.end });
        break;
      }
      case 'sign':
        if (!wantsNumber) {
          while (goesFirst(waiting.at(-1), token.sign, grammar)) finish(operands, waiting);
          waiting.push(token);
          wantsNumber = true;
        } else if (token.sign !== '-' || token.wild || !startsNumber(tokens[index + 1])) {
          return refuse('missing-number');
        } else if (!grammar.unaryMinus) {
          return refuse('unary-minus');
        } else {
          waiting.push({ ...token, kind: 'minus' });
        }
        break;
      default:
        return token satisfies never;
    }
  }

  if (wantsNumber) return slip(text, 'missing-number', gapAfter(tokens));
  const open = waiting.findLast((one) => one.kind === 'open');
  if (open !== undefined) return slip(text, 'unclosed-bracket', open);
  while (waiting.length > 0) finish(operands, waiting);
  return { ok: true, expr: take(operands).expr };
}

/** Whether what waits is worked out before the next sign: it binds as tightly or more. */
function goesFirst(waits: Waiting | undefined, next: Sign, { order }: Grammar): boolean {
  if (waits === undefined || waits.kind === 'open') return false;
  return waits.kind === 'minus' || tightness(waits.sign, order) >= tightness(next, order);
}

/** What a leading minus may stand before. */
const startsNumber = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'open' || (token?.kind === 'sign' && token.sign === '-' && !token.wild);

/** Joins the last waiting sign with its operands. */
function finish(operands: Operand[], waiting: Waiting[]): void {
  const last = take(waiting);
  const right = take(operands);
  if (last.kind === 'minus') {
    operands.push(placed(minus(right.expr), { start: last.start, end: right.end }));
  } else if (last.kind === 'sign') {
    const left = take(operands);
    const joined = op(last.sign, left.expr, right.expr);
    operands.push(placed(last.wild ? { ...joined, wild: true } : joined, { start: left.start, end: right.end }));
  } else {
    throw new Error('an open bracket is taken by its closing one');
  }
}

function placed(expr: Expr, { start, end }: Span): Operand {
  return { expr: { ...expr, at: { start, end } }, start, end };
}

function take<T>(stack: T[]): T {
  const last = stack.pop();
  if (last === undefined) throw new Error('the parser took from an empty stack');
  return last;
}

/** Gives each bare wild sign the operation it stands for, as far as they are told. */
function settled(tokens: readonly Token[], wildAs: readonly Sign[]): readonly Token[] {
  const told = wildAs.values();
  return tokens.map((token) => {
    if (token.kind !== 'wild') return token;
    const sign = told.next().value;
    return sign === undefined ? token : { ...token, kind: 'sign', sign, wild: true };
  });
}

const gapAt = (place: number): Span => ({ start: place, end: place });
const gapAfter = (tokens: readonly Token[]): Span => gapAt(tokens.at(-1)?.end ?? 0);

const tooLong = ({ length }: string): Slip<'too-long'> =>
  ({ ok: false, why: 'too-long', at: MAX_LENGTH, length: length - MAX_LENGTH }) as const;

function slip<Why extends string>(text: string, why: Why, { start, end }: Span): Slip<Why> {
  const found = text.slice(start, end);
  return { ok: false, why, at: start, length: end - start, ...(found && { found }) };
}
