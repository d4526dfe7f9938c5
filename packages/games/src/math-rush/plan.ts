// Which play wastes least: for each card and set the values that it leaves behind for good, weighed against the stars
// that the set will bring and how near it is to its count. Open cards and the own hand only.
import { sizeOf } from './cards.ts';
import { HIGHEST } from './deck.ts';
import { keepsLimit, placesFor, runs } from './fit.ts';
import { ownHand } from './check.ts';
import type { Card, RushMove, RushView, SeenSet } from './types.ts';

/** A play with its worth: stars to be expected from the set after it, minus those before. */
export interface RankedPlay {
  readonly move: RushMove & { readonly kind: 'play' };
  readonly card: Card;
  readonly worth: number;
}

/** Plays that fit, best first. */
export function rankedPlays(v: RushView): RankedPlay[] {
  const plays = ownHand(v).flatMap((card) =>
    v.sets.flatMap((set) =>
      placesFor(card, set).map((place): RankedPlay => {
        const after = sizeOf(set) + 1;
        const end = place === 'right' ? card.value : endOf(set);
        const worth = prospect(v, set, after, end) - prospect(v, set, after - 1, endOf(set));
        return { move: { kind: 'play', card: card.id, goal: set.id, place, mark: set.mark }, card, worth };
      }),
    ),
  );
  return plays.sort((a, b) => b.worth - a.worth || a.card.id - b.card.id);
}

function endOf(set: SeenSet): number | null {
  return set.stacks.findLast((stack) => stack.length > 0)?.[0]?.value ?? null;
}

/** Stars times the chance that the set will be completed: how many fitting values are left beyond its end, against how many cards it needs. */
function prospect(v: RushView, set: SeenSet, size: number, end: number | null): number {
  const need = set.goal.count - size;
  if (need <= 0) return set.goal.stars;
  const gone = new Set([...v.sets.flatMap(({ stacks }) => stacks.flat()), ...v.discard].map(({ id }) => id));
  const deck = v.options.deck.numbers;
  let usable = 0;
  const values = new Set<number>();
  for (const [id, card] of deck.entries()) {
    if (gone.has(id) || (v.options.noAdvanced && card.advanced) || !keepsLimit(card, set.goal.limit)) continue;
    if (end === null || runs(set.goal.direction, end, card.value)) {
      usable += 1;
      values.add(card.value);
    } else if (card.value === end) usable += 1;
  }
  // Values are what an order uses up; single cards are what hands are dealt from.
  const room = values.size / (need + 1);
  const supply = usable / (need * 4);
  return (
    set.goal.stars * (size / set.goal.count) * saturate(room) * saturate(supply) + 0.02 * values.size * (1 / HIGHEST)
  );
}

function saturate(x: number): number {
  return 1 - Math.exp(-1.2 * x);
}
