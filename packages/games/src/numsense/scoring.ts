// What a finished deal is worth to each seat, the totals, and when the match is over. Arithmetic is exact throughout.
import type { Heard, Seat } from '@cardinal/kernel';
import { add, compare, fromText, rational, sub, toNumber, toText, type Rational } from '@cardinal/number';
import { best } from './best.ts';
import { cardOf, clear, faceOf, nextDeal } from './dealing.ts';
import { dealsIn, FALSE_CALL_FINE, MOST_DEALS } from './plan.ts';
import { readSentence, type Reading } from './sentence.ts';
import type { NumsenseEvent, NumsenseState, SeatScore } from './types.ts';

type Out = Heard<NumsenseEvent>[];

/** Scores the deal, adds it to the totals, and goes on to the next deal or ends the match. */
export function scoreDeal(s: NumsenseState, out: Out): void {
  if (s.options.referee === 'table') settleCalls(s, out);
  const seats = [...s.hands.keys()].map((seat) => seatScore(s, seat));
  const score = {
    target: targetOf(s),
    handSize: s.handSize,
    dealer: s.dealer,
    declarer: s.declarer,
    ended: s.ending ?? 'declared',
    seats,
    fines: [...s.fines],
  };
  s.totals = s.totals.map((total, seat) => toText(totalAfter(s, total, seats[seat]?.points, s.fines[seat])));
  s.history.push(score);
  out.push({ to: 'all', e: { kind: 'deal-scored', score, totals: [...s.totals] } });
  if (isLastDeal(s)) endMatch(s, out);
  else nextDeal(s);
}

/** Ends the match and clears the table. */
export function endMatch(s: NumsenseState, out: Out): void {
  clear(s);
  s.phase = 'over';
  out.push({ to: 'all', e: { kind: 'match-over', winners: winners(s), totals: [...s.totals] } });
}

/** Points by seat as plain numbers. */
export function score(s: NumsenseState): readonly number[] {
  return s.totals.map((total) => toNumber(exactly(total)));
}

/** Highest total wins, a tie is shared (ruling X.3). With H:exactFinish those win who stand exactly on the goal, if any do. */
export function winners(s: NumsenseState): Seat[] {
  const totals = s.totals.map(exactly);
  const best = onGoal(s) ?? totals.reduce((a, b) => (compare(a, b) < 0 ? b : a));
  return [...totals.keys()].filter((seat) => compare(totals[seat] ?? best, best) === 0);
}

function onGoal(s: NumsenseState): Rational | null {
  if (s.options.variant !== 'first-to' || !s.options.exactFinish) return null;
  const goal = rational(s.options.goal);
  return s.totals.some((total) => compare(exactly(total), goal) === 0) ? goal : null;
}

function isLastDeal(s: NumsenseState): boolean {
  const deals = dealsIn(s.options, s.seats) ?? MOST_DEALS;
  if (s.timeUp || s.deal + 1 >= deals) return true;
  if (s.options.variant !== 'first-to') return false;
  const goal = rational(s.options.goal);
  // Ruling 1.27: the goal or more wins; only the house rule asks for the goal exactly.
  return s.options.exactFinish ? onGoal(s) !== null : s.totals.some((total) => compare(exactly(total), goal) >= 0);
}

/** With H:exactFinish, points that would carry a seat past the goal do not count (RULINGS.md, first-to). */
function totalAfter(s: NumsenseState, total: string, points = '0', fine = 0): Rational {
  const before = sub(exactly(total), rational(fine));
  const after = add(before, exactly(points));
  const { variant, exactFinish, goal } = s.options;
  const bust = variant === 'first-to' && exactFinish && compare(after, rational(goal)) > 0;
  return bust ? before : after;
}

/** At a table that is its own referee a call is looked at when the cards are laid open: a false one is scored as the miss it is, with the fine where the house has one. */
function settleCalls(s: NumsenseState, out: Out): void {
  for (const seat of s.called) {
    if (readingOf(s, seat, s.written[seat] ?? '').exact) continue;
    const fine = s.options.falseCall === 'minus-five' ? FALSE_CALL_FINE : 0;
    s.fines[seat] = (s.fines[seat] ?? 0) + fine;
    out.push({ to: 'all', e: { kind: 'false-call', seat, fine } });
  }
}

function seatScore(s: NumsenseState, seat: Seat): SeatScore {
  const written = s.options.autoBest ? null : s.written[seat];
  const sentence = written ?? best(facesOf(s, seat), targetOf(s), s.options).sentence;
  const { values, value, exact, points } = readingOf(s, seat, sentence);
  return { hand: handOf(s, seat).map((id) => cardOf(s, id)), sentence, values, value, exact, points };
}

function readingOf(s: NumsenseState, seat: Seat, sentence: string): Reading {
  const reading = readSentence(sentence, facesOf(s, seat), targetOf(s), s.options);
  // Every sentence was read like this when it was written, for this very hand.
  if (!reading.ok) throw new Error(`numsense: seat ${seat} wrote ${sentence}, which is ${reading.why}`);
  return reading;
}

function handOf(s: NumsenseState, seat: Seat): readonly number[] {
  return s.hands[seat] ?? [];
}

function facesOf(s: NumsenseState, seat: Seat): ReturnType<typeof faceOf>[] {
  return handOf(s, seat).map((id) => faceOf(s, id));
}

function targetOf(s: NumsenseState): number {
  if (!s.target) throw new Error('numsense: a deal without target is scored');
  return s.target.value;
}

function exactly(text: string): Rational {
  const value = fromText(text);
  if (value === null) throw new Error(`numsense: ${text} is no fraction`);
  return value;
}
