// The plan of Break In's rules: their parts, and formulas that a test works out by the engine.
import type { RulesPlan, RulesSection, RulesTold } from '@cardinal/words';
import type { FormulaCard } from '../types.ts';

/** One example: cards in hand, a formula of them and the points it brings; 0 where it is not true. */
export interface RulesExample {
  readonly hand: readonly FormulaCard[];
  readonly formula: string;
  readonly points: number;
}

/** The parts in reading order. */
export const rulesPlan = {
  goal: [],
  deal: [],
  turn: [
    { hand: ['1', '1', '1', '2', '2', '3', '5', '+', '+', 'x'], formula: '1+2+2=5', points: 50 },
    { hand: ['1', '1', '1', '2', '2', '3', '5', '+', '+', 'x'], formula: '12+1+2=3x5', points: 69 },
  ],
  formula: [
    { hand: ['1', '2', '2', '5', '*', '*'], formula: '1*+2*+2=5', points: 70 },
    { hand: ['1', '2', '2', '5', '*', '*'], formula: '1*x2*x2=5', points: 0 },
    { hand: ['7', '2', '3', '1', '2', '/', '+', '/'], formula: '7/2=3+1/2', points: 75 },
    { hand: ['2', '0', '5', '4', 'x'], formula: '5x4=20', points: 46 },
  ],
  breakIn: [],
  end: [],
  points: [],
  about: [],
} as const satisfies RulesPlan<RulesExample>;

/** What a language says of it. */
export type RulesWords = RulesTold<typeof rulesPlan>;

/** The rules as a page shows them. */
export type RulesText = readonly RulesSection<RulesExample>[];
