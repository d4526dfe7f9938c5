// How a deal begins and how its piles are made anew: what chance brings is asked for by label and laid out here. Knows
// nothing of turns.
import { takenApart, type Draw, type Heard, type Outcome } from '@cardinal/kernel';
import { isNumber } from './deck.ts';
import { facesInPlay, handSizeOf, stockIn } from './plan.ts';
import type { Card, CardId, NumsenseEvent, NumsenseState } from './types.ts';

/** The draw that the phase waits for, or null where it waits for none. */
export function drawOf(s: NumsenseState): Draw | null {
  const deal = `deal${s.deal + 1}`;
  switch (s.phase) {
    case 'shuffle':
      if (!s.dealerDrawn) return { label: 'first-dealer', pick: new Array<number>(s.seats).fill(1) };
      return {
        label: s.attempt === 0 ? `${deal}/shuffle` : `${deal}/shuffle-${s.attempt + 1}`,
        shuffle: s.faces.length,
        ...(s.deal > 0 && s.attempt === 0 && { pause: true }),
      };
    case 'target':
      return { label: `${deal}/wilds`, shuffle: s.draw.length + s.setAside.length };
    case 'refill':
      return { label: `${deal}/refill-${s.emptied}`, shuffle: s.discard.length - 1 };
    default:
      return null;
  }
}

/** Lays out what chance brought. */
export function laidOut(s: NumsenseState, outcome: Outcome, out: Heard<NumsenseEvent>[]): void {
  if ('index' in outcome) {
    s.dealer = outcome.index;
    s.dealerDrawn = true;
    return;
  }
  switch (s.phase) {
    case 'shuffle':
      dealOut(s, outcome.order, out);
      return;
    case 'target':
      s.draw = ordered([...s.draw, ...s.setAside], outcome.order);
      s.setAside = [];
      s.phase = 'turn';
      return;
    case 'refill': {
      const top = s.discard.slice(-1);
      s.draw = ordered(s.discard.slice(0, -1), outcome.order);
      s.discard = top;
      s.refilled = s.draw.toSorted((a, b) => a - b);
      s.phase = 'turn';
      out.push({ to: 'all', e: { kind: 'pile-refilled', count: s.draw.length } });
      return;
    }
    default:
      throw new Error(`numsense: nothing to draw for in ${s.phase}`);
  }
}

/** Hands one card at a time from the dealer's left, then the target: wilds met on the way go back and are shuffled in (ruling 1.3), the target card leaves play. A shuffle that leaves no number to draw is made again. */
function dealOut(s: NumsenseState, order: readonly number[], out: Heard<NumsenseEvent>[]): void {
  const { common: pile, own } = takenApart(stockIn(s.options, s.seats, s.handSize), order, s.seats);
  const hands: CardId[][] = Array.from({ length: s.seats }, () => []);
  for (let i = 0; i < s.handSize * s.seats; i++) {
    const seat = (s.dealer + 1 + i) % s.seats;
    const card = (own?.[seat]?.length ? own[seat] : pile).pop();
    if (card !== undefined) hands[seat]?.push(card);
  }
  const target = targetFrom(s, pile);
  if (target === null) {
    s.attempt++;
    return;
  }
  s.hands = hands;
  s.draw = pile;
  if (own) s.own = own;
  s.target = { value: target.value, card: target.card };
  s.setAside = target.setAside;
  s.active = (s.dealer + 1) % s.seats;
  s.phase = target.setAside.length > 0 ? 'target' : 'turn';
  out.push({ to: 'all', e: { kind: 'deal-begun', deal: s.deal, handSize: s.handSize, dealer: s.dealer } });
  for (const [seat, hand] of hands.entries()) {
    out.push({ to: [seat], e: { kind: 'hand-dealt', hand: hand.map((id) => cardOf(s, id)) } });
  }
  const setAside = target.setAside.map((id) => cardOf(s, id));
  out.push({ to: 'all', e: { kind: 'target-drawn', value: target.value, card: target.card, setAside } });
}

/** Takes the target from the pile, or from the options where it is chosen (ruling 1.28); null when the pile holds no number. */
function targetFrom(
  s: NumsenseState,
  pile: CardId[],
): { readonly value: number; readonly card: CardId | null; readonly setAside: CardId[] } | null {
  if (s.options.variant === 'choose-target') {
    const value = s.options.targets === 'same' ? s.options.target : s.deal % 26;
    return { value, card: null, setAside: [] };
  }
  const setAside: CardId[] = [];
  for (let card = pile.pop(); card !== undefined; card = pile.pop()) {
    const face = faceOf(s, card);
    if (isNumber(face)) return { value: face, card, setAside };
    setAside.push(card);
  }
  return null;
}

/** Clears the table and names the next deal, whose shuffle is then awaited. */
export function nextDeal(s: NumsenseState): void {
  s.deal++;
  s.dealer = (s.dealer + 1) % s.seats;
  s.handSize = handSizeOf(s.options, s.deal);
  s.faces = facesInPlay(s.options, s.seats, s.handSize);
  s.phase = 'shuffle';
  clear(s);
}

/** Takes all cards off the table and forgets what belongs to one deal. */
export function clear(s: NumsenseState): void {
  const each = <T>(made: () => T): T[] => Array.from({ length: s.seats }, made);
  s.attempt = 0;
  s.draw = [];
  if (s.options.seatRange) s.own = each(() => []);
  s.discard = [];
  s.hands = each(() => []);
  s.spent = [];
  s.played = [];
  s.target = null;
  s.setAside = [];
  s.active = 0;
  s.taken = null;
  s.known = each(() => []);
  s.refilled = [];
  s.turns = each(() => 0);
  s.idle = 0;
  s.declarer = null;
  s.called = [];
  s.open = false;
  s.lastTurns = [];
  s.ending = null;
  s.emptied = 0;
  s.written = each(() => null);
  s.fines = each(() => 0);
}

/** The face of a card; an id that is in no deck is a broken state. */
export function faceOf(s: Pick<NumsenseState, 'faces'>, id: CardId): Card['face'] {
  const face = s.faces[id];
  if (face === undefined) throw new Error(`numsense: no card ${id}`);
  return face;
}

/** A card with its face, for those who may see it. */
export function cardOf(s: Pick<NumsenseState, 'faces'>, id: CardId): Card {
  return { id, face: faceOf(s, id) };
}

function ordered(cards: readonly CardId[], order: readonly number[]): CardId[] {
  return order.map((old) => cards[old]).filter((card) => card !== undefined);
}
