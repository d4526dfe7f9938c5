// How a turn ends, and with it a deal: Discard wilds expire, last turns and piles run out, and everybody writes.
import type { Heard, Seat } from '@cardinal/kernel';
import { cardOf, faceOf } from './dealing.ts';
import { stockIn } from './plan.ts';
import { scoreDeal } from './scoring.ts';
import type { CardId, DealScore, NumsenseEvent, NumsenseState } from './types.ts';

/** How far `idle` may count for each seat before a deal is stuck: six rounds in which every seat swaps the top discard, or three in which every seat passes. Ruling 1.6 gives the reason, not the number: nobody touches the draw pile, so it can never run empty. */
export const MOST_IDLE = 6;

/** What is heard, in order. */
export type Out = Heard<NumsenseEvent>[];

/** Seats that have not written in this deal. */
export function writers(s: NumsenseState): Seat[] {
  return [...s.written.keys()].filter((seat) => s.written[seat] === null);
}

/** Ends the turn of the active seat: its Discard wilds expire (ruling 1.23); then last turns, time, the piles and the next seat. */
export function endTurn(s: NumsenseState, out: Out): void {
  const seat = s.active;
  for (const id of handOf(s, seat)) {
    if (faceOf(s, id) !== 'D' || s.spent.includes(id)) continue;
    // Where playing it is the whole turn, the turn that brought it was no turn to play it in.
    if (s.options.discardWild === 'whole-turn' && s.taken?.card === id) continue;
    s.spent.push(id);
    out.push({ to: [seat], e: { kind: 'wild-expired', seat, card: cardOf(s, id) } });
  }
  s.turns[seat] = (s.turns[seat] ?? 0) + 1;
  const drew = s.taken?.from === 'draw';
  s.idle = drew ? 0 : s.idle + (changesNothing(s) ? 2 : 1);
  if (drew && s.draw.length === 0 && !isOwnDraw(s, seat)) s.emptied++;
  s.taken = null;
  s.played = [];
  if (s.lastTurns[0] === seat) s.lastTurns.shift();

  const ending = endingNow(s);
  if (ending) closeDeal(s, ending, out);
  else {
    s.active = (seat + 1) % s.seats;
    s.phase = s.draw.length === 0 && s.discard.length > 1 ? 'refill' : 'turn';
  }
}

/** Whether the card of this turn came from the seat's own pile: a card of its own deck that was never shuffled into the pile of all. */
function isOwnDraw(s: NumsenseState, seat: Seat): boolean {
  const card = s.taken?.card;
  if (card === undefined || !s.own || s.refilled.includes(card)) return false;
  return stockIn(s.options, s.seats, s.handSize).ownerOf(card) === seat;
}

/** Whether the turn that ends left the table as it was: the top discard taken and put back, or a call that was false. */
function changesNothing(s: NumsenseState): boolean {
  return s.played.length === 0 && (s.taken === null || s.taken.card === s.discard.at(-1));
}

/** How the deal ends with the turn that is just over, or null: after the last turns (ruling 1.10), with the time (1.28), or stuck (1.6). */
function endingNow(s: NumsenseState): DealScore['ended'] | null {
  if (s.declarer !== null && s.lastTurns.length === 0) return 'declared';
  if (s.timeUp && s.options.whenTimeIsUp === 'finish-turn') return 'time';
  if (s.declarer !== null) return null;
  const enough = { first: 1, second: 2, off: Infinity }[s.options.stalemate];
  return s.emptied >= enough || s.idle >= MOST_IDLE * s.seats ? 'stalemate' : null;
}

/** No more turns: everybody writes, or the engine writes for all (H:autoBest). */
export function closeDeal(s: NumsenseState, ending: DealScore['ended'], out: Out): void {
  s.ending = ending;
  s.phase = 'compose';
  const seats = writers(s);
  if (s.options.autoBest || seats.length === 0) scoreDeal(s, out);
  else out.push({ to: 'all', e: { kind: 'composing', seats } });
}

/** The cards of a seat. */
export function handOf(s: NumsenseState, seat: Seat): CardId[] {
  const hand = s.hands[seat];
  if (!hand) throw new Error(`numsense: no seat ${seat}`);
  return hand;
}
