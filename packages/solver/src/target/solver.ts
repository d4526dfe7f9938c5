// The door to the target solver: one object with its own buffers, and the same questions as plain functions
// that share one such object, made when first needed. A solver is not for two threads; each makes its own.

import type { Answer } from './answer.ts';
import { bestAnswer as findBest } from './best-answer.ts';
import { Engine } from './engine.ts';
import { assertNumber, PRINTED_RULES, type Face, type SentenceRules } from './faces.ts';
import { ReachTable } from './reach-table.ts';

/** Answers questions about hands; `numbers` are whole, 0 to 99, and so is a target. */
export interface Solver {
  /** The best sentence for a hand: the highest exact score over all wilds and sentences, else the nearest value. */
  bestAnswer(hand: readonly Face[], target: number, rules?: SentenceRules): Answer;
  /** Whether the numbers, each used once, make the target. Above eight cards false may mean "none was found". */
  canHit(numbers: readonly number[], target: number): boolean;
  /** Bit t is set when the numbers make t, for t = 0 to 25. */
  reachMask(numbers: readonly number[]): number;
  /** Reads data/reach.bin, after which most questions about up to six cards of 0 to 25 are look-ups; throws when damaged. */
  loadTable(bytes: Uint8Array): void;
}

/** A solver with buffers of its own. */
export function createSolver(): Solver {
  const engine = new Engine();
  return {
    bestAnswer: (hand, target, rules = PRINTED_RULES) => findBest(engine, hand, target, rules),
    canHit(numbers, target) {
      assertNumber(target, 'a target');
      assertNumbers(numbers);
      return engine.hits(numbers, target, false) === true;
    },
    reachMask(numbers) {
      assertNumbers(numbers);
      return engine.reachMask(numbers);
    },
    loadTable(bytes) {
      engine.table = ReachTable.read(bytes);
    },
  };
}

function assertNumbers(numbers: readonly number[]): void {
  if (numbers.length === 0) throw new RangeError('a hand has a card');
  for (const value of numbers) assertNumber(value, 'a card');
}
