// The rules of Break In as one value: where a match starts, whose moment it is, what an entry does and what it is worth.
// The parts live beside this file; here they are put together.
import type { Rules } from '@cardinal/kernel';
import { calls, check, moves } from './check.ts';
import { clear } from './dealing.ts';
import { read, show, write } from './notation.ts';
import { fits } from './fit.ts';
import { options, type BreakInOptions } from './options.ts';
import { play } from './play.ts';
import { pointable } from './pointing.ts';
import { absent, propose } from './propose.ts';
import { deal } from './redeal.ts';
import { pointsNow } from './points-now.ts';
import { result } from './scoring.ts';
import { sound } from './sound.ts';
import type { BreakInEvent, BreakInMove, BreakInState, BreakInView, BreakInWhy } from './types.ts';
import { key, turn, view } from './view.ts';
import { moveShape, stateShape } from './wire.ts';

/** Break In. */
export const rules: Rules<BreakInOptions, BreakInState, BreakInMove, BreakInView, BreakInEvent, BreakInWhy> = {
  id: 'break-in',
  edition: 1,
  seats: [2, 6],
  traits: { sealed: false, coop: false, mistakes: true },
  options,
  shapes: { move: moveShape, state: stateShape },
  fits,
  start,
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
  score: pointsNow,
  pointable,
  result,
  write,
  show,
  read,
  sound,
};

/** The state before anything was drawn. */
function start(given: BreakInOptions, seats: number): BreakInState {
  const random = given.firstDealer === 'random';
  const state: BreakInState = {
    options: given,
    seats,
    phase: random ? 'dealer' : 'shuffle',
    deal: 1,
    dealer: random ? 0 : Number(given.firstDealer),
    draw: [],
    discard: [],
    hands: [],
    known: [],
    table: [],
    count: 0,
    active: 0,
    taken: null,
    laid: 0,
    tookBack: false,
    window: null,
    claim: null,
    pending: null,
    idle: 0,
    points: [],
    fines: [],
    totals: new Array<number>(seats).fill(0),
    history: [],
  };
  clear(state);
  return state;
}

/** A copy that shares only what is never changed in place: options, laid formulas, the open window and finished deals. */
function copy(s: BreakInState): BreakInState {
  return {
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    deal: s.deal,
    dealer: s.dealer,
    draw: s.draw.slice(),
    ...(s.own && { own: s.own.map((pile) => pile.slice()) }),
    discard: s.discard.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    known: s.known.map((cards) => cards.slice()),
    table: s.table.slice(),
    count: s.count,
    active: s.active,
    taken: s.taken,
    laid: s.laid,
    tookBack: s.tookBack,
    window: s.window,
    claim: s.claim,
    pending: s.pending,
    idle: s.idle,
    points: s.points.slice(),
    fines: s.fines.slice(),
    totals: s.totals.slice(),
    history: s.history,
  };
}
