// The rungs of a hint in Addition Mania, as facts: what one sees, what a hidden card counts on average, where the sum lies
// more often than not, how to work it out, a good guess. Exact over all ways the hidden cards can lie; knows no words.
import { expectedSum, likely, odds } from './odds.ts';
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
  const seen = odds(view);
  return [
    { kind: 'own', own, others },
    { kind: 'average', average },
    { kind: 'range', ...likely(seen) },
    { kind: 'shape', own, others, average },
    { kind: 'guess', own, guess, chance: seen.chances[guess - seen.low] ?? 0 },
  ];
}
