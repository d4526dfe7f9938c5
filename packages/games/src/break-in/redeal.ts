// A whole state that a view cannot rule out: hidden cards dealt anew, evenly over what is possible. This is how bots
// imagine the other hands, and how tests prove that a view holds nothing it should not.
import { hiddenOwn, shuffled, type Rng } from '@cardinal/kernel';
import { stockIn } from './deck.ts';
import type { BreakInState, BreakInView, CardId } from './types.ts';

/** Deals the hidden cards anew. Cards that everyone saw go into a hand stay there; nothing else about hidden cards is certain, so all splits are equally likely. */
export function deal(v: BreakInView, rng: Rng): BreakInState {
  const seen = new Set<CardId>();
  for (const { id } of [...v.hand, ...v.discard, ...v.known.flat()]) seen.add(id);
  for (const { cards } of v.table) for (const id of cards) seen.add(id);
  const dealt = v.handCounts.some((count) => count > 0);
  const stock = stockIn(v.options);
  const all = Array.from({ length: dealt ? stock.common : 0 }, (_, id) => id);
  const hidden = shuffled(
    all.filter((id) => !seen.has(id)),
    rng,
  );
  const own: CardId[][] = [];
  const hands = v.handCounts.map((count, seat) => {
    const known = v.known[seat]?.map(({ id }) => id) ?? [];
    const unseen = seat === v.who ? 0 : count - known.length;
    const { ids, inHand } = hiddenOwn(stock, seat, seen, v.own?.[seat] ?? 0, unseen);
    const cards = dealt ? shuffled(ids, rng) : [];
    const held = cards.splice(0, inHand);
    own.push(cards);
    if (seat === v.who) return v.hand.map(({ id }) => id);
    return [...held, ...hidden.splice(0, unseen - held.length), ...known];
  });
  return {
    options: v.options,
    seats: v.seats,
    phase: v.phase,
    deal: v.deal,
    dealer: v.dealer,
    draw: hidden,
    ...(v.own && { own }),
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
