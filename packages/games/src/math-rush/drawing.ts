// Cards from the pile for the seats that wait for them, and who is told which. It decides nothing of when a seat draws.
import { pileOf, type Heard, type Seat } from '@cardinal/kernel';
import { cardOf, handSizeOf } from './cards.ts';
import type { CardId, RushEvent, RushState } from './types.ts';

type Out = Heard<RushEvent>[];

/** Seats wait for cards from now on, behind those who wait already; who can be served is. */
export function owe(s: RushState, seats: readonly Seat[], out: Out): void {
  s.owed.push(...seats.filter((seat) => !s.owed.includes(seat)));
  serve(s, out);
}

/** Deals to those who wait, in order; while the pile is empty and something can be shuffled, they wait for chance. */
export function serve(s: RushState, out: Out): void {
  const size = handSizeOf(s.seats);
  while (s.owed.length > 0) {
    const seat = s.owed[0] as Seat;
    const hand = s.hands[seat] ?? [];
    const drawn = drawnBy(s, seat, size - hand.length);
    hand.push(...drawn);
    if (drawn.length > 0) tellDrawn(s, seat, drawn, out);
    if (hand.length < size && s.draw.length === 0 && s.discard.length > 0) return;
    s.owed.shift();
  }
}

function drawnBy(s: RushState, seat: Seat, count: number): CardId[] {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = pileOf(s, seat).pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

function tellDrawn(s: RushState, seat: Seat, drawn: readonly CardId[], out: Out): void {
  const cards = drawn.map((id) => cardOf(s, id));
  if (s.open[seat]) return void out.push({ to: 'all', e: { kind: 'drawn', seat, count: drawn.length, cards } });
  out.push({ to: [seat], e: { kind: 'drawn', seat, count: drawn.length, cards } });
  const others = [...s.hands.keys()].filter((other) => other !== seat);
  out.push({ to: others, e: { kind: 'drawn', seat, count: drawn.length, cards: null } });
}
