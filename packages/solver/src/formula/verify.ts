// The last word on a formula: read by the parser and worked out with whole numbers of any size, apart from any search.
import { equals, evaluate, isWhole, parseEquation, STAR_WILD, steps, type Expr, type Grammar } from '@cardinal/number';
import { isFormulaCard, type FormulaCard } from './cards.ts';
import type { FormulaRules } from './rules.ts';

/** How a formula is written under the house rules. */
export function grammarOf({ leftToRight, freeBrackets, unaryMinus }: FormulaRules): Grammar {
  return {
    ...STAR_WILD,
    brackets: freeBrackets ?? false,
    unaryMinus: unaryMinus ?? false,
    order: leftToRight ? 'left-to-right' : 'school',
  };
}

/** Whether a text is a true formula under the house rules. */
export function isTrueFormula(text: string, rules: FormulaRules): boolean {
  const read = parseEquation(text, grammarOf(rules));
  if (!read.ok) return false;
  const { left, right } = read.equation;
  if ((rules.requireOperator ?? true) && !hasSign(left) && !hasSign(right)) return false;
  if (rules.wholeDivision && ![...steps(left), ...steps(right)].every(({ value }) => isWhole(value))) return false;
  const a = evaluate(left);
  const b = evaluate(right);
  return a.ok && b.ok && equals(a.value, b.value);
}

/** Whether a sign stands between numbers somewhere. */
export function hasSign(expr: Expr): boolean {
  return expr.kind === 'operation' || (expr.kind === 'minus' && hasSign(expr.of));
}

/** The cards of a written formula in reading order, without the "=" and without brackets. */
export function cardsOf(formula: string): FormulaCard[] {
  return Array.from(formula.replace(/\*[-+x/]/g, '*')).filter(isFormulaCard);
}
