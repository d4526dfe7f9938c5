// What a strong player works out about a hand: what it is worth now, what one more card could make of it, and which
// card is best put down. Built from a view, so it knows what the seat knows and nothing more.
import { ownDeck, type Budget, type Seat, type Stock } from '@cardinal/kernel';
import { options, type Face, type Unseen } from '@cardinal/solver';
import { worthOf } from './best.ts';
import { stockIn } from './plan.ts';
import type { NumsenseView } from './types.ts';

/** Hands of more cards hit nearly any target, so their cards are weighed by what they count, not by search. */
export const LARGE_HAND = 7;

/** A card to put down and what the rest of the hand is then worth. */
export interface Put {
  /** Its place in the hand that was asked about. */
  readonly at: number;
  readonly worth: number;
}

/** The look at one moment; remembers what it has worked out. */
export class Study {
  readonly target: number;
  /** Faces that may be drawn, with their number. */
  readonly unseen: readonly Unseen[];
  private readonly view: NumsenseView;
  private readonly budget: Budget;
  private readonly known = new Map<string, number>();

  constructor(view: NumsenseView, budget: Budget) {
    this.view = view;
    this.budget = budget;
    this.target = view.target?.value ?? 0;
    this.unseen = unseenFaces(view);
  }

  /** The points of a hand if it were scored now: its cards when it hits, else minus the distance. */
  worth(hand: readonly Face[]): number {
    const key = [...hand].sort().join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const worth = worthOf(hand, this.target, this.view.options);
    this.known.set(key, worth);
    return worth;
  }

  /** The best card to put down from a hand with one card too many, by what is then held. */
  bestPut(hand: readonly Face[]): Put {
    let best: Put = { at: hand.length - 1, worth: -Infinity };
    for (const at of this.puts(hand)) {
      const worth = this.worth(without(hand, at));
      if (worth > best.worth) best = { at, worth };
    }
    return best;
  }

  /** The cards that may be worth putting down: one of each face, and of a large hand the lowest few. */
  puts(hand: readonly Face[]): readonly number[] {
    const places = [...hand.keys()].filter((at) => hand.indexOf(hand[at] as Face) === at);
    if (hand.length <= LARGE_HAND) return places;
    return places.sort((a, b) => this.counts(hand[a] as Face) - this.counts(hand[b] as Face)).slice(0, 4);
  }

  /** About how many points a card brings in a hand that hits. */
  counts(face: Face): number {
    return this.view.options.wildPoints === 'zero' && typeof face !== 'number' ? 0 : about(face, this.target);
  }

  /** What a hand is worth after the best of so many draws, each put in for one card or left: the mean over the cards that may come. What it is worth now, when the budget has ended. */
  hope(hand: readonly Face[], draws: number): number {
    const now = this.worth(hand);
    if (draws <= 0 || this.unseen.length === 0 || !this.budget.more()) return now;
    const outcomes = this.outcomes(hand, now).sort((a, b) => a.worth - b.worth);
    const total = outcomes.reduce((sum, { count }) => sum + count, 0);
    // The chance that the best of several draws is no better than this one, less the chance that it is worse.
    let below = 0;
    let mean = 0;
    for (const { worth, count } of outcomes) {
      const upTo = below + count / total;
      mean += worth * (upTo ** draws - below ** draws);
      below = upTo;
    }
    return mean;
  }

  /** For each face that may come: what the hand is then worth at best. Large hands hit anyway, so a card counts what it is more than the lowest. */
  private outcomes(hand: readonly Face[], now: number): { worth: number; readonly count: number }[] {
    if (hand.length >= LARGE_HAND) {
      const least = Math.min(...hand.map((face) => this.counts(face)));
      return this.unseen.map(({ face, count }) => ({ worth: now + Math.max(0, this.counts(face) - least), count }));
    }
    const { scores, discards } = options(hand, this.target, this.unseen, { rules: this.view.options });
    return this.unseen.map(({ count }, draw) => ({
      worth: scores.subarray(draw * discards, (draw + 1) * discards).reduce((a, b) => Math.max(a, b)),
      count,
    }));
  }
}

/** About what a card counts in a hand that hits: wilds as high as they usually can be. */
export function about(face: Face, target: number): number {
  return typeof face === 'number' ? face : { W: 25, M: 20, D: 0, T: target }[face];
}

/** A hand without the card at a place. */
export function without<T>(hand: readonly T[], at: number): T[] {
  return hand.filter((_, place) => place !== at);
}

/** What may come from the draw pile: all faces in play but those that the seat sees; after a refill only what went into it. */
function unseenFaces(v: NumsenseView): readonly Unseen[] {
  const stock = stockIn(v.options, v.seats, v.handSize);
  if (v.who !== 'watcher' && (v.own?.[v.who] ?? 0) > 0) return counted(unseenOwn(v, stock, v.who));
  if (v.refilled.length > 0) return counted(v.refilled.map(({ face }) => face));
  const left = new Map(v.deck.map(({ face, count }) => [face, count]));
  const seen = [...v.hand, ...v.discard, ...v.setAside];
  for (const [seat, cards] of v.known.entries()) if (seat !== v.who) seen.push(...cards);
  for (const { id, face } of seen) if (id < stock.common) left.set(face, (left.get(face) ?? 0) - 1);
  if (v.target && v.target.card !== null) left.set(v.target.value, (left.get(v.target.value) ?? 0) - 1);
  return [...left].filter(([, count]) => count > 0).map(([face, count]) => ({ face, count }));
}

function unseenOwn(v: NumsenseView, stock: Stock<Face>, seat: Seat): readonly Face[] {
  const seen = new Set([...v.hand, ...v.discard, ...v.refilled, ...v.known.flat()].map(({ id }) => id));
  return ownDeck(stock, seat).flatMap((id) => (seen.has(id) ? [] : stock.faces.slice(id, id + 1)));
}

function counted(faces: readonly Face[]): readonly Unseen[] {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => ({ face, count }));
}
