// The rungs of a hint in Math Rush, as facts: how many cards fit, which row to look at, which numbers it takes, its shape,
// the card and its place. Knows what to tell, not in which words.
import { check, ownHand } from './check.ts';
import type { GoalFace } from './deck.ts';
import { placesFor } from './fit.ts';
import { rankedPlays } from './plan.ts';
import type { Card, Place, RushMove, RushView, SeenSet } from './types.ts';

/** What else than to lay a card helps on: fresh cards, a Help that takes cards away, one that changes hands, or to end the race. */
export type WayOut = 'draw' | 'clear' | 'redraw' | 'done';

/** What a rung tells. `stuck` stands alone: nothing can be laid, only this be done. */
export type RushHint =
  | { readonly kind: 'stuck'; readonly can: readonly WayOut[] }
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
  if (!best || !set) return [{ kind: 'stuck', can: waysOut(view) }];
  const { card } = best;
  const { place } = best.move;
  const row = open.indexOf(set) + 1;
  const values = set.stacks.map((stack) => stack.at(-1)?.value ?? null);
  const on = place === 'right' ? null : (values[place] ?? null);
  const at = place === 'right' ? values.length : place;
  const up = set.goal.direction === 'up';
  // A row that somebody laid wrongly is in no order: a card must pass every one there.
  const left = furthest(set.stacks.slice(0, at), up);
  const right = furthest(set.stacks.slice(at + 1), !up);
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

/** The largest or the smallest number in some stacks, null where there is none. */
function furthest(stacks: SeenSet['stacks'], largest: boolean): number | null {
  const values = stacks.flatMap((stack) => stack.map(({ value }) => value));
  if (values.length === 0) return null;
  return largest ? Math.max(...values) : Math.min(...values);
}

/** What may be done by somebody whose cards fit nowhere. To end the race is for those who can do nothing else. */
function waysOut(v: RushView): readonly WayOut[] {
  const may = (move: RushMove): boolean => check(v, move).ok;
  const clears = v.sets.some(({ id, stacks, mark }) =>
    stacks.flat().some((card) => may({ kind: 'clear', goal: id, cards: [card.id], mark })),
  );
  const can: readonly WayOut[] = [
    ...(may({ kind: 'draw' }) ? (['draw'] as const) : []),
    ...(clears ? (['clear'] as const) : []),
    ...(v.redraw === null && may({ kind: 'redraw' }) ? (['redraw'] as const) : []),
  ];
  return can.length === 0 && may({ kind: 'done' }) ? ['done'] : can;
}
