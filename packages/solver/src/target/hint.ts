// Hints for a hand, from a nudge to the whole sentence. Knows what to tell, not in which words.

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

/** The rungs, from a nudge to the sentence. */
export type Ladder = readonly [PossibleHint, CardsHint, StrategyHint, FirstStepHint, SentenceHint];

/** All rungs of a hand; they speak of the same sentence. */
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
