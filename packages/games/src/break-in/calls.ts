// The window after a discard: who calls, who holds the card, what follows a call, and how the window closes.
import { inCallOrder, type Ms, type Seat } from '@cardinal/kernel';
import { cardOf } from './dealing.ts';
import { callers, ownTimeEnd } from './own-time.ts';
import { FAILED_CALL_FINE } from './options.ts';
import { endDeal } from './scoring.ts';
import { begin, handOf, leave } from './turns.ts';
import type { BreakInState, Caller, CardId, Out } from './types.ts';

/** The first call holds the card. One at the very same time from a seat nearer to the left of who discarded comes before it (rulings 2.14, X.5); a later one waits with H:queueCallers and else is only heard. */
export function call(s: BreakInState, seat: Seat, at: Ms, out: Out): void {
  const { window, claim } = s;
  if (!window) throw new Error('break-in: there is no card to call for');
  s.window = { ...window, called: [...window.called, seat] };
  if (claim) {
    const before = inCallOrder([claim, { seat, at }], window.by, s.seats)[0]?.seat === seat;
    if (!before) {
      const waits = s.options.queueCallers;
      if (waits) s.claim = { ...claim, queue: inCallOrder([...claim.queue, { seat, at }], window.by, s.seats) };
      out.push({ to: 'all', e: { kind: 'called-too-late', seat, waits } });
      return;
    }
    giveBack(s, claim.seat, window.card);
    const { queue } = claim;
    const waiting = s.options.queueCallers
      ? inCallOrder([{ seat: claim.seat, at: claim.at }, ...queue], window.by, s.seats)
      : [];
    hold(s, seat, at, waiting, out);
    return;
  }
  hold(s, seat, at, [], out);
}

/** The seat takes the card it called for and must make a formula with it. */
function hold(s: BreakInState, seat: Seat, at: Ms, queue: readonly Caller[], out: Out): void {
  const id = s.discard.pop();
  if (id === undefined) throw new Error('break-in: the discard pile is empty');
  handOf(s, seat).push(id);
  s.known[seat]?.push(id);
  s.claim = { seat, at, queue };
  s.phase = 'claim';
  out.push({ to: 'all', e: { kind: 'break-in-called', seat, card: cardOf(s, id) } });
}

function giveBack(s: BreakInState, seat: Seat, id: CardId): void {
  leave(s, seat, id);
  s.discard.push(id);
}

/** No formula follows the call: the card goes back on top, 25 points are lost, and the window closes unless somebody waits (ruling 2.15). */
export function failCall(s: BreakInState, at: Ms, out: Out): void {
  const { claim, window } = s;
  if (!claim || !window) throw new Error('break-in: nobody has called');
  giveBack(s, claim.seat, window.card);
  s.fines[claim.seat] = (s.fines[claim.seat] ?? 0) + FAILED_CALL_FINE;
  const card = cardOf(s, window.card);
  out.push({ to: 'all', e: { kind: 'break-in-failed', seat: claim.seat, card, fine: FAILED_CALL_FINE } });
  const [next, ...queue] = claim.queue;
  s.claim = null;
  if (next !== undefined) {
    hold(s, next.seat, at, queue, out);
    return;
  }
  closeWindow(s, out);
}

/** After a break-in: its turn follows at once, or with H:breakInIsTheTurn it was the turn; without cards to draw the deal ends (rulings 2.17, 2.19). */
export function brokenIn(s: BreakInState, seat: Seat, out: Out): void {
  s.window = null;
  s.claim = null;
  if (s.draw.length === 0) {
    endDeal(s, 'pile', null, out);
    return;
  }
  begin(s, s.options.breakInIsTheTurn ? (seat + 1) % s.seats : seat);
  out.push({ to: 'all', e: { kind: 'turn-begun', seat: s.active } });
}

/** The time of some is up, with H:breakInSeconds each seat's own; the window closes with the last of them. */
export function timeIsUp(s: BreakInState, at: Ms, out: Out): void {
  const { window } = s;
  if (!window) throw new Error('break-in: no window is open');
  const over = callers(s, window).filter((seat) => (ownTimeEnd(s, window, seat) ?? Infinity) <= at);
  s.window = { ...window, over: [...(window.over ?? []), ...over] };
  if (callers(s, s.window).length === 0) windowIsOver(s, out);
}

/** Nobody can call any more. */
export function windowIsOver(s: BreakInState, out: Out): void {
  const { window } = s;
  if (!window) throw new Error('break-in: no window is open');
  out.push({ to: 'all', e: { kind: 'window-closed', card: cardOf(s, window.card) } });
  closeWindow(s, out);
}

function closeWindow(s: BreakInState, out: Out): void {
  const ending = s.window?.ending ?? null;
  s.window = null;
  if (ending) endDeal(s, ending, null, out);
  else s.phase = 'turn';
}
