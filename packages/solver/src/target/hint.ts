// Hints for a hand, from a nudge to the whole sentence: three rungs while a sentence is built, five to learn
// from. Knows what to tell, not in which words.

import type { Rational } from '@cardinal/number';
import { answerWith, type Answer } from './answer.ts';
import { bestAnswer } from './best-answer.ts';
import type { Engine } from './engine.ts';
import { explain, type ExplainedStep } from './explain.ts';
import type { Face, SentenceRules } from './faces.ts';
import { fewestBrackets, MOST_LISTED } from './solutions.ts';
import type { Strategy } from './strategy.ts';

/** Whether the target can be made at all. */
export interface PossibleHint {
  readonly kind: 'possible';
  readonly exact: boolean;
  /** How near the best sentence comes. */
  readonly distance: Rational;
  /** Whether that is certain. */
  readonly proved: boolean;
}

/** The cards of the first step, by their places in the hand: with them one begins. */
export interface CardsHint {
  readonly kind: 'cards';
  readonly cards: readonly number[];
}

/** The idea. */
export interface StrategyHint {
  readonly kind: 'strategy';
  readonly strategy: Strategy;
}

/** What wilds count as, and the first two cards to join; a hand of one card has no step. */
export interface FirstStepHint {
  readonly kind: 'first-step';
  readonly values: readonly number[];
  readonly step: ExplainedStep | null;
}

/** Everything. */
export interface SentenceHint {
  readonly kind: 'sentence';
  readonly answer: Answer;
}

/** What one rung tells. */
export type Hint = PossibleHint | CardsHint | StrategyHint | FirstStepHint | SentenceHint;

/** The rungs of the short ladder: is it possible, the first step, the sentence. */
export type Rung = 1 | 2 | 3;

/** The long ladder. */
export type Ladder = readonly [PossibleHint, CardsHint, StrategyHint, FirstStepHint, SentenceHint];

/** One rung of the short ladder; all rungs of a hand speak of the same sentence. */
export function hint(
  engine: Engine,
  hand: readonly Face[],
  target: number,
  rung: Rung,
  rules: SentenceRules,
): PossibleHint | FirstStepHint | SentenceHint {
  const [possible, , , firstStep, sentence] = ladder(engine, hand, target, rules);
  return rung === 1 ? possible : rung === 2 ? firstStep : sentence;
}

/** All rungs of the long ladder, which speak of the same sentence. */
export function ladder(engine: Engine, hand: readonly Face[], target: number, rules: SentenceRules): Ladder {
  const answer = simplest(engine, bestAnswer(engine, hand, target, rules), hand, target, rules);
  const { strategy, heart, steps } = explain(answer);
  const { exact, distance, proved, values } = answer;
  return [
    { kind: 'possible', exact, distance, proved },
    { kind: 'cards', cards: heart },
    { kind: 'strategy', strategy },
    { kind: 'first-step', values, step: steps[0] ?? null },
    { kind: 'sentence', answer },
  ];
}

/** The same answer with the simplest sentence, where those are quickly listed. */
function simplest(engine: Engine, answer: Answer, hand: readonly Face[], target: number, rules: SentenceRules): Answer {
  if (!answer.exact || hand.length >= MOST_LISTED) return answer;
  const expr = fewestBrackets(engine.every, answer.values, target, rules);
  return expr === null ? answer : answerWith(expr, hand, answer.values, target, rules, answer.proved);
}
