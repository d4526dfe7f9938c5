// What may be pointed at: only what lies open for all, by the names that the table gives to places and cards.
import type { NumsenseView } from './types.ts';

/** The piles that have cards and the target; between deals there is nothing to talk about. */
export function pointable({ phase, drawCount, discard, target }: NumsenseView): readonly string[] {
  if (phase === 'over') return [];
  return [
    ...(drawCount > 0 ? ['draw'] : []),
    ...(discard.length > 0 ? ['discard'] : []),
    ...(target ? ['target'] : []),
  ];
}
