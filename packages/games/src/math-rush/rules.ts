// Math Rush: the rules as the kernel wants them. What happens in a race is in play.ts, what may happen in check.ts.
import { no, ownDeck, rangeOf, YES, type Result, type Rules } from '@cardinal/kernel';
import { HELPS, cardsInPlay, goalsInPlay, handSizeOf, openGoals, stockIn } from './cards.ts';
import { check } from './check.ts';
import { turn } from './moment.ts';
import { absent, moves, propose } from './moves.ts';
import { read, show, write } from './notation.ts';
import { options, type RushOptions } from './options.ts';
import { play } from './play.ts';
import { pointable } from './pointing.ts';
import { redeal } from './redeal.ts';
import { ratingOf, RATINGS, totalOf } from './score.ts';
import { sound } from './sound.ts';
import type { RushEvent, RushMove, RushState, RushView, RushWhy } from './types.ts';
import { keyOf, view } from './view.ts';
import { moveShape, stateShape } from './wire.ts';

/** The rules of Math Rush. */
export const rules: Rules<RushOptions, RushState, RushMove, RushView, RushEvent, RushWhy> = {
  id: 'math-rush',
  edition: 2,
  seats: [1, 5],
  traits: { sealed: false, coop: true, mistakes: true },
  options,
  shapes: { move: moveShape, state: stateShape },
  fits(o, seats) {
    const hand = handSizeOf(seats);
    const stock = stockIn(o);
    const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rangeOf(o, seat) > 0);
    const cards = cardsInPlay({ options: o }).filter((id) => id < stock.common).length;
    const needed = (seats - own.length) * hand + 1;
    if (cards < needed) return no('deck-too-small', { cards, needed });
    const small = own.map((seat) => ownDeck(stock, seat).length).find((held) => held < hand);
    if (small !== undefined) return no('deck-too-small', { cards: small, needed: hand });
    return goalsInPlay({ options: o }).length >= openGoals({ options: o }) ? YES : no('too-few-goals');
  },
  start: (given, seats) => ({
    options: given,
    seats,
    phase: 'numbers',
    race: 0,
    began: 0,
    draw: [],
    ...(given.seatRange && { own: Array.from({ length: seats }, () => []) }),
    discard: [],
    goals: [],
    hands: Array.from({ length: seats }, () => []),
    sets: [],
    help: HELPS,
    plays: 0,
    said: Array.from({ length: seats }, () => false),
    open: Array.from({ length: seats }, () => false),
    redraw: null,
    redrawers: [],
    owed: [],
    refills: 0,
    asked: null,
    turnedDown: Array.from({ length: seats }, () => false),
    history: [],
  }),
  turn,
  play,
  copy: (s) => ({
    ...s,
    draw: [...s.draw],
    ...(s.own && { own: s.own.map((pile) => [...pile]) }),
    discard: [...s.discard],
    goals: [...s.goals],
    hands: s.hands.map((hand) => [...hand]),
    sets: s.sets.map((set) => ({ ...set, stacks: set.stacks.map((stack) => [...stack]) })),
    said: [...s.said],
    open: [...s.open],
    redrawers: [...s.redrawers],
    redraw: s.redraw && s.redraw.map((chosen) => chosen && [...chosen]),
    owed: [...s.owed],
    turnedDown: [...s.turnedDown],
    history: [...s.history],
  }),
  view,
  check,
  moves,
  propose,
  deal: redeal,
  key: keyOf,
  absent,
  score: (s) => s.hands.map(() => totalOf(s)),
  pointable,
  result,
  ratings: { names: RATINGS, of: (s) => RATINGS[rating(s)] ?? RATINGS[0] },
  write,
  show,
  read,
  sound,
};

// Together or not at all: anything above "Needs Work" is a win.
function result(s: RushState): Result | null {
  if (s.phase !== 'over') return null;
  const total = totalOf(s);
  return { winners: rating(s) > 0 ? [...s.hands.keys()] : [], scores: s.hands.map(() => total) };
}

function rating(s: RushState): number {
  return ratingOf(totalOf(s), s.seats, s.options.swapScoreTables);
}
