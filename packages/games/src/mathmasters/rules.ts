// The rules of MathMasters, put together: start, play, and what the kernel asks besides.
import type { Result, Rules } from '@cardinal/kernel';
import { startMatch, winnersBy } from './deals.ts';
import { read, write } from './notation.ts';
import { fits, options, type MathMastersOptions } from './options.ts';
import { play } from './play.ts';
import { pointable } from './pointing.ts';
import { deal, key } from './redeal.ts';
import { sound } from './sound.ts';
import type { MathMastersEvent, MathMastersMove, MathMastersState, MathMastersView, MathMastersWhy } from './types.ts';
import { calls, check, moves, turn, view } from './view.ts';
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
  edition: 2,
  seats: [2, 4],
  traits: { sealed: false, coop: false, mistakes: true },
  options,
  shapes: { move: moveShape, state: stateShape },
  fits,
  start: startMatch,
  turn,
  play,
  copy,
  view,
  check,
  calls,
  moves,
  propose,
  deal,
  key,
  absent,
  score: (s) => [...s.totals],
  pointable,
  result,
  write,
  read,
  sound,
};

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
    answers: s.answers,
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
