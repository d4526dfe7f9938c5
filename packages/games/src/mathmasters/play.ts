// What every entry does to the state. While a Times claim is open several seats may answer it in the same millisecond;
// then the nearest to the left of who laid it comes first (ruling X.5), so an answer from further away waits for the
// millisecond to pass. Moves were checked on the view before they come here.
import { inCallOrder, placesLeft, type Ms, type Played, type Seat } from '@cardinal/kernel';
import { playChance } from './deals.ts';
import { ascending, type CardId } from './deck.ts';
import { callWrongTimes, laySet, letStand, pass, topOf } from './pile.ts';
import { readAs } from './sets.ts';
import type { MathMastersMove, MathMastersState, Out } from './types.ts';
import { check, view } from './view.ts';

/** Plays an entry on the state it is given. */
export function play(s: MathMastersState, x: Played<MathMastersMove>, out: Out): void {
  switch (x.by) {
    case 'chance':
      playChance(s, x.move, out);
      return;
    case 'clock':
      settle(s, out);
      return;
    default:
      if (s.open) answer(s, x.by, x.move, x.at, out);
      else enact(s, x.by, x.move, out);
  }
}

/** An answer to an open claim: at once where no other could come before it, else when the millisecond is over. */
function answer(s: MathMastersState, seat: Seat, move: MathMastersMove, at: Ms, out: Out): void {
  const top = topOf(s);
  s.answers = inCallOrder([...s.answers, { seat, at, move: { ...move, on: top.no } }], top.seat, s.seats);
  const first = s.answers[0]?.seat ?? seat;
  if (placesLeft(top.seat, first, s.seats) === 1) settle(s, out);
  else if (move.kind === 'lay') reveal(s, seat, move.cards);
}

/** The answers of one millisecond are played in their order; what is no longer possible after an earlier one came too late. */
function settle(s: MathMastersState, out: Out): void {
  const { answers } = s;
  s.answers = [];
  for (const { seat, move } of answers) {
    const v = view(s, seat);
    const mayAct = v.turn.must.includes(seat) || v.turn.may.includes(seat);
    if (mayAct && check(v, move).ok) enact(s, seat, move, out);
    else out.push({ to: 'all', e: { kind: 'came-too-late', seat } });
  }
}

/** Cards on the table have been seen, even if they go back to the hand. */
function reveal(s: MathMastersState, seat: Seat, cards: readonly CardId[]): void {
  const hand = s.hands[seat] as CardId[];
  const known = new Set([...(s.known[seat] as CardId[]), ...cards.filter((card) => hand.includes(card))]);
  s.known[seat] = [...known].sort(ascending);
}

function enact(s: MathMastersState, seat: Seat, move: MathMastersMove, out: Out): void {
  switch (move.kind) {
    case 'lay': {
      const cards = [...move.cards].sort(ascending);
      const read = readAs(move.setType, cards);
      if (!read.ok) throw new Error('rules-broken: cards that are no set were laid');
      laySet(s, read.setType, cards, out);
      return;
    }
    case 'pass':
      pass(s, out);
      return;
    case 'let-stand':
      letStand(s, out);
      return;
    case 'wrong-times':
      callWrongTimes(s, seat, out);
      return;
    default:
      move satisfies never;
  }
}
