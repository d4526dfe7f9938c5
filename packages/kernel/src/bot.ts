// What a bot is: somebody who receives a seat's view and answers with a move. It has no memory of its own, so a
// restarted table goes on with the same bots, and it cannot be handed more than a player sees.
import type { Ms } from './ids.ts';
import type { Rng } from './rng.ts';

/** The four strengths, weakest first. */
export const LEVELS = ['beginner', 'easy', 'normal', 'expert'] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** How long a bot may think: `more()` is asked before each further unit of work. */
export interface Budget {
  more(): boolean;
}

/** A budget counted in units of work: repeatable, for tests and simulations. */
export function units(count: number): Budget {
  let left = count;
  return { more: () => left-- > 0 };
}

/** A bot of one game at one level. */
export interface Bot<V, M> {
  /** A move that the rules accept for this view; null where the seat only may act and would rather not. */
  choose(view: V, rng: Rng, budget: Budget): M | null;
  /** How long a person of this strength would take for that answer, in milliseconds. */
  pace(view: V, move: M | null, rng: Rng): Ms;
}
