// The only door to the rule side of Numsense: the closed game for everyone, and for its own table the nouns and the
// questions a page asks before it asks the referee.

export { game } from './game.ts';
export { options } from './options.ts';
export { GRAMMAR, readSentence } from './sentence.ts';
export * from './types.ts';
