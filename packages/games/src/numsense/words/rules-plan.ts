// The plan of Numsense's rules: their parts, and worked examples that a test works out by the engine.
import type { RulesPlan, RulesSection, RulesTold } from '@cardinal/words';

/** One example: a hand (W, D, M, T for wild cards), a target, a sentence and the points it brings. */
export interface RulesExample {
  readonly hand: readonly (number | 'W' | 'D' | 'M' | 'T')[];
  readonly target: number;
  readonly sentence: string;
  readonly points: string;
}

/** The parts in reading order. */
export const rulesPlan = {
  goal: [{ hand: [7, 2, 4], target: 10, sentence: '(7*2)-4', points: '13' }],
  deal: [],
  turn: [],
  call: [],
  points: [
    { hand: [2, 3, 6], target: 10, sentence: '2+3+6', points: '-1' },
    { hand: [2, 3, 6], target: 10, sentence: '(6*2)-3', points: '-1' },
    { hand: [2, 5], target: 1, sentence: '2/5', points: '-3/5' },
  ],
  wilds: [
    { hand: [3, 'W'], target: 10, sentence: '25/3', points: '-5/3' },
    { hand: [3, 'W'], target: 10, sentence: '13-3', points: '16' },
    { hand: [2, 'T'], target: 10, sentence: '10*2', points: '-10' },
    { hand: [3, 5, 'M'], target: 11, sentence: '3+3+5', points: '11' },
    { hand: [3, 5, 'M'], target: 10, sentence: '3*5-5', points: '13' },
    { hand: ['D', 10], target: 10, sentence: '10+0', points: '10' },
  ],
  signs: [{ hand: [1, 5, 5, 5], target: 24, sentence: '5*(5-1/5)', points: '16' }],
  ways: [],
  deck: [],
} as const satisfies RulesPlan<RulesExample>;

/** What a language says of it. */
export type RulesWords = RulesTold<typeof rulesPlan>;

/** The rules as a page shows them. */
export type RulesText = readonly RulesSection<RulesExample>[];
