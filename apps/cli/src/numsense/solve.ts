// What `cardinal solve numsense` answers.
import { ASCII, print, toText } from '@cardinal/number';
import { allSolutions, bestAnswer, type Answer } from '@cardinal/solver';
import { out, outJson } from '../io.ts';
import { ANSWER_NO, DONE } from '../stop.ts';
import { jsonScore, readHand, readRules } from './hand.ts';

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
  const best = bestAnswer(hand, given.target, rules);
  const solutions = given.all ? [...allSolutions(hand, given.target, { rules, limit: given.limit })] : null;
  if (given.json) {
    outJson({ ...asJson(best), ...(solutions && { solutions: solutions.map(asJson) }) });
  } else if (solutions && solutions.length > 0) {
    for (const solution of solutions)
      out(`${print(solution.expr, ASCII)} = ${given.target}   ${toText(solution.score)} points`);
    out(
      `${solutions.length} distinct ${solutions.length === 1 ? 'sentence' : 'sentences'}${solutions.length === given.limit ? ' (more with --limit)' : ''}.`,
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
    sentence: print(answer.expr, ASCII),
    values: answer.values,
    proved: answer.proved,
  };
}

function inWords(answer: Answer, target: number): string {
  const sentence = `${print(answer.expr, ASCII)} = ${toText(answer.value)}`;
  if (answer.exact) return `${sentence}   exact, ${toText(answer.score)} points`;
  const proof = answer.proved ? `No sentence makes ${target}` : `No sentence for ${target} was found`;
  return `${proof}. Closest: ${sentence}   ${toText(answer.distance)} away, ${toText(answer.score)} points`;
}
