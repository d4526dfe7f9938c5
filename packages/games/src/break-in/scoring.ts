// How a deal and a match end, and what they bring.
import type { Result, Seat } from '@cardinal/kernel';
import { pointsOf } from '@cardinal/solver';
import { cardOf, clear, nextDealer } from './dealing.ts';
import { BARREN_DEALS } from './options.ts';
import type { BreakInState, DealScore, Ending, Out } from './types.ts';

/** Ends the deal. Who went out gets the worth of all cards that the others still hold; they lose nothing (ruling 2.20). */
export function endDeal(s: BreakInState, ended: Ending, out: Seat | null, heard: Out): void {
  const left = s.hands.map((hand) => hand.map((id) => cardOf(s, id)));
  const held = left.map((cards) => pointsOf(cards.map(({ face }) => face)));
  const bonus = held.map((_, seat) => (seat === out ? held.reduce((sum, worth) => sum + worth, 0) : 0));
  const score: DealScore = {
    dealer: s.dealer,
    ended,
    out,
    laid: [...s.points],
    bonus,
    fines: [...s.fines],
    left,
  };
  s.totals = s.totals.map((total, seat) => total + (s.points[seat] ?? 0) + (bonus[seat] ?? 0) - (s.fines[seat] ?? 0));
  s.history = [...s.history, score];
  heard.push({ to: 'all', e: { kind: 'deal-scored', deal: s.deal, score, totals: [...s.totals] } });
  const over = Math.max(...s.totals) >= s.options.goal || s.deal >= s.options.mostDeals || barren(s);
  clear(s);
  if (over) {
    s.phase = 'over';
    heard.push({ to: 'all', e: { kind: 'match-over', winners: winners(s), totals: [...s.totals] } });
    return;
  }
  s.deal++;
  s.dealer = nextDealer(s);
  s.active = 0;
  s.phase = 'shuffle';
}

function barren({ history }: BreakInState): boolean {
  const last = history.slice(-BARREN_DEALS);
  return last.length === BARREN_DEALS && last.every(({ laid }) => laid.every((points) => points === 0));
}

/** The end, or null. */
export function result(s: BreakInState): Result | null {
  return s.phase === 'over' ? { winners: winners(s), scores: [...s.totals] } : null;
}

/** Seats with the most points: who reached the goal by the end of the deal, the highest wins, equals share it (rulings 2.23, X.3). */
function winners(s: BreakInState): Seat[] {
  const most = Math.max(...s.totals);
  return [...s.totals.keys()].filter((seat) => s.totals[seat] === most);
}
