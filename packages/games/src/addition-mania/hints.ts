// The rungs of a hint in Addition Mania, as facts: what one sees, what a hidden card counts on average, where the sum lies
// more often than not, how to work it out, a good guess. Exact over all ways the hidden cards can lie; knows no words.
import { expectedSum, likely, odds } from './odds.ts';
import type { ManiaView } from './types.ts';

/** The five rungs. */
export type ManiaHints = readonly [
  { readonly kind: 'own'; readonly own: number; readonly others: number },
  /** To be said as it stands. `remembered`: cards of earlier rounds are covered again and counted in (H:memoryMode). */
  { readonly kind: 'average'; readonly average: number; readonly remembered: boolean },
  /** The narrowest stretch that holds the sum in at least half of all cases. */
  { readonly kind: 'range'; readonly from: number; readonly to: number },
  { readonly kind: 'shape'; readonly own: number; readonly others: number; readonly average: number },
  /** What the shape comes to as a whole number, and the chance that it is exactly right. */
  { readonly kind: 'guess'; readonly own: number; readonly guess: number; readonly chance: number },
];

/** The rungs for the view, gentlest first; null for somebody who holds no card. */
export function hintsOf(view: ManiaView): ManiaHints | null {
  if (!view.own) return null;
  const own = view.own.value;
  const others = view.seats - 1;
  const { average, guess } = worked(own, others, expectedSum(view));
  const seen = odds(view);
  return [
    { kind: 'own', own, others },
    { kind: 'average', average, remembered: view.history.some(({ cards }) => cards === null) },
    { kind: 'range', ...likely(seen) },
    { kind: 'shape', own, others, average },
    { kind: 'guess', own, guess, chance: seen.chances[guess - seen.low] ?? 0 },
  ];
}

/**
 * The average as it is said, and the guess that somebody comes to who reckons with it: one digit behind the point where
 * that leads to the nearest whole number, two where it does not.
 */
function worked(own: number, others: number, total: number): { readonly average: number; readonly guess: number } {
  const said = (unit: number) => {
    const parts = Math.round(((total - own) / others) * unit);
    return { average: parts / unit, guess: Math.round((own * unit + others * parts) / unit) };
  };
  const short = said(10);
  return Math.abs(short.guess - total) <= 0.5 ? short : said(100);
}
