// What may be pointed at: only what lies open for all, by the names that the table gives to places and cards.
import type { ManiaView } from './types.ts';

/** The cards of a reveal, while they lie there. */
export function pointable({ phase, history }: ManiaView): readonly string[] {
  if (phase !== 'lift') return [];
  return (history.at(-1)?.cards ?? []).map(({ id }) => `card-${id}`);
}
