// A list in a random order, whoever gives the chance.
import type { Rng } from './rng.ts';

/** The same things in a random order, as a new list. */
export function shuffled<T>(things: readonly T[], rng: Rng): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
