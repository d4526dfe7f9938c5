// What Break In says in every language; the type checker misses any message that is not there.
import type { Facts, GameLines, GameWords, Wording } from '@cardinal/words';
import type { BreakInWhy } from '../types.ts';
import type { optionsEn } from './options-en.ts';
import type { RulesText } from './rules-plan.ts';

/** What is said of Break In at the table. */
export interface BreakInLines extends GameLines {
  readonly why: Readonly<Record<BreakInWhy, (facts: Facts) => string>> & GameLines['why'];
  /** Signs and the wild card, as a card is called. */
  readonly faces: Readonly<Record<'+' | '-' | 'x' | '/' | '*', string>>;
}

/** All that is said of Break In, house rules and rules included. */
export interface BreakInWords extends BreakInLines {
  readonly options: Wording<typeof optionsEn> & GameWords['options'];
  readonly rules: RulesText;
}
