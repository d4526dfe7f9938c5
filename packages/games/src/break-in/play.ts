// What every entry does to the state: taking, laying, discarding, calling, and how a turn ends. Moves were checked on the
// view before; nothing here asks whether they are allowed.
import { pileOf, type Ms, type Played, type Seat } from '@cardinal/kernel';
import { brokenIn, call, failCall, timeIsUp, windowIsOver } from './calls.ts';
import { cardOf, laidOut } from './dealing.ts';
import { readFormula } from './formula.ts';
import { endDeal } from './scoring.ts';
import { endTurn, handOf, leave } from './turns.ts';
import type { BreakInMove, BreakInState, CardId, LaidFormula, Out, Pile } from './types.ts';

/** Plays an entry on the state it is given. */
export function play(s: BreakInState, x: Played<BreakInMove>, out: Out): void {
  switch (x.by) {
    case 'chance':
      laidOut(s, x.move, out);
      return;
    case 'clock':
      timeIsUp(s, x.at, out);
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
  const id = (from === 'draw' ? pileOf(s, seat) : s.discard).pop();
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
