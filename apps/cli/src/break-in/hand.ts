// Hands of Break In as people type them: digits and the signs + - x / *, with spaces or commas. Here * is the wild sign.
import { isDigit, isFormulaCard, type FormulaCard, type FormulaRules } from '@cardinal/solver';
import { cardList, noCard } from '../card-list.ts';
import { WrongUse } from '../stop.ts';

const OTHER_SIGNS: Readonly<Record<string, string>> = { '×': 'x', X: 'x', '÷': '/', ':': '/', '−': '-' };
const MOST_CARDS = 20;
const MOST_DIGITS = 12;

/** Cards from their text. Throws WrongUse that names the card which is none. */
export function readCards(option: string, text: string): FormulaCard[] {
  const typed = cardList(option, text, '"1 1 2 3 + x"');
  const cards = typed.map((card) => OTHER_SIGNS[card] ?? card);
  const wrong = cards.findIndex((card) => !isFormulaCard(card));
  if (wrong >= 0) throw noCard(option, typed, wrong, '0 to 9 or + - x / * (the wild sign)');
  const read = cards.filter(isFormulaCard);
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
