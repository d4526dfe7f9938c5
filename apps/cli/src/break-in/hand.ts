// Hands of Break In as people type them: digits and the signs + - x / *, with spaces or commas. Here * is the wild sign.
import { isDigit, isFormulaCard, type FormulaCard, type FormulaRules } from '@cardinal/solver';
import { WrongUse } from '../stop.ts';

const OTHER_SIGNS: Readonly<Record<string, string>> = { '×': 'x', X: 'x', '÷': '/', ':': '/', '−': '-' };
const MOST_CARDS = 20;
const MOST_DIGITS = 12;

/** Cards from their text. Throws WrongUse that names the card which is none. */
export function readCards(option: string, text: string): FormulaCard[] {
  const cards = text
    .split(/[\s,;]+/)
    .filter((card) => card !== '')
    .map((card) => OTHER_SIGNS[card] ?? card);
  const wrong = cards.find((card) => !isFormulaCard(card));
  if (wrong !== undefined) throw new WrongUse(`"${wrong}" is no card: expected 0 to 9 or + - x / * (the wild sign).`);
  const read = cards.filter(isFormulaCard);
  if (read.length === 0) throw new WrongUse(`${option} takes cards such as "1 1 2 3 + x".`);
  if (read.length > MOST_CARDS || read.filter(isDigit).length > MOST_DIGITS) {
    throw new WrongUse(`${option} takes at most ${MOST_CARDS} cards, ${MOST_DIGITS} of them digits.`);
  }
  return read;
}

/** House rules of formulas from switches. */
export function readRules(given: RuleSwitches): FormulaRules {
  return {
    requireOperator: !given.bareEquals,
    leftToRight: given.leftToRight ?? false,
    freeBrackets: given.brackets ?? false,
    unaryMinus: given.unaryMinus ?? false,
    wholeDivision: given.wholeDivision ?? false,
  };
}

/** The switches of both commands. */
export interface RuleSwitches {
  readonly bareEquals?: true;
  readonly leftToRight?: true;
  readonly brackets?: true;
  readonly unaryMinus?: true;
  readonly wholeDivision?: true;
}
