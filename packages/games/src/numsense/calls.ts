// Calls and what they bring: declaring, doubting, writing, and the timer. No turn begins with one before a sentence can be
// read, so this may come later than the rest of the rules.
import type { Seat } from '@cardinal/kernel';
import { cardOf, faceOf } from './dealing.ts';
import { FALSE_CALL_FINE } from './plan.ts';
import { endMatch, scoreDeal } from './scoring.ts';
import { readSentence } from './sentence.ts';
import { closeDeal, endTurn, handOf, writers, type Out } from './turn-end.ts';
import type { NumsenseState } from './types.ts';

/** Somebody calls. */
export function declare(s: NumsenseState, seat: Seat, sentence: string, out: Out): void {
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
export function doubt(s: NumsenseState, seat: Seat, out: Out): void {
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

/** Somebody writes the sentence of this deal. */
export function writeDown(s: NumsenseState, seat: Seat, sentence: string, out: Out): void {
  s.written[seat] = sentence;
  out.push({ to: 'all', e: { kind: 'written', seat } });
  if (writers(s).length === 0) scoreDeal(s, out);
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

/** The timer rings (ruling 1.28): between deals the match is over; with finish-turn a deal in which nobody is in the middle of a turn ends at once; otherwise the turn or hand is played to its end. */
export function timeIsUp(s: NumsenseState, out: Out): void {
  s.timeUp = true;
  out.push({ to: 'all', e: { kind: 'time-up' } });
  if (s.phase === 'shuffle') endMatch(s, out);
  else if (s.options.whenTimeIsUp === 'finish-turn' && (s.phase === 'target' || s.phase === 'refill')) {
    closeDeal(s, 'time', out);
  }
}
