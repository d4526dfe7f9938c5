// Addition Mania: how a match runs. One shuffle, then reveal after reveal: all lift, all guess in secret, all is shown.
import { no, YES, type Heard, type Played, type Result, type Rules, type Seat } from '@cardinal/kernel';
import { turn } from './moment.ts';
import { read, write } from './notation.ts';
import { options, type ManiaOptions } from './options.ts';
import { seatsOver } from './own-time.ts';
import { pointable } from './pointing.ts';
import { redeal } from './redeal.ts';
import { differencesOf, pointsFor } from './scoring.ts';
import { sound } from './sound.ts';
import { cardOf, cardsEach, liftedCards, revealsOf, totalsOf } from './table-facts.ts';
import type { ManiaEvent, ManiaMove, ManiaState, ManiaView, ManiaWhy } from './types.ts';
import { absent, calls, check, keyOf, moves, propose, view } from './view.ts';
import { moveShape, stateShape } from './wire.ts';

/** The rules of Addition Mania. */
export const rules: Rules<ManiaOptions, ManiaState, ManiaMove, ManiaView, ManiaEvent, ManiaWhy> = {
  id: 'addition-mania',
  edition: 1,
  seats: [2, 8],
  traits: { sealed: true, coop: false, mistakes: false },
  options,
  shapes: { move: moveShape, state: stateShape },
  fits: ({ deck }, seats) => (deck.length >= seats ? YES : no('deck-too-small', { cards: deck.length, seats })),
  start: (given, seats) => ({
    options: given,
    seats,
    phase: 'shuffle',
    reveal: 0,
    piles: Array.from({ length: seats }, () => []),
    leftovers: [],
    guesses: Array.from({ length: seats }, () => null),
    lifted: 0,
    history: [],
  }),
  turn,
  play,
  copy: (s) => ({
    ...s,
    piles: s.piles.map((pile) => [...pile]),
    leftovers: [...s.leftovers],
    guesses: [...s.guesses],
    history: [...s.history],
  }),
  view,
  check,
  calls,
  moves,
  propose,
  deal: redeal,
  key: keyOf,
  absent,
  score: totalsOf,
  pointable,
  result,
  write,
  read,
  sound,
};

function result(s: ManiaState): Result | null {
  if (s.phase !== 'over') return null;
  const scores = totalsOf(s);
  const most = Math.max(...scores);
  return { winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])), scores };
}

function play(s: ManiaState, x: Played<ManiaMove>, out: Heard<ManiaEvent>[]): void {
  if (x.by === 'chance') {
    if (s.phase === 'shuffle') deal(s, 'order' in x.move ? x.move.order : [], out);
    lift(s, x.at, out);
  } else if (x.by === 'clock') {
    timeIsUp(s, x.at, out);
  } else {
    s.guesses[x.by] = x.move.sum;
    out.push({ to: 'all', e: { kind: 'guessed', seat: x.by } });
    if (s.guesses.every((guess) => guess !== null)) show(s, out);
  }
}

// Whoever has not guessed guesses as a vanished seat would. While others still have time, all whose time is over are named,
// those too that have guessed: nobody may read from it who has.
function timeIsUp(s: ManiaState, at: number, out: Heard<ManiaEvent>[]): void {
  const over = seatsOver(s, at);
  const late = over.filter((seat) => s.guesses[seat] === null);
  const guesses = late.map((seat) => absent(view(s, seat)).sum);
  for (const [i, seat] of late.entries()) s.guesses[seat] = guesses[i] ?? 0;
  const done = s.guesses.every((guess) => guess !== null);
  out.push({ to: 'all', e: { kind: 'time-up', seats: done ? late : over } });
  if (done) show(s, out);
  else s.rung = (s.rung ?? 0) + 1;
}

// Cards go round one at a time, as at a table; what would make the piles unequal is left over.
function deal(s: ManiaState, order: readonly number[], out: Heard<ManiaEvent>[]): void {
  const each = cardsEach(order.length, s.seats);
  for (const [i, card] of order.entries()) {
    if (i < each * s.seats) s.piles[i % s.seats]?.push(card);
    else s.leftovers.push(card);
  }
  const leftovers = s.options.showLeftovers ? s.leftovers.map((id) => cardOf(s, id)) : [];
  out.push({ to: 'all', e: { kind: 'dealt', each, leftovers, leftoverCount: s.leftovers.length } });
}

function lift(s: ManiaState, at: number, out: Heard<ManiaEvent>[]): void {
  s.phase = 'guess';
  s.lifted = at;
  s.guesses.fill(null);
  out.push({ to: 'all', e: { kind: 'lifted', reveal: s.reveal } });
  for (const [seat, id] of liftedCards(s).entries()) {
    out.push({ to: [seat satisfies Seat], e: { kind: 'card-lifted', card: cardOf(s, id) } });
  }
}

function show(s: ManiaState, out: Heard<ManiaEvent>[]): void {
  const cards = liftedCards(s);
  const faces = cards.map((id) => cardOf(s, id));
  const sum = faces.reduce((total, { value }) => total + value, 0);
  const guesses = s.guesses.map((guess) => guess ?? 0);
  const points = pointsFor(guesses, sum, s.options.consolation);
  s.history.push({ cards, sum, guesses, differences: differencesOf(guesses, sum), points });
  const totals = totalsOf(s);
  out.push({ to: 'all', e: { kind: 'revealed', reveal: s.reveal, cards: faces, sum, guesses, points, totals } });
  s.reveal += 1;
  s.guesses.fill(null);
  delete s.rung;
  s.phase = s.reveal < revealsOf(s) ? 'lift' : 'over';
  const end = result(s);
  if (end) out.push({ to: 'all', e: { kind: 'match-over', winners: end.winners, totals } });
}
