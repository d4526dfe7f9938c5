// What Addition Mania says in every language; the type checker misses any message that is not there.
import type { Facts, GameLines, GameWords, Wording } from '@cardinal/words';
import type { Card, ManiaWhy } from '../types.ts';
import type { optionsEn } from './options-en.ts';
import type { RulesText } from './rules-plan.ts';

/** What is said of Addition Mania at the table. */
export interface ManiaLines extends GameLines {
  readonly why: Readonly<Record<ManiaWhy, (facts: Facts) => string>> & GameLines['why'];
  /** A card's name, such as "queen of hearts". */
  readonly cardName: (card: Pick<Card, 'rank' | 'suit'>) => string;
}

/** All that is said of Addition Mania, house rules and rules included. */
export interface ManiaWords extends ManiaLines {
  readonly options: Wording<typeof optionsEn> & GameWords['options'];
  readonly rules: RulesText;
}
