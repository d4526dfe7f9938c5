// Exact sentences for numbers without wilds, whatever their count: plain first, since that is quick and reads
// best, then the complete search up to eight cards, and for longer hands a list of tricks.
//
// Noughts: beside one nought a second says nothing new (it can be added), so a hand is searched with at most
// one and the others are added at the end. Many a long hand becomes short that way.

import type { Expr } from '@cardinal/number';
import { longSentence, type Searches } from './long-hand.ts';
import { Meet, type Miss } from './meet.ts';
import { Plain } from './plain.ts';
import { SubsetValues } from './subset-values.ts';
import { card, join, sentenceOf } from './tidy.ts';

/** The most cards that are searched completely. */
const COMPLETE = 8;

/** The searches and their buffers, reused for every hand. */
export class Exact implements Searches {
  readonly values = new SubsetValues();
  readonly meet = new Meet(this.values);
  readonly plain = new Plain();

  /**
   * A sentence that uses each number once and comes to `target`, or why there is none. `reuse` as in
   * `SubsetValues.load`.
   */
  solve(numbers: readonly number[], target: number, whole: boolean, reuse = false): Expr | Miss {
    const core = withoutSpareNoughts(numbers);
    let found: Expr | Miss;
    if (this.plain.solve(core, target)) {
      found = this.plain.sentence();
    } else if (core.length < numbers.length && this.plain.solve(numbers, target)) {
      return this.plain.sentence(); // two noughts can do away with two cards
    } else if (core.length > COMPLETE) {
      found = longSentence(this, core, target, whole);
    } else {
      this.values.load(core, whole, reuse);
      const index = this.meet.solve(target);
      found = index < 0 ? 'impossible' : sentenceOf(this.values, index);
    }
    return typeof found === 'string' ? found : withNoughts(found, numbers.length - core.length);
  }
}

/** The numbers with at most one nought. */
export function withoutSpareNoughts(numbers: readonly number[]): readonly number[] {
  const first = numbers.indexOf(0);
  if (first < 0 || numbers.indexOf(0, first + 1) < 0) return numbers;
  return numbers.filter((value, i) => value !== 0 || i === first);
}

/** The sentence with this many noughts added. */
export function withNoughts(sentence: Expr, noughts: number): Expr {
  let all = sentence;
  for (let i = 0; i < noughts; i++) all = join('+', all, card(0));
  return all;
}
