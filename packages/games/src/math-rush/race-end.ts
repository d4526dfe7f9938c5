// How a race of Math Rush ends: what was built is verified and counted, and the table is cleared for the next race.
import type { Heard } from '@cardinal/kernel';
import { openGoals, RACES, stockIn } from './cards.ts';
import { helpBonus, ratingOf, totalOf } from './score.ts';
import type { Race, RushEvent, RushState } from './types.ts';
import { verifySet } from './verify.ts';

/** Ends the race: its sets are verified and counted, and the match is over or all cards go back for the next race. */
export function endRace(s: RushState, ended: Race['ended'], out: Heard<RushEvent>[]): void {
  const verified = s.sets
    .filter((set) => set.complete)
    .map((set) => verifySet({ goals: s.options.deck.goals, numbers: stockIn(s.options).faces }, set));
  const points = verified.reduce((sum, { stars }) => sum + stars, 0);
  const goals = s.sets.slice(0, openGoals(s)).map(({ goal }) => goal);
  const race: Race = { goals, ended, verified, points, plays: s.plays };
  s.history.push(race);
  out.push({ to: 'all', e: { kind: 'race-ended', race, total: totalOf(s) } });
  if (s.history.length === RACES) {
    s.phase = 'over';
    const total = totalOf(s);
    const rating = ratingOf(total, s.seats, s.options.swapScoreTables);
    out.push({ to: 'all', e: { kind: 'match-over', total, bonus: helpBonus(s.help, s.options), rating } });
    return;
  }
  // All cards go back to their piles; used Help stays used (rulings 3.13, 3.16).
  s.race += 1;
  s.phase = 'numbers';
  s.draw = [];
  if (s.own) s.own = s.own.map(() => []);
  s.discard = [];
  s.goals = [];
  s.sets = [];
  s.hands = s.hands.map(() => []);
  s.plays = 0;
  s.said.fill(false);
  s.open.fill(false);
  s.turnedDown.fill(false);
  s.redraw = null;
  s.redrawers = [];
  s.owed = [];
  s.refills = 0;
  s.asked = null;
}
