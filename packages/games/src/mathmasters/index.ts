// The only door to the rule side of MathMasters: the closed game for everyone, and for its own table the nouns and the
// questions a page asks while somebody picks cards.
import { defineGame } from '@cardinal/kernel';
import { bots } from './bot.ts';
import { rules } from './rules.ts';

/** MathMasters, closed: what registry, rooms and benches use. */
export const game = defineGame(rules, bots);

export { rules } from './rules.ts';
export { SETS, type CardSet } from './catalogue.ts';
export { cardName, cardOf, cardsIn, numberOf, readCard, SUITS, suitOf, TABLE_CARDS, type CardId } from './deck.ts';
export { dealsIn, handSizeOf, HINTS, options, type MathMastersOptions } from './options.ts';
export { choicesOf, whyNot, type Choice } from './selection.ts';
export { beats, readAs, readSet, SET_TYPES, strengthOf, sumOf, type Reading, type SetType } from './sets.ts';
export * from './types.ts';
export { setsFor } from './view.ts';
