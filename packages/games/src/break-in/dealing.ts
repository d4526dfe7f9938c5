// How a deal begins: what chance brings is asked for by label and laid out here. Knows nothing of turns.
import { pileOf, takenApart, type Draw, type Heard, type Outcome, type Seat } from '@cardinal/kernel';
import { stockIn } from './deck.ts';
import { HAND_SIZE } from './options.ts';
import type { BreakInEvent, BreakInState, Card, CardId } from './types.ts';

/** The draw that the phase waits for, or null where it waits for none. */
export function drawOf(s: BreakInState): Draw | null {
  if (s.phase === 'dealer') return { label: 'first-dealer', pick: new Array<number>(s.seats).fill(1) };
  if (s.phase !== 'shuffle') return null;
  return {
    label: `deal${s.deal}/shuffle`,
    shuffle: stockIn(s.options).faces.length,
    ...(s.deal > 1 && { pause: true }),
  };
}

/** Lays out what chance brought. */
export function laidOut(s: BreakInState, outcome: Outcome, out: Heard<BreakInEvent>[]): void {
  if ('index' in outcome) {
    s.dealer = outcome.index;
    s.phase = 'shuffle';
    out.push({ to: 'all', e: { kind: 'dealer-drawn', dealer: s.dealer } });
    return;
  }
  const { common, own } = takenApart(stockIn(s.options), outcome.order, s.seats);
  s.draw = common;
  if (own) s.own = own;
  const hands: CardId[][] = Array.from({ length: s.seats }, () => []);
  for (let i = 0; i < HAND_SIZE * s.seats; i++) {
    const seat = (s.dealer + 1 + i) % s.seats;
    const card = pileOf(s, seat).pop();
    if (card !== undefined) hands[seat]?.push(card);
  }
  s.hands = hands;
  s.active = (s.dealer + 1) % s.seats;
  s.phase = 'turn';
  out.push({ to: 'all', e: { kind: 'deal-begun', deal: s.deal, dealer: s.dealer, first: s.active } });
  for (const [seat, hand] of hands.entries()) {
    out.push({ to: [seat], e: { kind: 'hand-dealt', hand: hand.map((id) => cardOf(s, id)) } });
  }
}

/** Takes all cards off the table and forgets what belongs to one deal. */
export function clear(s: BreakInState): void {
  const each = <T>(made: () => T): T[] => Array.from({ length: s.seats }, made);
  s.draw = [];
  if (s.options.seatRange) s.own = each(() => []);
  s.discard = [];
  s.hands = each(() => []);
  s.known = each(() => []);
  s.table = [];
  s.taken = null;
  s.laid = 0;
  s.tookBack = false;
  s.window = null;
  s.claim = null;
  s.pending = null;
  s.idle = 0;
  s.points = each(() => 0);
  s.fines = each(() => 0);
}

/** The next dealer: to the right, or with H:dealerLeft to the left (ruling 2.24). */
export function nextDealer(s: BreakInState): Seat {
  return (s.dealer + (s.options.dealerLeft ? 1 : s.seats - 1)) % s.seats;
}

/** A card with its face, for those who may see it; an id that is in no deck is a broken state. */
export function cardOf(s: Pick<BreakInState, 'options'>, id: CardId): Card {
  const face = stockIn(s.options).faces[id];
  if (face === undefined) throw new Error(`break-in: no card ${id}`);
  return { id, face };
}
