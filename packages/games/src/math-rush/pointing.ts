// What may be pointed at: only what lies open for all, by the names that the table gives to places and cards.
import type { RushView } from './types.ts';

/** Goals, the cards on top of their rows, and one's own cards as a whole: all play together, so they may talk about them. */
export function pointable({ phase, sets }: RushView): readonly string[] {
  if (phase !== 'ready' && phase !== 'race') return [];
  const cards = sets.flatMap(({ stacks }) => stacks.flatMap((stack) => stack.slice(-1)));
  return [...sets.map(({ id }) => `goal-${id}`), ...cards.map(({ id }) => `card-${id}`), 'hand'];
}
