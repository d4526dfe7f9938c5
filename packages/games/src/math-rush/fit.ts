// Whether a number card belongs where somebody wants to lay it: order and limit, from open cards alone. Used by the
// engine as referee, by bots, by hints and, card by card, by the verification after a race.
import type { Card, Place, SeenSet } from './types.ts';
import type { GoalFace, Limit } from './deck.ts';

/** Why a card does not belong: out of order, against the goal's limit, or on a card of another value. */
export type Misfit = 'out-of-order' | 'against-limit' | 'not-equal';

/** Whether a card keeps a goal's limit; judged on its face (rulings 3.12, 3.14). */
export function keepsLimit(card: Pick<Card, 'kind' | 'value'>, limit: Limit): boolean {
  switch (limit) {
    case 'none':
      return true;
    case 'sums':
      return card.kind === 'sum';
    case 'differences':
      return card.kind === 'difference';
    case 'even':
      return card.value % 2 === 0;
    case 'odd':
      return card.value % 2 === 1;
    case 'above':
      return card.value > 11;
    case 'below':
      return card.value < 9;
    default:
      return limit satisfies never;
  }
}

/** Whether `a` may stand left of `b`: strictly smaller going up, strictly larger going down (ruling 3.1). */
export function runs(direction: GoalFace['direction'], a: number, b: number): boolean {
  return direction === 'up' ? a < b : a > b;
}

/** What is wrong with laying a card at a place of a set, or null when it fits. The order is against every card now in the set (rulings 3.1, 3.2). */
export function misfit(card: Card, set: SeenSet, place: Place): Misfit | null {
  const { direction, limit } = set.goal;
  const values = (stacks: SeenSet['stacks']): number[] => stacks.flatMap((stack) => stack.map(({ value }) => value));
  if (!keepsLimit(card, limit)) return 'against-limit';
  if (place === 'right') {
    return values(set.stacks).every((value) => runs(direction, value, card.value)) ? null : 'out-of-order';
  }
  const stack = set.stacks[place] ?? [];
  if (stack.length > 0) return stack.every(({ value }) => value === card.value) ? null : 'not-equal';
  const fits =
    values(set.stacks.slice(0, place)).every((value) => runs(direction, value, card.value)) &&
    values(set.stacks.slice(place + 1)).every((value) => runs(direction, card.value, value));
  return fits ? null : 'out-of-order';
}

/** Every place of a set where a card fits: on an equal one, in a gap, or to the right. */
export function placesFor(card: Card, set: SeenSet): Place[] {
  const places: Place[] = [...set.stacks.keys(), 'right'];
  return set.complete ? [] : places.filter((place) => misfit(card, set, place) === null);
}
