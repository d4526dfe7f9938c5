// A short whole match of each game: every kind of moment, as few moves as the options allow.
import { rulesOf, type Plan } from './planted.ts';

/** Small numbers and no wild cards: each card of a sentence can be pressed as it is. */
const NUMBERS = Array.from({ length: 10 }, (_, i) => ({ face: i + 1, count: 4 }));

/** The plan of a short whole match. */
export async function shortMatch(game: string): Promise<Plan> {
  switch (game) {
    case 'numsense':
      return { seats: 2, options: { deals: 2, deck: NUMBERS }, seed: 'short' };
    case 'break-in':
      return { seats: 2, options: { mostDeals: 1, stalemateLaps: 1, formulasPerTurn: 'any' }, seed: 'short 6' };
    case 'math-rush':
      // Alone: bots that answer at once would play all that is to be played.
      return { seats: 1, options: { minutes: 'off', plays: 4 }, seed: 'short' };
    case 'mathmasters':
      return { seats: 2, options: { deals: 1, handSize: 7, allSetsFromRound1: true }, seed: 'short' };
    default: {
      const { options } = await rulesOf('addition-mania');
      return {
        seats: 3,
        options: { deck: (options.specs['deck'] as { readonly default: readonly unknown[] }).default.slice(0, 12) },
        seed: 'short',
      };
    }
  }
}
