// The rungs of a hint in Math Rush, as facts: how many cards fit, which row to look at, which numbers it takes, its shape,
// the card and its place. Knows what to tell, not in which words.
import { ownHand } from './check.ts';
import type { GoalFace } from './deck.ts';
import { placesFor } from './fit.ts';
import { rankedPlays } from './plan.ts';
import type { Card, Place, RushView } from './types.ts';

/** What a rung tells. `fits` with 0 stands alone: nothing can be laid. */
export type RushHint =
  | { readonly kind: 'fits'; readonly count: number; readonly cards: number }
  /** The row to look at, by its number among those that are not finished, and its goal. */
  | { readonly kind: 'row'; readonly row: number; readonly goal: GoalFace }
  /** The numbers of the row that the card must stand between, or be equal to; null where there is none on that side. */
  | {
      readonly kind: 'range';
      readonly above: number | null;
      readonly below: number | null;
      readonly equal: number | null;
    }
  /** The values of the row from left to right, null where the card goes. */
  | { readonly kind: 'shape'; readonly values: readonly (number | null)[] }
  | {
      readonly kind: 'whole';
      readonly card: Card;
      readonly row: number;
      readonly place: Place;
      readonly on: number | null;
    };

/** The rungs for the view, gentlest first: five, or one where nothing fits. All of them speak of the play that wastes least. */
export function hintsOf(view: RushView): readonly RushHint[] {
  const hand = ownHand(view);
  const open = view.sets.filter(({ complete }) => !complete);
  const count = hand.filter((card) => open.some((set) => placesFor(card, set).length > 0)).length;
  const fits: RushHint = { kind: 'fits', count, cards: hand.length };
  const best = rankedPlays(view)[0];
  const set = open.find(({ id }) => id === best?.move.goal);
  if (!best || !set) return [fits];
  const { card } = best;
  const { place } = best.move;
  const row = open.indexOf(set) + 1;
  const values = set.stacks.map((stack) => stack.at(-1)?.value ?? null);
  const on = place === 'right' ? null : (values[place] ?? null);
  const at = place === 'right' ? values.length : place;
  const left = values.slice(0, at).findLast((value) => value !== null) ?? null;
  const right = values.slice(at + 1).find((value) => value !== null) ?? null;
  const up = set.goal.direction === 'up';
  return [
    fits,
    { kind: 'row', row, goal: set.goal },
    on === null
      ? { kind: 'range', above: up ? left : right, below: up ? right : left, equal: null }
      : { kind: 'range', above: null, below: null, equal: on },
    { kind: 'shape', values: place === 'right' ? [...values, null] : values.with(place, null) },
    { kind: 'whole', card, row, place, on },
  ];
}
