// The four bots of Numsense. They see what a seat sees, and they answer at the pace of a person of their strength.
import { byLevel, happens, humanPace, type Sum } from '@cardinal/bots';
import type { Bot, Budget, Level, Rng } from '@cardinal/kernel';
import { strongMove, type Plan } from './bot-strong.ts';
import { BEGINNER, EASY, weakMove } from './bot-weak.ts';
import { canMake } from './best.ts';
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
  return botOf(level, (view, _, budget) => strongMove(view, plan, budget));
}

/** The bots by level. */
export const bots: Readonly<Record<Level, NumsenseBot>> = {
  beginner: botOf('beginner', (view, rng) => weakMove(view, BEGINNER, rng)),
  easy: botOf('easy', (view, rng) => weakMove(view, EASY, rng)),
  normal: strongBot('normal', NORMAL),
  expert: strongBot('expert', EXPERT),
};

/** How often a level doubts a call although it has nothing to go by (ruling X.7): a doubt is free, but it slows a friendly game. */
const DOUBTS = [0, 0.05, 0.1, 0.15] as const;

function botOf(level: Level, moves: (view: NumsenseView, rng: Rng, budget: Budget) => NumsenseMove): NumsenseBot {
  return {
    choose(view, rng, budget) {
      if (view.open && mayDoubt(view) && doubts(view, level, rng)) return { kind: 'doubt' };
      return acts(view) ? moves(view, rng, budget) : null;
    },
    pace: paceOf(level),
  };
}

function mayDoubt({ who, turn }: NumsenseView): boolean {
  return who !== 'watcher' && (turn.must.includes(who) || turn.may.includes(who));
}

/** A hand that was taken card by card before all eyes is known: then only the sums are needed. */
function doubts(view: NumsenseView, level: Level, rng: Rng): boolean {
  const known = view.known[view.declarer ?? -1] ?? [];
  const all = known.length === view.handSize && level !== 'beginner';
  if (!all || !view.target) return happens(byLevel(level, DOUBTS), rng);
  const faces = known.map(({ face }) => face);
  return !canMake(faces, view.target.value, view.options);
}

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
