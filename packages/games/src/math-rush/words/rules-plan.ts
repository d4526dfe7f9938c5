// The plan of Math Rush's rules: their parts, and rows that a test plays.
import type { RulesPlan, RulesSection, RulesTold } from '@cardinal/words';
import type { GoalFace } from '../deck.ts';

/** A row under a goal, and whether it counts at the end. Values of cards; equal ones in one stack are written as a list. */
export interface RulesExample {
  readonly direction: GoalFace['direction'];
  readonly limit: GoalFace['limit'];
  readonly stacks: readonly (readonly number[])[];
  readonly counts: boolean;
}

/** The parts in reading order. */
export const rulesPlan = {
  goal: [],
  ready: [],
  race: [
    { direction: 'up', limit: 'none', stacks: [[3], [7], [8]], counts: true },
    { direction: 'up', limit: 'none', stacks: [[3, 3], [7]], counts: true },
    { direction: 'up', limit: 'none', stacks: [[3], [7], [5]], counts: false },
    { direction: 'down', limit: 'even', stacks: [[10], [7], [4]], counts: false },
  ],
  help: [],
  check: [],
  ratings: [],
  deck: [],
} as const satisfies RulesPlan<RulesExample>;

/** What a language says of it. */
export type RulesWords = RulesTold<typeof rulesPlan>;

/** The rules as a page shows them. */
export type RulesText = readonly RulesSection<RulesExample>[];
