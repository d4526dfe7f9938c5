// The odds of a sum for somebody who sees a view: exact counting over all ways the unseen cards can lie.
import type { ManiaView } from './types.ts';

/** The chances of each sum: `chances[i]` is that of `low + i`. They add up to 1. */
export interface Odds {
  readonly low: number;
  readonly chances: readonly number[];
}

/** How many unseen cards have each value: the deck without what lies open, what was lifted, and one's own card. */
export function unseenValues(v: ManiaView): Map<number, number> {
  const gone = new Set<number>(v.own ? [v.own.id] : []);
  for (const { cards } of v.history) for (const card of cards ?? []) gone.add(card.id);
  for (const card of v.leftovers) gone.add(card.id);
  const counts = new Map<number, number>();
  for (const [id, { value }] of v.options.deck.entries()) {
    if (!gone.has(id)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The expected sum of all lifted cards. */
export function expectedSum(v: ManiaView): number {
  const unseen = [...unseenValues(v)];
  const count = unseen.reduce((sum, [, n]) => sum + n, 0);
  const mean = unseen.reduce((sum, [value, n]) => sum + value * n, 0) / Math.max(1, count);
  return (v.own?.value ?? 0) + mean * (v.seats - (v.own ? 1 : 0));
}

/** The odds of the sum of all lifted cards: one's own is known, the others are any of the unseen. */
export function odds(v: ManiaView): Odds {
  const others = v.seats - (v.own ? 1 : 0);
  return shift(sumOf(unseenValues(v), others), v.own?.value ?? 0);
}

/** The odds of the sum of `draws` cards drawn without putting back from so many of each value. */
export function sumOf(counts: ReadonlyMap<number, number>, draws: number): Odds {
  const highest = Math.max(0, ...counts.keys());
  const width = highest * draws + 1;
  // ways[k][s]: in how many ways k cards add up to s.
  const ways = Array.from({ length: draws + 1 }, () => new Float64Array(width));
  (ways[0] as Float64Array)[0] = 1;
  for (const [value, count] of counts) {
    for (let k = draws; k >= 1; k--) {
      const to = ways[k] as Float64Array;
      for (let taken = 1; taken <= Math.min(count, k); taken++) {
        const from = ways[k - taken] as Float64Array;
        const times = choose(count, taken);
        const step = taken * value;
        for (let s = width - 1; s >= step; s--) to[s] = (to[s] as number) + (from[s - step] as number) * times;
      }
    }
  }
  const last = ways[draws] as Float64Array;
  const total = last.reduce((sum, way) => sum + way, 0);
  const low = Math.max(
    0,
    last.findIndex((way) => way > 0),
  );
  const high = last.findLastIndex((way) => way > 0);
  return { low, chances: [...last.slice(low, high + 1)].map((way) => way / total) };
}

/** Whether only one sum is left: towards the end of a match all cards but one's own can be known. */
export function isCertain({ chances }: Odds): boolean {
  return chances.length === 1;
}

/** The narrowest stretch of sums that holds at least half of all cases; the lowest of several. */
export function likely({ low, chances }: Odds): { readonly from: number; readonly to: number } {
  let best = { from: low, to: low + chances.length - 1 };
  let from = 0;
  let inside = 0;
  // A window that is pushed along: its right end goes on by one, its left end as far as half allows.
  for (const [to, chance] of chances.entries()) {
    inside += chance;
    while (inside - (chances[from] ?? 0) >= 0.5) inside -= chances[from++] ?? 0;
    if (inside >= 0.5 && to - from < best.to - best.from) best = { from: low + from, to: low + to };
  }
  return best;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function shift({ low, chances }: Odds, by: number): Odds {
  return { low: low + by, chances };
}
