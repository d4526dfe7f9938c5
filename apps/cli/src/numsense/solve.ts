// What `cardinal solve numsense` answers.
import { ASCII, print, toText } from '@cardinal/number';
import {
  allSolutions,
  bestAnswer,
  inHandOrder,
  type Answer,
  type Face,
  type SentenceRules,
  type Solutions,
} from '@cardinal/solver';
import { WrongUse } from '../stop.ts';
import { out, outJson } from '../io.ts';
import { ANSWER_NO, DONE } from '../stop.ts';
import { jsonScore, readHand, readRules } from './hand.ts';

/** The solver lists the sentences of hands up to this size. */
const MOST_LISTED = 6;

/** What was typed. */
export interface SolveGiven {
  readonly hand: string;
  readonly target: number;
  readonly all?: true;
  readonly limit: number;
  readonly whole?: true;
  readonly wildZero?: true;
  readonly json?: true;
}

/** Solves a hand and writes the answer; the exit code says whether the target can be hit. */
export function solveNumsense(given: SolveGiven): number {
  const hand = readHand(given.hand);
  const rules = readRules(given);
  const found = given.all ? list(hand, given, rules) : null;
  const answer = bestAnswer(hand, given.target, rules);
  // Of several ways to the best score the answer names the one that stands first in the list.
  const best = { ...answer, ...(answer.exact && found?.solutions[0]) };
  if (given.json) {
    outJson({
      ...asJson(best),
      ...(found && {
        solutions: found.solutions.map((one) => ({ sentence: sentenceOf(one), values: one.values })),
        complete: found.complete,
      }),
    });
  } else if (found && found.solutions.length > 0) {
    for (const solution of found.solutions) out(`${sentenceOf(solution)} = ${given.target}`);
    const { length } = found.solutions;
    out(
      `${length} distinct ${length === 1 ? 'sentence' : 'sentences'}${found.complete ? '' : ', and more (see --limit)'}.`,
    );
  } else {
    out(inWords(best, given.target));
  }
  return best.exact ? DONE : ANSWER_NO;
}

/** An answer in the documented JSON form. */
export function asJson(answer: Answer): object {
  return {
    exact: answer.exact,
    value: toText(answer.value),
    distance: toText(answer.distance),
    score: jsonScore(answer.score),
    sentence: sentenceOf(answer),
    values: answer.values,
    proved: answer.proved,
  };
}

const sentenceOf = ({ expr, values }: Pick<Answer, 'expr' | 'values'>): string =>
  print(inHandOrder(expr, values), ASCII);

function inWords(answer: Answer, target: number): string {
  const sentence = `${sentenceOf(answer)} = ${toText(answer.value)}`;
  if (answer.exact) return `${sentence}   exact, ${toText(answer.score)} points`;
  const proof = answer.proved ? `No sentence makes ${target}` : `No sentence for ${target} was found`;
  return `${proof}. Closest: ${sentence}   ${toText(answer.distance)} away, ${toText(answer.score)} points`;
}

function list(hand: readonly Face[], given: SolveGiven, rules: SentenceRules): Solutions {
  if (hand.length > MOST_LISTED) throw new WrongUse(`--all lists the sentences of up to ${MOST_LISTED} cards.`);
  return allSolutions(hand, given.target, { limit: given.limit, rules });
}
