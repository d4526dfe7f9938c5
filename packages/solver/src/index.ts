// Who can make what with which cards: best sentences, all sentences, hints and what a drawn card would bring.

export type { Answer } from './target/answer.ts';
export { HIGHEST_NUMBER, HIGHEST_WILD, PRINTED_RULES, type Face, type SentenceRules } from './target/faces.ts';
export { createSolver, type Solver } from './target/solver.ts';
