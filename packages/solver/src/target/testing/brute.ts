// The plainest possible solver, for tests only: signed BigInt fractions, every split of every part, every
// choice of every wild. Shares no code and no idea with the solver it judges.

import type { Face } from '../faces.ts';

/** A fraction in lowest terms, the bottom above 0. */
export type Pair = readonly [bigint, bigint];

const known = new Map<string, ReadonlyMap<string, Pair>>();

/** All values of a hand of numbers, below nought too, by their text; `whole`: through whole steps only. */
export function bruteValues(numbers: readonly number[], whole = false): ReadonlyMap<string, Pair> {
  const sorted = [...numbers].sort((a, b) => a - b);
  const key = `${sorted.join()}${whole ? 'w' : ''}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const values = new Map<string, Pair>();
  const put = (p: bigint, q: bigint): void => {
    const pair = lowest(p, q);
    if (!whole || pair[1] === 1n) values.set(`${pair[0]}/${pair[1]}`, pair);
  };
  if (sorted.length === 1) put(BigInt(sorted[0]!), 1n);
  for (let split = 1; split < (1 << sorted.length) - 1; split++) {
    const left = sorted.filter((_, i) => (split >> i) & 1);
    const right = sorted.filter((_, i) => !((split >> i) & 1));
    for (const [ap, aq] of bruteValues(left, whole).values()) {
      for (const [bp, bq] of bruteValues(right, whole).values()) {
        put(ap * bq + bp * aq, aq * bq);
        put(ap * bq - bp * aq, aq * bq);
        put(ap * bp, aq * bq);
        if (bp !== 0n) put(ap * bq, aq * bp);
      }
    }
  }
  if (known.size > 20_000) known.clear();
  known.set(key, values);
  return values;
}

/** The least distance from the target among all values, as a fraction. */
export function bruteDistance(numbers: readonly number[], target: number, whole = false): Pair {
  let best: Pair | null = null;
  for (const [p, q] of bruteValues(numbers, whole).values()) {
    const gap = p - BigInt(target) * q;
    const pair: Pair = [gap < 0n ? -gap : gap, q];
    if (best === null || pair[0] * best[1] < best[0] * pair[1]) best = pair;
  }
  return best!;
}

/** Every list of values the cards of a hand can count as, in the order of the hand. */
export function bruteChoices(hand: readonly Face[], target: number): readonly (readonly number[])[] {
  let lists: (readonly (number | 'M')[])[] = [[]];
  for (const face of hand) {
    const ways: readonly (number | 'M')[] =
      face === 'W' ? Array.from({ length: 26 }, (_, i) => i) : face === 'T' ? [target] : face === 'D' ? [0] : [face];
    lists = lists.flatMap((list) => ways.map((way) => [...list, way]));
  }
  return lists.flatMap((list) => {
    const others = list.filter((value) => value !== 'M');
    let filled: number[][] = [[]];
    for (const value of list) {
      const ways = value !== 'M' ? [value] : others.length === 0 ? [0] : [...new Set(others)];
      filled = filled.flatMap((done) => ways.map((way) => [...done, way]));
    }
    return filled;
  });
}

/** The best score of a hand, as a fraction: the highest exact sum of points, else minus the least distance. */
export function bruteScore(hand: readonly Face[], target: number, whole = false, wildsScore = true): Pair {
  let points = -1;
  let distance: Pair | null = null;
  for (const values of bruteChoices(hand, target)) {
    const sum = values.reduce((all, value, i) => all + (wildsScore || typeof hand[i] === 'number' ? value : 0), 0);
    if (sum <= points) continue;
    if (bruteValues(values, whole).has(`${target}/1`)) points = sum;
    if (points >= 0) continue;
    const gap = bruteDistance(values, target, whole);
    if (distance === null || gap[0] * distance[1] < distance[0] * gap[1]) distance = gap;
  }
  return points >= 0 ? [BigInt(points), 1n] : [-distance![0], distance![1]];
}

function lowest(p: bigint, q: bigint): Pair {
  let a = p < 0n ? -p : p;
  let b = q < 0n ? -q : q;
  while (b !== 0n) [a, b] = [b, a % b];
  if (a === 0n) return [0n, 1n];
  return q < 0n ? [-p / a, -q / a] : [p / a, q / a];
}
