// All exact sentences of a hand, simplest first, and the one with the fewest brackets. Knows wilds and order;
// `every-sentence.ts` finds the sentences of given numbers.

import type { Expr } from '@cardinal/number';
import { answerWith } from './answer.ts';
import { Choices } from './choices.ts';
import type { EverySentence } from './every-sentence.ts';
import type { Face, SentenceRules } from './faces.ts';
import { compareHardness, hardnessOf } from './simplicity.ts';

/** The most cards whose sentences are listed. */
export const MOST_LISTED = 6;
/** The most choices of wilds that are looked at. */
const MOST_CHOICES = 400;

/** One exact sentence and what each card counts as in it, in the order of the hand. */
export interface Solution {
  readonly expr: Expr;
  readonly values: readonly number[];
}

/** A list of exact sentences. */
export interface Solutions {
  readonly solutions: readonly Solution[];
  /** Whether nothing is left out, by the limit or otherwise. */
  readonly complete: boolean;
}

/**
 * The different exact sentences of a hand of up to six cards, twins by order and grouping merged, at most
 * `limit`: the highest sum of wild values first, among those the simplest (brackets, fractions, size of steps).
 */
export function allSolutions(
  every: EverySentence,
  hand: readonly Face[],
  target: number,
  rules: SentenceRules,
  limit: number,
): Solutions {
  if (hand.length > MOST_LISTED) throw new RangeError(`sentences are listed for up to ${MOST_LISTED} cards`);
  const choices = new Choices(hand, target);
  const solutions: Solution[] = [];
  let complete = true;
  let looked = 0;
  choices.run((numbers) => {
    if (solutions.length >= limit || ++looked > MOST_CHOICES) {
      complete = false;
      return true;
    }
    const values = choices.inOrder(numbers);
    const found = simplestFirst(every.list(numbers, target, rules.wholeNumbersOnly));
    if (!every.complete || found.length > limit - solutions.length) complete = false;
    for (const expr of found.slice(0, limit - solutions.length)) {
      answerWith(expr, hand, values, target, rules, true);
      solutions.push({ expr, values });
    }
    return false;
  });
  return { solutions, complete };
}

/** The exact sentence of up to five numbers with the fewest brackets (then the simplest), or null. */
export function fewestBrackets(
  every: EverySentence,
  numbers: readonly number[],
  target: number,
  rules: SentenceRules,
): Expr | null {
  if (numbers.length >= MOST_LISTED) throw new RangeError('fewest brackets are found for up to five numbers');
  const expr = simplestFirst(every.list(numbers, target, rules.wholeNumbersOnly))[0] ?? null;
  if (expr !== null) answerWith(expr, numbers, numbers, target, rules, true);
  return expr;
}

function simplestFirst(sentences: readonly Expr[]): readonly Expr[] {
  return sentences
    .map((expr) => ({ expr, hardness: hardnessOf(expr) }))
    .sort((a, b) => compareHardness(a.hardness, b.hardness))
    .map(({ expr }) => expr);
}
