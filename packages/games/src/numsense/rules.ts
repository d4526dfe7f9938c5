// The rules of Numsense as one value: where a match starts, whose moment it is, what an entry does and what it is worth.
// The parts live beside this file; here they are put together.
import type { Rules } from '@cardinal/kernel';
import { pointable } from './pointing.ts';
import { absent, propose } from './propose.ts';
import { calls, check, moves } from './check.ts';
import { clear } from './dealing.ts';
import { deal } from './redeal.ts';
import { read, show, write } from './notation.ts';
import { options, type NumsenseOptions } from './options.ts';
import { facesInPlay, fits, handSizeOf } from './plan.ts';
import { play } from './play.ts';
import { result } from './result.ts';
import { score } from './scoring.ts';
import { sound } from './sound.ts';
import type { NumsenseEvent, NumsenseMove, NumsenseState, NumsenseView, NumsenseWhy } from './types.ts';
import { key, turn, view } from './view.ts';
import { moveShape, stateShape } from './wire.ts';

/** Numsense. */
export const rules: Rules<NumsenseOptions, NumsenseState, NumsenseMove, NumsenseView, NumsenseEvent, NumsenseWhy> = {
  id: 'numsense',
  edition: 2,
  seats: [2, 8],
  traits: { sealed: true, coop: false, mistakes: true },
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
  score,
  pointable,
  result,
  write,
  show,
  read,
  sound,
};

/** The state before anything was drawn. */
function start(given: NumsenseOptions, seats: number): NumsenseState {
  const handSize = handSizeOf(given, 0);
  const state: NumsenseState = {
    options: given,
    seats,
    faces: facesInPlay(given, seats, handSize),
    phase: 'shuffle',
    dealerDrawn: given.firstDealer !== 'random',
    attempt: 0,
    deal: 0,
    dealer: given.firstDealer === 'random' ? 0 : Number(given.firstDealer),
    handSize,
    draw: [],
    discard: [],
    hands: [],
    spent: [],
    played: [],
    target: null,
    setAside: [],
    active: 0,
    taken: null,
    known: [],
    refilled: [],
    turns: [],
    idle: 0,
    declarer: null,
    called: [],
    open: false,
    lastTurns: [],
    ending: null,
    emptied: 0,
    written: [],
    fines: [],
    totals: Array.from({ length: seats }, () => '0'),
    history: [],
    timeUp: false,
  };
  clear(state);
  return state;
}

/** A copy that shares only what is never changed in place: options, and the scores of finished deals. */
function copy(s: NumsenseState): NumsenseState {
  return {
    options: s.options,
    seats: s.seats,
    faces: s.faces.slice(),
    phase: s.phase,
    dealerDrawn: s.dealerDrawn,
    attempt: s.attempt,
    deal: s.deal,
    dealer: s.dealer,
    handSize: s.handSize,
    draw: s.draw.slice(),
    ...(s.own && { own: s.own.map((pile) => pile.slice()) }),
    discard: s.discard.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    spent: s.spent.slice(),
    played: s.played.slice(),
    target: s.target && { value: s.target.value, card: s.target.card },
    setAside: s.setAside.slice(),
    active: s.active,
    taken: s.taken && { card: s.taken.card, from: s.taken.from },
    known: s.known.map((cards) => cards.slice()),
    refilled: s.refilled.slice(),
    turns: s.turns.slice(),
    idle: s.idle,
    declarer: s.declarer,
    called: s.called.slice(),
    open: s.open,
    lastTurns: s.lastTurns.slice(),
    ending: s.ending,
    emptied: s.emptied,
    written: s.written.slice(),
    fines: s.fines.slice(),
    totals: s.totals.slice(),
    history: s.history.slice(),
    timeUp: s.timeUp,
  };
}
