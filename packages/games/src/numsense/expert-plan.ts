// When Expert calls: as soon as one more card would bring itself less than it would bring the others, with figures found
// by self-play (bench/numsense/tune.ts), and with an eye on the totals where the match can end with this deal.
import { fromText, toNumber, ZERO } from '@cardinal/number';
import type { Plan } from './bot-strong.ts';
import type { NumsenseView } from './types.ts';

/** What the others gain from one more round, in points, by hand size from 1; larger hands as the last. */
const OTHERS_GAIN = [3, 3, 1.8, 2.5, 3, 3, 5] as const;

/** How many points of gain a point of lead is worth in the last deal, for leads up to so many points. Self-play finds little in it: 34.1 ±1.0 % of last deals of four cards against 33.3 % without. */
const LEAD = 0.03;
const MOST_LEAD = 25;

/** Expert's plan. */
export const EXPERT: Plan = {
  calls(v, study, worth) {
    const outlook = outlookOf(v, worth);
    if (outlook === 'wins' || outlook === 'busts') return outlook === 'wins';
    const hand = v.hand.map(({ face }) => face);
    return study.hope(hand, 1) - worth < outlook;
  },
  // Small hands often miss, so two draws ahead are looked at; large ones are judged alike by one.
  ahead: ({ handSize }) => (handSize <= 3 ? 2 : 1),
  guard: 0.05,
};

/** What a call would mean for the match: that it is won or thrown away by it, or the gain below which it is right. */
function outlookOf(v: NumsenseView, worth: number): 'wins' | 'busts' | number {
  const usual = OTHERS_GAIN[Math.min(v.handSize, OTHERS_GAIN.length) - 1] ?? 3;
  if (v.who === 'watcher') return usual;
  const totals = v.totals.map((total) => toNumber(fromText(total) ?? ZERO));
  const mine = totals[v.who] ?? 0;
  const lead = mine - Math.max(...totals.filter((_, seat) => seat !== v.who));
  const { variant, goal, exactFinish } = v.options;
  if (variant === 'first-to' && exactFinish) {
    return mine + worth === goal ? 'wins' : mine + worth > goal ? 'busts' : usual;
  }
  // Without it, to be past the goal is not enough: the others have a last turn, and the highest total wins. Calling for
  // that alone cost 4 ±3 wins in a hundred.
  const last = v.timeUp || v.deal + 1 === v.deals;
  return last ? usual + LEAD * Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)) : usual;
}
