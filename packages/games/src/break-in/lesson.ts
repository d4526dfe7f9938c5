// The first game of Break In: take a card, lay a true formula, end turns until somebody has to throw a card away, and
// break in with it.
import { lessonOf } from '../lesson.ts';
import { hintsOf } from './hints.ts';
import { check } from './check.ts';
import { callable, laying } from './propose.ts';
import type { BreakInEvent, BreakInMove, BreakInView } from './types.ts';
import { shownFormula } from './words/shown-formula.ts';

const TAKE: BreakInMove = { kind: 'take', from: 'draw' };
const DONE: BreakInMove = { kind: 'done' };

/** The formula of the last rung. */
function best(view: BreakInView): { readonly formula: string; readonly points: number } {
  const whole = hintsOf(view).find((hint) => hint.kind === 'whole');
  if (!whole) throw new Error('break-in: the hand of the lesson makes a formula');
  return whole;
}

/** A turn as the lesson takes it: a formula is never asked for, and never refused. */
const plays = (move: BreakInMove): boolean =>
  move.kind === 'lay' || move.kind === 'done' || (move.kind === 'take' && move.from === 'draw');

/** Somebody went out: what is left to tell is how it ended. */
const isOut = (view: BreakInView): boolean => view.history.length > 0;

/** Whether a call for the card that lies there would lead to a formula. Other formulas than the one of the lesson leave other cards. */
function canBreakIn(view: BreakInView): boolean {
  return callable(view) !== null && check(view, { kind: 'break-in', card: view.window?.card ?? -1 }).ok;
}

/** The lesson. Seat 1 has to throw a card away in its fourth turn; the turn of seat 2, which comes next, is skipped. */
export const lesson = lessonOf<BreakInView, BreakInMove, BreakInEvent>({
  seats: 3,
  seed: 'learn-2361',
  options: { firstDealer: '2' },
  steps: [
    { id: 'look' },
    {
      id: 'take',
      place: () => 'draw',
      until: (event) => event.kind === 'card-taken' && event.seat === 0,
      only: (move) => move.kind === 'take' && move.from === 'draw',
      way: () => [TAKE],
    },
    {
      id: 'lay',
      facts: (view, { signs }) => ({ formula: shownFormula(best(view).formula, signs), points: best(view).points }),
      until: (event) => event.kind === 'formula-laid' && event.formula.seat === 0,
      only: (move) => move.kind === 'lay',
      way: (view) => [laying(view, best(view))],
    },
    {
      id: 'again',
      facts: (view) => ({ points: view.points[0] ?? 0 }),
      skip: isOut,
      until: (event) =>
        (event.kind === 'turn-done' && event.seat === 0) || (event.kind === 'formula-laid' && event.formula.seat === 0),
      only: plays,
      way: () => [TAKE, DONE],
    },
    {
      id: 'wait',
      skip: isOut,
      until: (event) => event.kind === 'card-discarded',
      only: plays,
      way: () => [TAKE, DONE, TAKE, DONE],
    },
    {
      id: 'call',
      call: true,
      skip: (view) => !canBreakIn(view),
      facts: (view) => ({ card: view.discard.at(-1)?.face ?? '' }),
      until: (event) => event.kind === 'break-in-called' && event.seat === 0,
      only: (move) => move.kind === 'break-in',
      way: (view) => [{ kind: 'break-in', card: view.window?.card ?? 0 }],
    },
    {
      id: 'use',
      skip: (view) => view.phase !== 'claim',
      facts: (view, { signs }) => ({ formula: shownFormula(best(view).formula, signs) }),
      until: (event) => event.kind === 'formula-laid' && event.formula.seat === 0,
      only: (move) => move.kind === 'lay',
      way: (view) => [laying(view, best(view))],
    },
    {
      id: 'end',
      facts: (view) => ({
        points: isOut(view) ? (view.totals[0] ?? 0) : (view.points[0] ?? 0),
        brokeIn: view.table.some(({ seat, breakIn }) => seat === 0 && breakIn) ? 'yes' : 'no',
      }),
    },
  ],
});
