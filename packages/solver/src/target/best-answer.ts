// The best sentence for a hand: the highest exact score over every choice of the wilds, or else the nearest
// value. Knows scoring (rulings 1.15, 1.19, 1.25), not how sentences are found.

import type { Expr } from '@cardinal/number';
import { answerWith, type Answer } from './answer.ts';
import { Choices } from './choices.ts';
import type { Engine } from './engine.ts';
import { withNoughts, withoutSpareNoughts } from './exact.ts';
import type { Face, SentenceRules } from './faces.ts';
import { nearLongSentence } from './long-hand.ts';
import { MOST_CARDS } from './subset-values.ts';
import { sentenceOf } from './tidy.ts';

/** The most choices of wilds that are searched for an exact sentence. */
const MOST_SEARCHES = 5_000;
/** The most choices of wilds that are looked through for the nearest value. */
const MOST_NEAREST = 400;

/** The best sentence of the hand; see `Answer`. */
export function bestAnswer(engine: Engine, hand: readonly Face[], target: number, rules: SentenceRules): Answer {
  return exactAnswer(engine, hand, target, rules) ?? nearestAnswer(engine, hand, target, rules);
}

function exactAnswer(engine: Engine, hand: readonly Face[], target: number, rules: SentenceRules): Answer | null {
  const whole = rules.wholeNumbersOnly;
  if (hand.every((face) => typeof face === 'number')) {
    const sentence = engine.sentence(hand, target, whole);
    return typeof sentence === 'string' ? null : answerWith(sentence, hand, [...hand], target, rules, true);
  }
  const choices = new Choices(hand, target);
  let answer: Answer | null = null;
  // Where wilds score nothing, every exact sentence scores the same.
  const alike = rules.wildPoints === 'zero';
  let sure = true;
  let searches = 0;
  choices.run((numbers) => {
    if (engine.known(numbers, target) === false) return false;
    if (++searches > MOST_SEARCHES) return true;
    const sentence = engine.exact.solve(numbers, target, whole, choices.open);
    if (sentence === 'not-found') sure = false;
    if (typeof sentence === 'string') return false;
    answer = answerWith(sentence, hand, choices.inOrder(numbers), target, rules, sure || alike);
    return true;
  });
  return answer;
}

/** The nearest value; it settles also what the search for an exact sentence may have left open. */
function nearestAnswer(engine: Engine, hand: readonly Face[], target: number, rules: SentenceRules): Answer {
  const choices = new Choices(hand, target);
  let found: Expr | null = null;
  let values: readonly number[] = [];
  let proved = true;
  let tried = 0;
  engine.nearest.reset();
  choices.run((numbers) => {
    if (++tried > MOST_NEAREST) {
      proved = false;
      return true;
    }
    const near = nearSentence(engine, numbers, target, rules.wholeNumbersOnly);
    if (!near.proved) proved = false;
    if (near.sentence !== null) {
      found = near.sentence;
      values = choices.inOrder(numbers);
    }
    return false;
  });
  if (found === null) throw new Error('invariant: every hand makes some value');
  return answerWith(found, hand, values, target, rules, proved);
}

/** A sentence nearer to the target than `engine.nearest` knows, if there is one. */
function nearSentence(
  engine: Engine,
  numbers: readonly number[],
  target: number,
  whole: boolean,
): { readonly sentence: Expr | null; readonly proved: boolean } {
  const { exact, nearest } = engine;
  const core = withoutSpareNoughts(numbers);
  const noughts = numbers.length - core.length;
  if (core.length <= MOST_CARDS) {
    exact.values.load(core, whole, true);
    const { index, proved } = nearest.improve(target);
    if (index >= 0) return { sentence: withNoughts(sentenceOf(exact.values, index), noughts), proved };
    if (proved) return { sentence: null, proved };
  }
  const sentence = nearLongSentence(engine.exact, core, target, whole, nearest);
  return { sentence: sentence === null ? null : withNoughts(sentence, noughts), proved: false };
}
