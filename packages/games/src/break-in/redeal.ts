// A whole state that a view cannot rule out: hidden cards dealt anew, evenly over what is possible. This is how bots
// imagine the other hands, and how tests prove that a view holds nothing it should not.
import { shuffled, type Rng } from '@cardinal/kernel';
import { facesOf } from './deck.ts';
import type { BreakInState, BreakInView, CardId } from './types.ts';

/** Deals the hidden cards anew. Cards that everyone saw go into a hand stay there; nothing else about hidden cards is certain, so all splits are equally likely. */
export function deal(v: BreakInView, rng: Rng): BreakInState {
  const seen = new Set<CardId>();
  for (const { id } of [...v.hand, ...v.discard, ...v.known.flat()]) seen.add(id);
  for (const { cards } of v.table) for (const id of cards) seen.add(id);
  const dealt = v.handCounts.some((count) => count > 0);
  const hidden = dealt
    ? shuffled(
        [...facesOf(v.options.deck).keys()].filter((id) => !seen.has(id)),
        rng,
      )
    : [];
  const hands = v.handCounts.map((count, seat) => {
    if (seat === v.who) return v.hand.map(({ id }) => id);
    const known = v.known[seat]?.map(({ id }) => id) ?? [];
    return [...hidden.splice(0, count - known.length), ...known];
  });
  return {
    options: v.options,
    seats: v.seats,
    phase: v.phase,
    deal: v.deal,
    dealer: v.dealer,
    draw: hidden,
    discard: v.discard.map(({ id }) => id),
    hands,
    known: v.known.map((cards) => cards.map(({ id }) => id)),
    table: [...v.table],
    count: v.count,
    active: v.active,
    taken: v.taken && { ...v.taken },
    laid: v.laid,
    tookBack: v.tookBack,
    window: v.window && { ...v.window },
    claim: v.claim && { ...v.claim },
    pending: v.pending && { ...v.pending },
    idle: v.idle,
    points: [...v.points],
    fines: [...v.fines],
    totals: [...v.totals],
    history: [...v.history],
  };
}
