// Who can make what with which cards: best sentences, all sentences, hints, and what a drawn card would bring.

export type { Answer } from './target/answer.ts';
export type { DrawOptions, MissMeasure, Unseen } from './target/draw-options.ts';
export { explain, type ExplainedStep, type Explanation, type Source } from './target/explain.ts';
export { inHandOrder } from './target/hand-order.ts';
export { HIGHEST_NUMBER, HIGHEST_WILD, PRINTED_RULES, type Face, type SentenceRules } from './target/faces.ts';
export type {
  CardsHint,
  FirstStepHint,
  Hint,
  Ladder,
  PossibleHint,
  Rung,
  SentenceHint,
  StrategyHint,
} from './target/hint.ts';
export type { Solution, Solutions } from './target/solutions.ts';
export {
  allSolutions,
  bestAnswer,
  canHit,
  createSolver,
  fewestBrackets,
  hint,
  ladder,
  loadTable,
  options,
  reachable,
  reachMask,
  strayed,
  type Solver,
} from './target/solver.ts';
export { STRATEGIES, type Strategy } from './target/strategy.ts';
export type { Strayed } from './target/strayed.ts';
export { bestFormula, searchFormula, witnesses, type FormulaAnswer, type WitnessBound } from './formula/find.ts';
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
