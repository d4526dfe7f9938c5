// The only door to the rule side of Numsense: the closed game for everyone, and for its own table the nouns and the
// questions a page asks before it asks the referee.

export { game } from './game.ts';
export { rules } from './rules.ts';
export { plainMoves } from './check.ts';
export { DESIGN_DECK, type Deck } from './deck.ts';
export { options, type NumsenseOption, type NumsenseOptions } from './options.ts';
export { dealsIn, handSizeOf } from './plan.ts';
export { GRAMMAR, readSentence, type Reading } from './sentence.ts';
export * from './types.ts';
