// The rungs of a hint in Addition Mania, as facts: what one sees, what a hidden card counts on average, where the sum lies
// more often than not, how to work it out, a good guess. Exact over all ways the hidden cards can lie; knows no words.
import { expectedSum, odds } from './odds.ts';
import type { ManiaView } from './types.ts';

/** The five rungs. */
export type ManiaHints = readonly [
  { readonly kind: 'own'; readonly own: number; readonly others: number },
  { readonly kind: 'average'; readonly average: number },
  /** The narrowest stretch that holds the sum in at least half of all cases. */
  { readonly kind: 'range'; readonly from: number; readonly to: number },
  { readonly kind: 'shape'; readonly own: number; readonly others: number; readonly average: number },
  /** A guess, and the chance that it is exactly right. */
  { readonly kind: 'guess'; readonly own: number; readonly guess: number; readonly chance: number },
];

/** The rungs for the view, gentlest first; null for somebody who holds no card. */
export function hintsOf(view: ManiaView): ManiaHints | null {
  if (!view.own) return null;
  const own = view.own.value;
  const others = view.seats - 1;
  const total = expectedSum(view);
  const average = (total - own) / others;
  const guess = Math.round(total);
  const { low, chances } = odds(view);
  return [
    { kind: 'own', own, others },
    { kind: 'average', average },
    { kind: 'range', ...half(low, chances) },
    { kind: 'shape', own, others, average },
    { kind: 'guess', own, guess, chance: chances[guess - low] ?? 0 },
  ];
}

function half(low: number, chances: readonly number[]): { readonly from: number; readonly to: number } {
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
