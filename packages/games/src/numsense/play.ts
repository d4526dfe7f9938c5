// What every entry does to the state: taking, putting and swapping here, calls in calls.ts. Moves were checked on the view
// before; nothing here asks whether they are allowed.
import { pileOf, type Played, type Seat } from '@cardinal/kernel';
import { declare, doubt, timeIsUp, writeDown } from './calls.ts';
import { cardOf, faceOf, laidOut } from './dealing.ts';
import { endTurn, handOf, type Out } from './turn-end.ts';
import type { CardId, NumsenseMove, NumsenseState, Pile } from './types.ts';

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
      writeDown(s, seat, m.sentence, out);
      return;
    default:
      m satisfies never;
  }
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

function leave(s: NumsenseState, seat: Seat, id: CardId): void {
  const without = (ids: readonly CardId[]): CardId[] => ids.filter((other) => other !== id);
  s.hands[seat] = without(handOf(s, seat));
  s.known[seat] = without(s.known[seat] ?? []);
  s.spent = without(s.spent);
}
