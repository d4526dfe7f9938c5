// What MathMasters says in every language; the type checker misses any message that is not there.
import type { SignSet } from '@cardinal/number';
import type { Facts, GameLines, GameWords, Wording } from '@cardinal/words';
import type { CardId, SuitId, TABLE_CARDS } from '../deck.ts';
import type { SetType } from '../sets.ts';
import type { MathMastersWhy } from '../types.ts';
import type { optionsEn } from './options-en.ts';
import type { RulesText } from './rules-plan.ts';

/** What is said of MathMasters at the table. */
export interface MathMastersLines extends GameLines {
  readonly why: Readonly<Record<MathMastersWhy, (facts: Facts) => string>> & GameLines['why'];
  readonly suits: Readonly<Record<SuitId, string>>;
  readonly setTypes: Readonly<Record<SetType, string>>;
  /** What is written on the three table cards: a title and lines. */
  readonly tableCards: Readonly<
    Record<(typeof TABLE_CARDS)[number]['no'], { readonly title: string; readonly lines: readonly string[] }>
  >;
  /** "Match 5". */
  readonly cardName: (card: CardId) => string;
  /** "two 9s", "2 × 3 = 6", "all four 5s". A Times claim is told as it was claimed. */
  readonly setName: (setType: SetType, cards: readonly CardId[], signs?: SignSet) => string;
}

/** All that is said of MathMasters, house rules and rules included. */
export interface MathMastersWords extends MathMastersLines {
  readonly options: Wording<typeof optionsEn> & GameWords['options'];
  readonly rules: RulesText;
}
