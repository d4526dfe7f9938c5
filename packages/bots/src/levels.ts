// Weaker play on purpose: slips, and choices that are good more often than they are best.
import { LEVELS, type Level, type Rng } from '@cardinal/kernel';

/** Whether something happens that has this chance, 0 to 1. */
export function happens(chance: number, rng: Rng): boolean {
  return rng.real() < chance;
}

/** One of several values by level, weakest level first. */
export function byLevel<T>(level: Level, values: readonly [T, T, T, T]): T {
  return values[LEVELS.indexOf(level)] as T;
}

/** The best of some things by a worth that is felt with noise: with `noise` 0 the very best, with noise as large as the differences between them nearly any. Undefined when there is nothing. */
export function pickNoisy<T>(things: Iterable<T>, worth: (thing: T) => number, noise: number, rng: Rng): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const thing of things) {
    const felt = worth(thing) + noise * gumbel(rng);
    if (felt > most) {
      most = felt;
      best = thing;
    }
  }
  return best;
}

/** Noise under which a choice is made in proportion to exp(worth / noise). */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log((rng.below(2 ** 30) + 0.5) / 2 ** 30));
}
