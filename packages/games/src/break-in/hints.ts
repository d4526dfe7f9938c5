// The rungs of a hint for a hand of Break In, as facts: what one holds, the idea, the value, the shape, the whole formula.
// All of them speak of one formula, the best there is. Knows what to tell, not in which words.
import type { Refusal } from '@cardinal/kernel';
import { evaluate, parseEquation, steps, toText, type Expr, type Sign } from '@cardinal/number';
import { bestFormula, grammarOf, hasSign, isDigit } from '@cardinal/solver';
import { canLay } from './check.ts';
import { slow } from './sight.ts';
import type { BreakInView, BreakInWhy } from './types.ts';

/** One calculation: `left sign right = value`. Fractions are text. */
interface Stride {
  readonly left: string;
  readonly sign: Sign;
  readonly right: string;
  readonly value: string;
}

/** What a rung tells. */
export type BreakInHint =
  | { readonly kind: 'counts'; readonly digits: number; readonly signs: number }
  /** No formula may be laid now, whatever the cards are. */
  | { readonly kind: 'barred'; readonly refusal: Refusal<BreakInWhy> }
  /** There is no true formula; or, where rules make the search long, none was found. */
  | { readonly kind: 'none'; readonly proved: boolean }
  /** How many sides hold a calculation, the signs of the formula, and what a wild among them stands for. */
  | {
      readonly kind: 'idea';
      readonly sums: 0 | 1 | 2;
      readonly signs: readonly Sign[];
      readonly wilds: readonly Sign[];
    }
  /** What both sides come to, and how many cards the formula takes. */
  | { readonly kind: 'value'; readonly value: string; readonly cards: number }
  /** The formula, to be shown without its digits. */
  | { readonly kind: 'shape'; readonly formula: string }
  | {
      readonly kind: 'whole';
      readonly formula: string;
      readonly points: number;
      readonly strides: readonly Stride[];
      readonly usesAll: boolean;
    };

const SIGN_OF: Readonly<Record<string, Sign>> = { '+': '+', '-': '-', x: '*', '/': '/' };

/** The rungs for the hand in view, gentlest first: five, or two where there is no formula or none may be laid. In a claim the formula holds the card that was called for. */
export function hintsOf(view: BreakInView): readonly BreakInHint[] {
  const faces = view.hand.map(({ face }) => face);
  const digits = faces.filter(isDigit).length;
  const counts: BreakInHint = { kind: 'counts', digits, signs: faces.length - digits };
  const may = canLay(view);
  if (!may.ok) return [counts, { kind: 'barred', refusal: may }];
  const called = view.phase === 'claim' ? view.hand.find(({ id }) => id === view.window?.card) : undefined;
  const found = bestFormula(faces, { ...view.options, ...(called && { mustUse: [called.face] }) });
  if (!found) return [counts, { kind: 'none', proved: !slow(view.options) }];
  const { formula, points, usesAll, cards } = found;
  const read = parseEquation(formula, grammarOf(view.options));
  if (!read.ok) throw new Error('break-in: the solver writes formulas that can be read');
  const { left, right } = read.equation;
  const strides = [left, right].flatMap(stridesOf);
  const value = evaluate(left);
  if (!value.ok) throw new Error('break-in: the solver divides nothing by 0');
  return [
    counts,
    {
      kind: 'idea',
      sums: hasSign(left) ? (hasSign(right) ? 2 : 1) : hasSign(right) ? 1 : 0,
      signs: [...new Set(formula.replace(/\*/g, '').match(/[-+x/]/g))].flatMap((sign) => SIGN_OF[sign] ?? []),
      wilds: [...formula.matchAll(/\*([-+x/])/g)].flatMap(([, sign = '']) => SIGN_OF[sign] ?? []),
    },
    { kind: 'value', value: toText(value.value), cards: cards.length },
    { kind: 'shape', formula },
    { kind: 'whole', formula, points, strides, usesAll },
  ];
}

const stridesOf = (side: Expr): Stride[] =>
  steps(side).map(({ left, sign, right, value }) => ({
    left: toText(left),
    sign,
    right: toText(right),
    value: toText(value),
  }));
