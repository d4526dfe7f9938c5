// How a turn ends and the next begins, and cards that come to a hand or leave it.
import type { Ms, Seat } from '@cardinal/kernel';
import { endDeal } from './scoring.ts';
import type { BreakInState, CardId, Ending, Out } from './types.ts';

/** Ends the active seat's turn. After a discard its card can be called for, even where nobody will draw any more. */
export function endTurn(s: BreakInState, discarded: CardId | null, at: Ms, out: Out): void {
  s.idle = s.taken?.from === 'draw' || s.laid > 0 ? 0 : s.idle + 1;
  const ending = endingOf(s);
  const by = s.active;
  if (discarded === null && ending) {
    endDeal(s, ending, null, out);
    return;
  }
  begin(s, (by + 1) % s.seats);
  if (!ending) out.push({ to: 'all', e: { kind: 'turn-begun', seat: s.active } });
  if (discarded === null) return;
  const seconds = s.options.breakInSeconds;
  s.window = { card: discarded, by, closes: seconds > 0 ? at + seconds * 1000 : null, called: [], ending };
  if (ending) s.phase = 'last-call';
}

/** How the deal ends after this turn, or null: the draw pile is empty (ruling 2.19), or for so many laps nobody drew from it and nobody laid a formula (ruling 2.12). */
function endingOf(s: BreakInState): Ending | null {
  if (s.draw.length === 0) return 'pile';
  return s.idle >= s.options.stalemateLaps * s.seats ? 'stalemate' : null;
}

/** The seat is to take a card. */
export function begin(s: BreakInState, seat: Seat): void {
  s.active = seat;
  s.taken = null;
  s.laid = 0;
  s.tookBack = false;
  s.phase = 'turn';
}

/** The hand of a seat, to be changed. */
export function handOf(s: BreakInState, seat: Seat): CardId[] {
  const hand = s.hands[seat];
  if (!hand) throw new Error(`break-in: no seat ${seat}`);
  return hand;
}

/** Takes a card out of a hand. */
export function leave(s: BreakInState, seat: Seat, id: CardId): void {
  s.hands[seat] = handOf(s, seat).filter((other) => other !== id);
  s.known[seat] = (s.known[seat] ?? []).filter((other) => other !== id);
}
