// What may be pointed at: only what lies open for all, by the names that the table gives to places and cards.
import type { BreakInView } from './types.ts';

/** The piles that have cards, and the formulas on the table that its list shows. */
export function pointable({ phase, drawCount, discard, table }: BreakInView): readonly string[] {
  if (phase === 'over') return [];
  return [
    ...(drawCount > 0 ? ['draw'] : []),
    ...(discard.length > 0 ? ['discard'] : []),
    ...table.slice(-SHOWN_FORMULAS).map(({ no }) => `formula-${no}`),
  ];
}

/** How many of the latest formulas a table shows. */
export const SHOWN_FORMULAS = 6;
