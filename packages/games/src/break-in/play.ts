// What every entry does to the state: taking, laying, discarding, calling, and how a turn ends. Moves were checked on the
// view before; nothing here asks whether they are allowed.
import type { Ms, Played, Seat } from '@cardinal/kernel';
import { cardOf, laidOut } from './dealing.ts';
import { readFormula } from './formula.ts';
import { FAILED_CALL_FINE } from './options.ts';
import { endDeal } from './scoring.ts';
import type { BreakInMove, BreakInState, CardId, Ending, LaidFormula, Out, Pile } from './types.ts';

/** Plays an entry on the state it is given. */
export function play(s: BreakInState, x: Played<BreakInMove>, out: Out): void {
  switch (x.by) {
    case 'chance':
      laidOut(s, x.move, out);
      return;
    case 'clock':
      windowIsOver(s, out);
      return;
    default:
      move(s, x.by, x.move, x.at, out);
  }
}

function move(s: BreakInState, seat: Seat, m: BreakInMove, at: Ms, out: Out): void {
  switch (m.kind) {
    case 'take':
      take(s, seat, m.from, out);
      return;
    case 'lay':
      lay(s, seat, m.formula, m.cards, at, out);
      return;
    case 'discard':
      discard(s, seat, m.card, at, out);
      return;
    case 'done':
      if (s.laid === 0) out.push({ to: 'all', e: { kind: 'turn-done', seat } });
      endTurn(s, null, at, out);
      return;
    case 'break-in':
      call(s, seat, at, out);
      return;
    case 'give-up':
      failCall(s, at, out);
      return;
    case 'let-lie':
      windowIsOver(s, out);
      return;
    case 'accept':
      settle(s, true, at, out);
      return;
    case 'doubt':
      doubt(s, seat, at, out);
      return;
    default:
      m satisfies never;
  }
}

function take(s: BreakInState, seat: Seat, from: Pile, out: Out): void {
  const id = (from === 'draw' ? s.draw : s.discard).pop();
  if (id === undefined) throw new Error(`break-in: the ${from} pile is empty`);
  // The next draw closes the window (ruling 2.13).
  s.window = null;
  handOf(s, seat).push(id);
  s.taken = { from, card: from === 'discard' ? id : null };
  s.phase = 'lay';
  if (from === 'discard') s.known[seat]?.push(id);
  out.push({ to: 'all', e: { kind: 'card-taken', seat, from, card: from === 'discard' ? cardOf(s, id) : null } });
  if (from === 'draw') out.push({ to: [seat], e: { kind: 'card-taken', seat, from, card: cardOf(s, id) } });
}

function lay(s: BreakInState, seat: Seat, text: string, cards: readonly CardId[], at: Ms, out: Out): void {
  const read = readFormula(text, s.options);
  if (!read.ok) throw new Error(`break-in: "${text}" cannot be read`);
  const formula: LaidFormula = {
    no: s.count + 1,
    seat,
    text: read.text,
    cards: [...cards],
    points: read.points,
    breakIn: s.phase === 'claim',
  };
  s.count++;
  s.pending = formula;
  if (s.options.referee === 'engine') {
    settle(s, true, at, out);
    return;
  }
  for (const id of cards) if (!s.known[seat]?.includes(id)) s.known[seat]?.push(id);
  s.phase = 'judge';
  out.push({ to: 'all', e: { kind: 'formula-shown', formula } });
}

function doubt(s: BreakInState, seat: Seat, at: Ms, out: Out): void {
  const { pending: formula } = s;
  if (!formula) throw new Error('break-in: there is nothing to doubt');
  const read = readFormula(formula.text, s.options);
  const right = !read.ok || !read.truth.ok;
  out.push({ to: 'all', e: { kind: 'formula-doubted', seat, formula, right } });
  settle(s, !right, at, out);
}

/** What follows from the formula that lies there: it stands, or it goes back and there is no other this turn (ruling 2.21). */
function settle(s: BreakInState, stands: boolean, at: Ms, out: Out): void {
  const { pending: formula } = s;
  if (!formula) throw new Error('break-in: there is no formula to settle');
  s.pending = null;
  const { seat } = formula;
  if (!stands) {
    if (formula.breakIn) failCall(s, at, out);
    else {
      s.tookBack = true;
      s.phase = 'lay';
    }
    return;
  }
  for (const id of formula.cards) leave(s, seat, id);
  s.table.push(formula);
  s.points[seat] = (s.points[seat] ?? 0) + formula.points;
  s.idle = 0;
  const cardsLeft = handOf(s, seat).length;
  out.push({ to: 'all', e: { kind: 'formula-laid', formula, cardsLeft } });
  if (cardsLeft === 0) {
    endDeal(s, 'out', seat, out);
    return;
  }
  if (formula.breakIn) {
    brokenIn(s, seat, out);
    return;
  }
  s.laid++;
  s.phase = 'lay';
  if (s.options.formulasPerTurn === '1') endTurn(s, null, at, out);
}

function discard(s: BreakInState, seat: Seat, id: CardId, at: Ms, out: Out): void {
  leave(s, seat, id);
  s.discard.push(id);
  out.push({ to: 'all', e: { kind: 'card-discarded', seat, card: cardOf(s, id) } });
  endTurn(s, id, at, out);
}

/** Ends the active seat's turn. After a discard its card can be called for, even where nobody will draw any more. */
function endTurn(s: BreakInState, discarded: CardId | null, at: Ms, out: Out): void {
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

function begin(s: BreakInState, seat: Seat): void {
  s.active = seat;
  s.taken = null;
  s.laid = 0;
  s.tookBack = false;
  s.phase = 'turn';
}

/** The first call holds the card. One at the very same time from a seat nearer to the left of who discarded comes before it (rulings 2.14, X.5); a later one waits with H:queueCallers and else is only heard. */
function call(s: BreakInState, seat: Seat, at: Ms, out: Out): void {
  const { window, claim } = s;
  if (!window) throw new Error('break-in: there is no card to call for');
  s.window = { ...window, called: [...window.called, seat] };
  if (claim) {
    const before = at === claim.at && leftOf(s, window.by, seat) < leftOf(s, window.by, claim.seat);
    if (!before) {
      const waits = s.options.queueCallers;
      if (waits) s.claim = { ...claim, queue: [...claim.queue, seat] };
      out.push({ to: 'all', e: { kind: 'called-too-late', seat, waits } });
      return;
    }
    giveBack(s, claim.seat, window.card);
    hold(s, seat, at, s.options.queueCallers ? [claim.seat, ...claim.queue] : [], out);
    return;
  }
  hold(s, seat, at, [], out);
}

const leftOf = (s: BreakInState, from: Seat, seat: Seat): number => (seat - from + s.seats) % s.seats;

/** The seat takes the card it called for and must make a formula with it. */
function hold(s: BreakInState, seat: Seat, at: Ms, queue: readonly Seat[], out: Out): void {
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
function failCall(s: BreakInState, at: Ms, out: Out): void {
  const { claim, window } = s;
  if (!claim || !window) throw new Error('break-in: nobody has called');
  giveBack(s, claim.seat, window.card);
  s.fines[claim.seat] = (s.fines[claim.seat] ?? 0) + FAILED_CALL_FINE;
  const card = cardOf(s, window.card);
  out.push({ to: 'all', e: { kind: 'break-in-failed', seat: claim.seat, card, fine: FAILED_CALL_FINE } });
  const [next, ...queue] = claim.queue;
  s.claim = null;
  if (next !== undefined) {
    hold(s, next, at, queue, out);
    return;
  }
  closeWindow(s, out);
}

/** After a break-in: its turn follows at once, or with H:breakInIsTheTurn it was the turn; without cards to draw the deal ends (rulings 2.17, 2.19). */
function brokenIn(s: BreakInState, seat: Seat, out: Out): void {
  s.window = null;
  s.claim = null;
  if (s.draw.length === 0) {
    endDeal(s, 'pile', null, out);
    return;
  }
  begin(s, s.options.breakInIsTheTurn ? (seat + 1) % s.seats : seat);
  out.push({ to: 'all', e: { kind: 'turn-begun', seat: s.active } });
}

function windowIsOver(s: BreakInState, out: Out): void {
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

function handOf(s: BreakInState, seat: Seat): CardId[] {
  const hand = s.hands[seat];
  if (!hand) throw new Error(`break-in: no seat ${seat}`);
  return hand;
}

function leave(s: BreakInState, seat: Seat, id: CardId): void {
  s.hands[seat] = handOf(s, seat).filter((other) => other !== id);
  s.known[seat] = (s.known[seat] ?? []).filter((other) => other !== id);
}
