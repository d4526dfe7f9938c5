// Addition Mania: the only door of its folder.
import { defineGame } from '@cardinal/kernel';
import { bots } from './bot.ts';
import { rules } from './rules.ts';

/** Addition Mania, closed over its own types. */
export const game = defineGame(rules, bots);

export { rules };
export { RANKS, STANDARD_DECK, SUITS, type Face } from './deck.ts';
export { expectedSum, odds, type Odds } from './odds.ts';
export { differencesOf, pointsFor } from './scoring.ts';
export type * from './types.ts';
export type { ManiaOptions } from './options.ts';
