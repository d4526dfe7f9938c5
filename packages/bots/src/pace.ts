// How long people take: a bare reaction, and the sums in their heads, which take longer the larger the numbers are (the
// problem-size effect, Ashcraft 1992). Seeded, so a replay waits as long as the match did.
import type { Level, Ms, Rng } from '@cardinal/kernel';
import { byLevel } from './levels.ts';

/** A sum to do in the head. `compare`: to see which number is larger. */
export interface Sum {
  readonly kind: 'add' | 'times' | 'compare';
  readonly numbers: readonly number[];
}

/** A bare reaction: 200 to 400 ms (Rabin, Game AI Pro 2). Nobody answers faster. */
export function reaction(rng: Rng): Ms {
  return 200 + rng.below(201);
}

/** What a skilled grown-up takes for a sum, in milliseconds: recall, plus a share that grows with the size of the numbers. Adding more than two numbers is done one after the other. */
export function timeFor({ kind, numbers }: Sum): Ms {
  let time = 0;
  let sofar = numbers[0] ?? 0;
  for (const next of numbers.slice(1)) {
    if (kind === 'add') time += 450 + 18 * Math.min(sofar, next) + 4 * Math.max(sofar, next);
    else if (kind === 'times') time += 500 + 14 * Math.abs(sofar * next) ** 0.75;
    else time += 300 + 200 / (1 + Math.abs(sofar - next));
    sofar = kind === 'add' ? sofar + next : kind === 'times' ? sofar * next : Math.max(sofar, next);
  }
  return Math.round(time);
}

/** How long a person of that level takes to look at so many things and do these sums. */
export function humanPace(level: Level, work: { readonly looks: number; readonly sums: readonly Sum[] }, rng: Rng): Ms {
  const skilled = work.looks * 120 + work.sums.reduce((total, sum) => total + timeFor(sum), 0);
  const slower = byLevel(level, [2.2, 1.7, 1.3, 1]);
  return Math.round(reaction(rng) + skilled * slower * spread(rng));
}

/** A factor around 1 with a long tail to the slow side, as people's times have: about 0.7 to 1.7. */
function spread(rng: Rng): number {
  const bell = (rng.real() + rng.real() + rng.real() - 1.5) * 2;
  return Math.exp(0.25 * bell);
}
