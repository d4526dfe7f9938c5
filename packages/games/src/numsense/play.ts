// What every entry does to the state: taking, putting, calling, writing, and how a turn and a deal end. Moves were
// checked on the view before; nothing here asks whether they are allowed.
import { pileOf, type Heard, type Played, type Seat } from '@cardinal/kernel';
import { cardOf, faceOf, laidOut } from './dealing.ts';
import { FALSE_CALL_FINE, stockIn } from './plan.ts';
import { endMatch, scoreDeal } from './scoring.ts';
import { readSentence } from './sentence.ts';
import type { CardId, DealScore, NumsenseEvent, NumsenseMove, NumsenseState, Pile } from './types.ts';

/** How far `idle` may count for each seat before a deal is stuck: six rounds in which every seat swaps the top discard, or three in which every seat passes. Ruling 1.6 gives the reason, not the number: nobody touches the draw pile, so it can never run empty. */
export const MOST_IDLE = 6;

type Out = Heard<NumsenseEvent>[];

/** Plays an entry on the state it is given. */
export function play(s: NumsenseState, x: Played<NumsenseMove>, out: Out): void {
  switch (x.by) {
    case 'chance':
      laidOut(s, x.move, out);
      return;
    case 'clock':
      timeIsUp(s, out);
      return;
    default:
      move(s, x.by, x.move, out);
  }
}

function move(s: NumsenseState, seat: Seat, m: NumsenseMove, out: Out): void {
  // Whoever acts lets the call before it stand.
  if (m.kind !== 'doubt') s.open = false;
  switch (m.kind) {
    case 'take':
      take(s, seat, m.from, out);
      return;
    case 'put':
      put(s, seat, m.card, out);
      return;
    case 'exchange':
      exchange(s, seat, m.card, m.for, out);
      return;
    case 'declare':
      declare(s, seat, m.sentence, out);
      return;
    case 'keep-quiet':
      endTurn(s, out);
      return;
    case 'doubt':
      doubt(s, seat, out);
      return;
    case 'write':
      s.written[seat] = m.sentence;
      out.push({ to: 'all', e: { kind: 'written', seat } });
      if (writers(s).length === 0) scoreDeal(s, out);
      return;
    default:
      m satisfies never;
  }
}

/** Seats that have not written in this deal. */
export function writers(s: NumsenseState): Seat[] {
  return [...s.written.keys()].filter((seat) => s.written[seat] === null);
}

function take(s: NumsenseState, seat: Seat, from: Pile, out: Out): void {
  const id = (from === 'draw' ? pileOf(s, seat) : s.discard).pop();
  if (id === undefined) throw new Error(`numsense: the ${from} pile is empty`);
  handOf(s, seat).push(id);
  s.taken = { card: id, from };
  s.phase = 'put';
  if (from === 'discard') {
    s.known[seat]?.push(id);
    if (s.played.includes(id)) s.spent.push(id);
  }
  out.push({ to: 'all', e: { kind: 'card-taken', seat, from, card: from === 'discard' ? cardOf(s, id) : null } });
  if (from === 'draw') out.push({ to: [seat], e: { kind: 'card-taken', seat, from, card: cardOf(s, id) } });
}

function put(s: NumsenseState, seat: Seat, id: CardId, out: Out): void {
  leave(s, seat, id);
  s.discard.push(id);
  out.push({ to: 'all', e: { kind: 'card-put', seat, card: cardOf(s, id) } });
  afterDraw(s, out);
}

/** A Discard wild for any card of the pile (rulings 1.21, 1.22). A Discard got by it cannot be played on in the same turn. */
function exchange(s: NumsenseState, seat: Seat, wild: CardId, id: CardId, out: Out): void {
  leave(s, seat, wild);
  s.discard = [...s.discard.filter((other) => other !== id), wild];
  s.played.push(wild);
  handOf(s, seat).push(id);
  s.known[seat]?.push(id);
  if (faceOf(s, id) === 'D') s.spent.push(id);
  out.push({ to: 'all', e: { kind: 'card-exchanged', seat, wild: cardOf(s, wild), card: cardOf(s, id) } });
  if (s.options.discardWild === 'whole-turn' && s.phase === 'turn') afterDraw(s, out);
}

/** After the card was put: the turn is over, or with H:declareAfterDraw it can still end in a call. */
function afterDraw(s: NumsenseState, out: Out): void {
  if (s.options.declareAfterDraw && s.declarer === null) s.phase = 'call';
  else endTurn(s, out);
}

function declare(s: NumsenseState, seat: Seat, sentence: string, out: Out): void {
  if (s.options.referee === 'engine' && !hits(s, seat, sentence)) {
    fine(s, seat, out);
    endTurn(s, out);
    return;
  }
  s.written[seat] = sentence;
  s.called.push(seat);
  out.push({ to: 'all', e: { kind: 'declared', seat } });
  if (s.declarer === null) {
    s.declarer = seat;
    s.lastTurns = Array.from({ length: s.seats - 1 }, (_, i) => (seat + 1 + i) % s.seats);
    out.push({ to: 'all', e: { kind: 'last-turns', seats: [...s.lastTurns] } });
    endTurn(s, out);
    s.open = s.options.referee === 'table' && s.phase !== 'compose';
    return;
  }
  endTurn(s, out);
}

/** Somebody doubts the call (ruling X.7): the hand is laid open. A true call stands and the doubt costs nothing; a false one is void, its turn is over, and the deal goes on. */
function doubt(s: NumsenseState, seat: Seat, out: Out): void {
  const against = s.declarer;
  if (against === null) throw new Error('numsense: nobody has called');
  const sentence = s.written[against] ?? '';
  const right = !hits(s, against, sentence);
  const hand = [...handOf(s, against)];
  s.open = false;
  s.known[against] = hand;
  out.push({
    to: 'all',
    e: { kind: 'call-doubted', seat, against, right, hand: hand.map((id) => cardOf(s, id)), sentence },
  });
  if (!right) return;
  s.declarer = null;
  s.called = [];
  s.lastTurns = [];
  s.written[against] = null;
  fine(s, against, out);
}

/** What a call costs that was false (ruling 1.9). */
function fine(s: NumsenseState, seat: Seat, out: Out): void {
  const points = s.options.falseCall === 'minus-five' ? FALSE_CALL_FINE : 0;
  s.fines[seat] = (s.fines[seat] ?? 0) + points;
  out.push({ to: 'all', e: { kind: 'false-call', seat, fine: points } });
}

function hits(s: NumsenseState, seat: Seat, sentence: string): boolean {
  const hand = handOf(s, seat).map((id) => faceOf(s, id));
  const read = readSentence(sentence, hand, s.target?.value ?? 0, s.options);
  return read.ok && read.exact;
}

/** Ends the turn of the active seat: its Discard wilds expire (ruling 1.23); then last turns, time, the piles and the next seat. */
function endTurn(s: NumsenseState, out: Out): void {
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
function closeDeal(s: NumsenseState, ending: DealScore['ended'], out: Out): void {
  s.ending = ending;
  s.phase = 'compose';
  const seats = writers(s);
  if (s.options.autoBest || seats.length === 0) scoreDeal(s, out);
  else out.push({ to: 'all', e: { kind: 'composing', seats } });
}

/** The timer rings (ruling 1.28): between deals the match is over; with finish-turn a deal in which nobody is in the middle of a turn ends at once; otherwise the turn or hand is played to its end. */
function timeIsUp(s: NumsenseState, out: Out): void {
  s.timeUp = true;
  out.push({ to: 'all', e: { kind: 'time-up' } });
  if (s.phase === 'shuffle') endMatch(s, out);
  else if (s.options.whenTimeIsUp === 'finish-turn' && (s.phase === 'target' || s.phase === 'refill')) {
    closeDeal(s, 'time', out);
  }
}

function leave(s: NumsenseState, seat: Seat, id: CardId): void {
  const without = (ids: readonly CardId[]): CardId[] => ids.filter((other) => other !== id);
  s.hands[seat] = without(handOf(s, seat));
  s.known[seat] = without(s.known[seat] ?? []);
  s.spent = without(s.spent);
}

function handOf(s: NumsenseState, seat: Seat): CardId[] {
  const hand = s.hands[seat];
  if (!hand) throw new Error(`numsense: no seat ${seat}`);
  return hand;
}
