// What Numsense says in every language; the type checker misses any message that is not there.
import type { Facts, GameLines, GameWords, Wording } from '@cardinal/words';
import type { NumsenseWhy } from '../types.ts';
import type { optionsEn } from './options-en.ts';
import type { RulesText } from './rules-plan.ts';

/** What is said of Numsense at the table. */
export interface NumsenseLines extends GameLines {
  readonly why: Readonly<Record<NumsenseWhy, (facts: Facts) => string>> & GameLines['why'];
  readonly faces: Readonly<Record<'W' | 'D' | 'M' | 'T', string>>;
}

/** All that is said of Numsense, house rules and rules included. */
export interface NumsenseWords extends NumsenseLines {
  readonly options: Wording<typeof optionsEn> & GameWords['options'];
  readonly rules: RulesText;
}
