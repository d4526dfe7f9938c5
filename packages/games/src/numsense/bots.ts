// The four bots of Numsense. They see what a seat sees, and they answer at the pace of a person of their strength.
import { humanPace, type Sum } from '@cardinal/bots';
import type { Bot, Level } from '@cardinal/kernel';
import { strongMove, type Plan } from './bot-strong.ts';
import { BEGINNER, EASY, weakMove } from './bot-weak.ts';
import { EXPERT } from './expert-plan.ts';
import type { NumsenseMove, NumsenseView } from './types.ts';

/** A bot of Numsense. */
export type NumsenseBot = Bot<NumsenseView, NumsenseMove>;

/** Normal: calls from so many points a card on, and looks at the hand as it is now. */
export const NORMAL: Plan = {
  calls: (v, _, worth) => worth >= NORMAL_HOLD * v.handSize,
  ahead: () => 0,
  guard: 0,
};
const NORMAL_HOLD = 10;

/** A bot that plays by a plan. */
export function strongBot(level: Level, plan: Plan): NumsenseBot {
  return { choose: (view, _, budget) => (acts(view) ? strongMove(view, plan, budget) : null), pace: paceOf(level) };
}

/** The bots by level. */
export const bots: Readonly<Record<Level, NumsenseBot>> = {
  beginner: { choose: (view, rng) => (acts(view) ? weakMove(view, BEGINNER, rng) : null), pace: paceOf('beginner') },
  easy: { choose: (view, rng) => (acts(view) ? weakMove(view, EASY, rng) : null), pace: paceOf('easy') },
  normal: strongBot('normal', NORMAL),
  expert: strongBot('expert', EXPERT),
};

function acts(view: NumsenseView): boolean {
  return view.who !== 'watcher' && view.turn.must.includes(view.who);
}

/** A look at each card in hand, and the sums that the move needs: the whole sentence for a call or for writing, a few tries for the choice of a card. */
function paceOf(level: Level): NumsenseBot['pace'] {
  return (view, move, rng) => {
    const numbers = view.hand.map(({ face }) => (typeof face === 'number' ? face : 10));
    const sum: Sum = { kind: 'add', numbers: numbers.slice(0, 8) };
    const sums = move === null || move.kind === 'keep-quiet' ? [] : move.kind === 'take' ? [sum] : [sum, sum];
    return humanPace(level, { looks: view.hand.length + 1, sums }, rng);
  };
}
