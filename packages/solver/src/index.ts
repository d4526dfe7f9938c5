// Who can make what with which cards: best sentences, all sentences, hints, and what a drawn card would bring.

export type { Answer } from './target/answer.ts';
export type { Unseen } from './target/draw-options.ts';
export { explain } from './target/explain.ts';
export { inHandOrder } from './target/hand-order.ts';
export { HIGHEST_NUMBER, HIGHEST_WILD, PRINTED_RULES, type Face, type SentenceRules } from './target/faces.ts';
export type { Ladder } from './target/hint.ts';
export type { Solutions } from './target/solutions.ts';
export {
  allSolutions,
  bestAnswer,
  canHit,
  createSolver,
  fewestBrackets,
  ladder,
  loadTable,
  options,
  reachable,
  reachMask,
  strayed,
  type Solver,
} from './target/solver.ts';
export type { Strategy } from './target/strategy.ts';
export type { Strayed } from './target/strayed.ts';
export { bestFormula, searchFormula, witnesses } from './formula/find.ts';
export {
  cardPoints,
  EQUALS_POINTS,
  FORMULA_CARDS,
  isDigit,
  isFormulaCard,
  pointsOf,
  type FormulaCard,
} from './formula/cards.ts';
export { type FormulaQuery, type FormulaRules, type FoundFormula } from './formula/rules.ts';
export { bestByOrders } from './formula/orders.ts';
export { cardsOf, grammarOf, hasSign, isTrueFormula } from './formula/verify.ts';
export { hitsWithoutBrackets } from './target/without-brackets.ts';
