// What a formula may look like under the house rules, and what is asked of a search.
import type { FormulaCard } from './cards.ts';

/** The house rules of a formula; what is not given is as the game plays by default. */
export interface FormulaRules {
  /** At least one sign between numbers (ruling 2.4); true by default. */
  readonly requireOperator?: boolean;
  /** No sign goes first (H:leftToRight). */
  readonly leftToRight?: boolean;
  /** Brackets cost no card (H:freeBrackets). */
  readonly freeBrackets?: boolean;
  /** A minus card may stand in front of a number (H:unaryMinus). */
  readonly unaryMinus?: boolean;
  /** Every division must come out whole (H:wholeDivision). */
  readonly wholeDivision?: boolean;
}

/** What is asked of a search. */
export interface FormulaQuery extends FormulaRules {
  /** Cards that must be in the formula, each as often as it is named. */
  readonly mustUse?: readonly FormulaCard[];
  /** Every card of the hand must be in the formula. */
  readonly mustUseAll?: boolean;
  /** Roughly how many values a search may make before it gives up its proof; only searches with `leftToRight` or `freeBrackets` are that long. */
  readonly effort?: number;
}

/** A true formula. */
export interface FoundFormula {
  /** "12+1+2=3x5"; a wild sign stands with the sign it stands for, "1*+2=3". */
  readonly formula: string;
  /** The cards of the hand in it: digits as they are read, then signs as they are read. */
  readonly cards: readonly FormulaCard[];
  /** With the 20 of the "=". */
  readonly points: number;
  readonly usesAll: boolean;
  /** Whether it is certain that no formula is worth more. */
  readonly proved: boolean;
}
