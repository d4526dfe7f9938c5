// The plan of Addition Mania's rules: their parts, and reveals that a test scores.
import type { RulesPlan, RulesSection, RulesTold } from '@cardinal/words';

/** An example gives cards by what they count, guesses, and the points that follow. */
export interface RulesExample {
  readonly values: readonly number[];
  readonly guesses: readonly number[];
  readonly points: readonly number[];
}

/** The parts in reading order. */
export const rulesPlan = {
  goal: [],
  ready: [],
  round: [],
  points: [
    { values: [5, 11, 1], guesses: [17, 16, 20], points: [4, 0, 0] },
    { values: [5, 11, 1], guesses: [17, 17, 20], points: [3, 3, 0] },
    { values: [10, 11, 1], guesses: [20, 24, 30], points: [1, 1, 0] },
    { values: [10, 11, 1], guesses: [21, 24, 30], points: [2, 0, 0] },
  ],
  end: [],
  about: [],
} as const satisfies RulesPlan<RulesExample>;

/** What a language says of it. */
export type RulesWords = RulesTold<typeof rulesPlan>;

/** The rules as a page shows them. */
export type RulesText = readonly RulesSection<RulesExample>[];
