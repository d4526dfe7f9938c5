// What Math Rush says in every language; the type checker misses any message that is not there.
import type { Facts, GameLines, GameWords, Wording } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';
import type { RushWhy } from '../types.ts';
import type { optionsEn } from './options-en.ts';
import type { RulesText } from './rules-plan.ts';

/** What is said of Math Rush at the table. */
export interface RushLines extends GameLines {
  readonly why: Readonly<Record<RushWhy, (facts: Facts) => string>> & GameLines['why'];
  /** The names of the ratings, lowest first. */
  readonly ratings: readonly [string, string, string, string, string];
  /** A goal in words: "5 cards, going up, only sums, 3 stars". */
  readonly goalName: (goal: GoalFace) => string;
}

/** All that is said of Math Rush, house rules and rules included. */
export interface RushWords extends RushLines {
  readonly options: Wording<typeof optionsEn> & GameWords['options'];
  readonly rules: RulesText;
}
