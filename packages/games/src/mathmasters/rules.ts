// The rules of MathMasters, put together: start, play, and what the kernel asks besides.
import type { Played, Result, Rules, Seat } from '@cardinal/kernel';
import { playChance, startMatch, winnersBy } from './deals.ts';
import { ascending } from './deck.ts';
import { read, write } from './notation.ts';
import { fits, options, type MathMastersOptions } from './options.ts';
import { callWrongTimes, laySet, letStand, pass } from './pile.ts';
import { deal, key } from './redeal.ts';
import { readAs } from './sets.ts';
import { sound } from './sound.ts';
import type {
  MathMastersEvent,
  MathMastersMove,
  MathMastersState,
  MathMastersView,
  MathMastersWhy,
  Out,
} from './types.ts';
import { check, moves, turn, view } from './view.ts';
import { propose } from './policy.ts';
import { moveShape, stateShape } from './wire.ts';

/** The rules of MathMasters. */
export const rules: Rules<
  MathMastersOptions,
  MathMastersState,
  MathMastersMove,
  MathMastersView,
  MathMastersEvent,
  MathMastersWhy
> = {
  id: 'mathmasters',
  edition: 1,
  seats: [2, 4],
  traits: { sealed: false, clock: false, coop: false, mistakes: true },
  options,
  shapes: { move: moveShape, state: stateShape },
  fits,
  start: startMatch,
  turn,
  play,
  copy,
  view,
  check,
  moves,
  propose,
  deal,
  key,
  absent,
  score: (s) => [...s.totals],
  result,
  write,
  read,
  sound,
};

function play(s: MathMastersState, x: Played<MathMastersMove>, out: Out): void {
  if (x.by === 'clock') throw new Error('rules-broken: MathMasters has no clock');
  if (x.by === 'chance') playChance(s, x.move, out);
  else playMove(s, x.by, x.move, out);
}

function playMove(s: MathMastersState, seat: Seat, move: MathMastersMove, out: Out): void {
  switch (move.kind) {
    case 'lay': {
      const cards = [...move.cards].sort(ascending);
      const read = readAs(move.setType, cards);
      if (!read.ok) throw new Error('rules-broken: cards that are no set were laid');
      laySet(s, read.setType, cards, out);
      break;
    }
    case 'pass':
      pass(s, out);
      break;
    case 'let-stand':
      letStand(s, out);
      break;
    case 'wrong-times':
      callWrongTimes(s, seat, out);
      break;
    default:
      move satisfies never;
  }
}

function copy(s: MathMastersState): MathMastersState {
  return {
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    deal: s.deal,
    dealer: s.dealer,
    active: s.active,
    hands: s.hands.map((cards) => cards.slice()),
    known: s.known.map((cards) => cards.slice()),
    hints: s.hints.slice(),
    hintUsed: s.hintUsed.slice(),
    unused: s.unused.slice(),
    gone: s.gone.slice(),
    pile: s.pile.slice(),
    laid: s.laid,
    open: s.open,
    out: s.out.slice(),
    passed: s.passed.slice(),
    points: s.points.slice(),
    calls: s.calls.slice(),
    piles: s.piles.slice(),
    totals: s.totals.slice(),
    history: s.history,
  };
}

/** A seat that is gone passes, leads its lowest card where it may not pass (ruling 4.8), and calls nothing. */
function absent(v: MathMastersView): MathMastersMove {
  if (v.phase === 'judge') return { kind: 'let-stand' };
  if (v.phase === 'follow') return { kind: 'pass' };
  return { kind: 'lay', setType: 'same-number', cards: v.hand.slice(0, 1) };
}

function result(s: MathMastersState): Result | null {
  return s.phase === 'over' ? { winners: winnersBy(s.totals), scores: [...s.totals] } : null;
}
