// The plan of MathMasters' rules: their parts, and sets that a test lays by the engine.
import type { RulesPlan, RulesSection, RulesTold } from '@cardinal/words';

/** One example: sets laid on each other, in notation ("times 2M 3K 6R"). `goes` says whether the last one may be laid; `points` is what its owner gets when all others pass. `hint` is the card of the last set that is a Hint. */
export interface RulesExample {
  readonly sets: readonly string[];
  readonly goes: boolean;
  readonly points?: number;
  readonly hint?: string;
}

/** The parts in reading order. */
export const rulesPlan = {
  goal: [],
  cards: [],
  deal: [],
  turn: [],
  sameNumber: [
    { sets: ['13M 13K', '4M 4K 4R'], goes: true, points: 38 },
    { sets: ['9M 9K', '9R 9T'], goes: false },
  ],
  times: [
    { sets: ['times 2M 3K 6R'], goes: true, points: 14 },
    { sets: ['times 2M 3K 6R', 'times 2K 4R 8T'], goes: true, points: 28 },
    { sets: ['times 2M 6K 12R', 'times 3M 4K 12T'], goes: false },
  ],
  make13: [
    { sets: ['make-13 2M 4M 7M', 'make-13 1K 3K 4K 5K'], goes: true, points: 29 },
    { sets: ['make-13 6M 7K'], goes: false },
  ],
  allFour: [
    { sets: ['times 3M 4K 12R', '2M 2K 2R 2T'], goes: true, points: 32 },
    { sets: ['5M 5K 5R 5T', '4M 4K 4R 4T'], goes: false },
  ],
  hints: [{ sets: ['9M 9K', '4M 4K 4R', '5M 5K 5R 5T'], goes: true, points: 54, hint: '5M' }],
  wrongTimes: [],
  end: [],
} as const satisfies RulesPlan<RulesExample>;

/** What a language says of it. */
export type RulesWords = RulesTold<typeof rulesPlan>;

/** The rules as a page shows them. */
export type RulesText = readonly RulesSection<RulesExample>[];
