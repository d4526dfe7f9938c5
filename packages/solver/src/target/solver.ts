// The door to the target solver: one object with its own buffers, and the same questions as plain functions
// that share one such object, made when first needed. A solver is not for two threads; each makes its own.

import type { Expr, Rational } from '@cardinal/number';
import type { Answer } from './answer.ts';
import { bestAnswer as findBest } from './best-answer.ts';
import { drawOptions, type DrawOptions, type MissMeasure, type Unseen } from './draw-options.ts';
import { Engine } from './engine.ts';
import { assertQuestion, PRINTED_RULES, type Face, type SentenceRules } from './faces.ts';
import { ladder as findLadder, type Ladder } from './hint.ts';
import { ReachTable } from './reach-table.ts';
import { reachable as findReachable } from './reachable.ts';
import { allSolutions as findAll, fewestBrackets as findFewest, type Solutions } from './solutions.ts';
import { strayed as findStrayed, type Strayed } from './strayed.ts';

/**
 * Answers questions about hands. Numbers on cards and targets are whole, 0 to 99; anything else, or a hand
 * without a card, throws a RangeError. Rules are the printed ones unless given.
 */
export interface Solver {
  /** The best sentence for a hand: the highest exact score over all wilds and sentences, else the nearest value. */
  bestAnswer(hand: readonly Face[], target: number, rules?: SentenceRules): Answer;
  /** Whether the numbers, each used once, make the target. Above eight cards false may mean "none was found". */
  canHit(numbers: readonly number[], target: number): boolean;
  /** Bit t is set when the numbers make t, for t = 0 to 25. */
  reachMask(numbers: readonly number[]): number;
  /** Reads data/reach.bin; most questions about up to six cards of 0 to 25 are look-ups then. Throws when damaged. */
  loadTable(bytes: Uint8Array): void;
  /** The different exact sentences of up to six cards, simplest first, at most `limit` (200). */
  allSolutions(
    hand: readonly Face[],
    target: number,
    options?: { readonly limit?: number; readonly rules?: SentenceRules },
  ): Solutions;
  /** The exact sentence of up to five numbers with the fewest brackets, or null. */
  fewestBrackets(numbers: readonly number[], target: number, rules?: SentenceRules): Expr | null;
  /** The different values >= 0 that up to six numbers make, each once, in no order. */
  reachable(numbers: readonly number[]): Iterable<Rational>;
  /** What each card that may be drawn is worth with each card that is then put away. */
  options(
    hand: readonly Face[],
    target: number,
    unseen: readonly Unseen[],
    options?: { readonly rules?: SentenceRules; readonly misses?: MissMeasure },
  ): DrawOptions;
  /** The first fault of a sentence, or null when it has none or when the hand cannot make the target. */
  strayed(expr: Expr, target: number, hand: readonly Face[], rules?: SentenceRules): Strayed | null;
  /** Five hints from a nudge to the sentence. */
  ladder(hand: readonly Face[], target: number, rules?: SentenceRules): Ladder;
}

/** A solver with buffers of its own. */
export function createSolver(): Solver {
  const engine = new Engine();
  return {
    bestAnswer(hand, target, rules = PRINTED_RULES) {
      assertQuestion(hand, target);
      return findBest(engine, hand, target, rules);
    },
    canHit(numbers, target) {
      assertQuestion(numbers, target);
      return engine.hits(numbers, target, false) === true;
    },
    reachMask(numbers) {
      assertQuestion(numbers, 0);
      return engine.reachMask(numbers);
    },
    loadTable(bytes) {
      engine.table = ReachTable.read(bytes);
    },
    allSolutions(hand, target, { limit = 200, rules = PRINTED_RULES } = {}) {
      assertQuestion(hand, target);
      return findAll(engine.every, hand, target, rules, limit);
    },
    fewestBrackets(numbers, target, rules = PRINTED_RULES) {
      assertQuestion(numbers, target);
      return findFewest(engine.every, numbers, target, rules);
    },
    reachable(numbers) {
      assertQuestion(numbers, 0);
      return findReachable(numbers);
    },
    options(hand, target, unseen, { rules = PRINTED_RULES, misses = 'nearest' } = {}) {
      assertQuestion(hand, target);
      return drawOptions(engine, hand, target, unseen, rules, misses);
    },
    strayed(expr, target, hand, rules = PRINTED_RULES) {
      assertQuestion(hand, target);
      return findStrayed(engine, expr, target, hand, rules);
    },
    ladder(hand, target, rules = PRINTED_RULES) {
      assertQuestion(hand, target);
      return findLadder(engine, hand, target, rules);
    },
  };
}

let shared: Solver | null = null;
const ours = (): Solver => (shared ??= createSolver());

/** `Solver.bestAnswer` of the shared solver. */
export const bestAnswer: Solver['bestAnswer'] = (...asked) => ours().bestAnswer(...asked);
/** `Solver.canHit` of the shared solver. */
export const canHit: Solver['canHit'] = (...asked) => ours().canHit(...asked);
/** `Solver.reachMask` of the shared solver. */
export const reachMask: Solver['reachMask'] = (...asked) => ours().reachMask(...asked);
/** `Solver.loadTable` of the shared solver. */
export const loadTable: Solver['loadTable'] = (...asked) => ours().loadTable(...asked);
/** `Solver.allSolutions` of the shared solver. */
export const allSolutions: Solver['allSolutions'] = (...asked) => ours().allSolutions(...asked);
/** `Solver.fewestBrackets` of the shared solver. */
export const fewestBrackets: Solver['fewestBrackets'] = (...asked) => ours().fewestBrackets(...asked);
/** `Solver.reachable` of the shared solver. */
export const reachable: Solver['reachable'] = (...asked) => ours().reachable(...asked);
/** `Solver.options` of the shared solver. */
export const options: Solver['options'] = (...asked) => ours().options(...asked);
/** `Solver.strayed` of the shared solver. */
export const strayed: Solver['strayed'] = (...asked) => ours().strayed(...asked);
/** `Solver.ladder` of the shared solver. */
export const ladder: Solver['ladder'] = (...asked) => ours().ladder(...asked);
