// What may be pointed at: only what lies open for all, by the names that the table gives to places and cards.
import type { MathMastersView } from './types.ts';

/** The cards of the pile, and the Hints. */
export function pointable({ phase, pile, hints }: MathMastersView): readonly string[] {
  if (phase === 'over') return [];
  return [...pile.flatMap(({ cards }) => cards), ...hints].map((card) => `card-${card}`);
}
