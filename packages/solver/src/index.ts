// Who can make what with which cards: best sentences, all sentences, hints and what a drawn card would bring.

export type { Answer } from './target/answer.ts';
export { HIGHEST_NUMBER, HIGHEST_WILD, PRINTED_RULES, type Face, type SentenceRules } from './target/faces.ts';
export { createSolver, type Solver } from './target/solver.ts';
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
export { cardsOf, grammarOf, hasSign, isTrueFormula } from './formula/verify.ts';
