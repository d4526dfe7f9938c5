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
  const whole = rules.wholeNumbersOnly;
  const choices = new Choices(hand, target);

  let found: Expr | null = null;
  let values: readonly number[] = [];
  let proved = true;
  let searches = 0;
  choices.run((numbers) => {
    if (engine.known(numbers, target) === false) return false;
    if (++searches > MOST_SEARCHES) {
      proved = false;
      return true;
    }
    const sentence = engine.exact.solve(numbers, target, whole, choices.open);
    if (sentence === 'not-found') proved = false;
    if (typeof sentence === 'string') return false;
    found = sentence;
    values = choices.inOrder(numbers);
    return true;
  });
  // Where wilds score nothing, every exact sentence scores the same.
  if (found !== null) return answerWith(found, hand, values, target, rules, proved || rules.wildPoints === 'zero');

  // Looking through all values for the nearest settles also what the search for an exact one left open.
  engine.nearest.reset();
  proved = true;
  let tried = 0;
  choices.run((numbers) => {
    if (++tried > MOST_NEAREST) {
      proved = false;
      return true;
    }
    const near = nearSentence(engine, numbers, target, whole);
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
