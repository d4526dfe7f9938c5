// What a seat cannot tell: a whole state dealt from its view alone, and the text that is the same for all of them.
import { canonical, type Rng, type Seat } from '@cardinal/kernel';
import { ascending, cardsIn, type CardId } from './deck.ts';
import type { MathMastersState, MathMastersView } from './types.ts';

/** The cards that the viewer cannot place: neither seen by everyone nor in its own hand; ascending. */
export function unseen(v: MathMastersView): CardId[] {
  const seen = new Set([v.hand, v.hints, v.gone, ...v.known, ...v.pile.map(({ cards }) => cards)].flat());
  return v.deal === 0 ? [] : cardsIn(v.options.deck).filter((card) => !seen.has(card));
}

/** A whole state that this view cannot rule out: unseen cards go evenly to the other hands and the unused cards, cards that everyone saw stay where they are. */
export function deal(v: MathMastersView, rng: Rng): MathMastersState {
  return dealer(v)(rng);
}

/** The same for many deals of one view. */
export function dealer(v: MathMastersView): (rng: Rng) => MathMastersState {
  const cards = unseen(v);
  const unused = v.seats;
  const places = v.handCounts.flatMap((count, seat) =>
    seat === v.who ? [] : repeat(seat, count - (v.known[seat]?.length ?? 0)),
  );
  places.push(...repeat(unused, v.unusedCount));
  const own = v.known.map((known, seat) => (seat === v.who ? v.hand : known));
  return (rng) => {
    const dealt: CardId[][] = own.map((held) => [...held]);
    dealt.push([]);
    // Places are shuffled and cards are not, so that hands come out in order.
    for (let last = places.length - 1; last >= 0; last--) {
      const other = rng.below(last + 1);
      const place = places[other] as Seat;
      places[other] = places[last] as Seat;
      places[last] = place;
    }
    for (let i = 0; i < cards.length; i++) (dealt[places[i] as Seat] as CardId[]).push(cards[i] as CardId);
    const rest = dealt.pop() as CardId[];
    for (const [seat, hand] of dealt.entries()) {
      if (seat !== v.who && (v.known[seat]?.length ?? 0) > 0) hand.sort(ascending);
    }
    return stateOf(v, dealt, rest);
  };
}

function stateOf(v: MathMastersView, hands: CardId[][], unused: CardId[]): MathMastersState {
  return {
    options: v.options,
    seats: v.seats,
    phase: v.phase,
    deal: v.deal,
    dealer: v.dealer,
    active: v.active ?? 0,
    hands,
    known: v.known.map((cards) => [...cards]),
    hints: [...v.hints],
    hintUsed: [...v.hintUsed],
    unused,
    gone: [...v.gone],
    pile: [...v.pile],
    laid: v.laid,
    open: v.open,
    answers: [...v.answers],
    out: [...v.out],
    passed: [...v.passed],
    points: [...v.points],
    calls: [...v.calls],
    piles: [...v.piles],
    totals: [...v.totals],
    history: v.history,
  };
}

function repeat(seat: Seat, count: number): Seat[] {
  return Array.from({ length: count }, () => seat);
}

/** The information set as a text: the whole view, since nothing in it is for show. The order of won cards tells nothing a seat could use. */
export function key(v: MathMastersView): string {
  return canonical({ ...v, gone: [...v.gone].sort(ascending) });
}
