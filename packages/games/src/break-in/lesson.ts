// The first game of Break In: take a card, lay a true formula, end turns until somebody has to throw a card away, and
// break in with it.
import { lessonOf } from '../lesson.ts';
import { hintsOf } from './hints.ts';
import { laying } from './propose.ts';
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

const idles = (move: BreakInMove): boolean => move.kind === 'done' || (move.kind === 'take' && move.from === 'draw');

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
      until: (event) => event.kind === 'turn-done' && event.seat === 0,
      only: idles,
      way: () => [TAKE, DONE],
    },
    {
      id: 'wait',
      until: (event) => event.kind === 'card-discarded',
      only: idles,
      way: () => [TAKE, DONE, TAKE, DONE],
    },
    {
      id: 'call',
      facts: (view) => ({ card: view.discard.at(-1)?.face ?? '' }),
      until: (event) => event.kind === 'break-in-called' && event.seat === 0,
      only: (move) => move.kind === 'break-in',
      way: (view) => [{ kind: 'break-in', card: view.window?.card ?? 0 }],
    },
    {
      id: 'use',
      facts: (view, { signs }) => ({ formula: shownFormula(best(view).formula, signs) }),
      until: (event) => event.kind === 'formula-laid' && event.formula.seat === 0,
      only: (move) => move.kind === 'lay',
      way: (view) => [laying(view, best(view))],
    },
    { id: 'end', facts: (view) => ({ points: view.points[0] ?? 0 }) },
  ],
});
