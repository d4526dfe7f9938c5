// The only door to the rule side of Break In: the closed game for everyone, and for its own table the nouns and the
// questions a page asks before it asks the referee.
import { defineGame } from '@cardinal/kernel';
import { bots } from './bot.ts';
import { rules } from './rules.ts';

/** Break In, closed: what registry, rooms and benches use. */
export const game = defineGame(rules, bots);

export { bots, botWith } from './bot.ts';
export { canLay, check, plainMoves } from './check.ts';
export { DESIGN_DECK, deckShape, EQUALS_CARDS, type Deck } from './deck.ts';
export { cardsFor, missingFrom, readFormula, rowText, settled, type Reading } from './formula.ts';
export { HAND_LIMIT, HAND_SIZE, options, type BreakInOption, type BreakInOptions } from './options.ts';
export { callable, formulas, laying } from './propose.ts';
export { rules } from './rules.ts';
export * from './types.ts';
export { WEIGHTS, type Weights } from './weigh.ts';
