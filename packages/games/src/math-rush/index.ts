// Math Rush: the only door of its folder.
import { defineGame } from '@cardinal/kernel';
import { bots } from './bot.ts';
import { rules } from './rules.ts';

/** Math Rush, closed over its own types. */
export const game = defineGame(rules, bots);

export { rules };
export { check, ownHand } from './check.ts';
export { DESIGN_DECK, letterOf, LIMITS, type GoalFace, type Limit, type NumberFace, type RushDeck } from './deck.ts';
export { keepsLimit, misfit, placesFor, runs, type Misfit } from './fit.ts';
export { raceLength, type RushOptions } from './options.ts';
export { rankedPlays, type RankedPlay } from './plan.ts';
export { helpBonus, ratingOf, RATINGS, totalOf } from './score.ts';
export { verifySet } from './verify.ts';
export { handSizeOf, sizeOf } from './cards.ts';
export type * from './types.ts';
