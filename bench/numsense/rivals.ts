/** Bots that only measure: the plans of an early prototype with the solver's sentences. */
import { strongBot } from '../../packages/games/src/numsense/bots.ts';
import type { NumsenseBot } from './arena.ts';

/** Calls any hand that hits. */
export const declareAtOnce: NumsenseBot = strongBot('normal', { calls: () => true, ahead: () => 0, guard: 0 });

/** Calls from 16 points a card on. */
export const hold16: NumsenseBot = strongBot('normal', {
  calls: (view, _, worth) => worth >= 16 * view.handSize,
  ahead: () => 0,
  guard: 0,
});
