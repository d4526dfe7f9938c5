// The first game of Break In: take a card, lay a true formula, end the turn; what breaking in means.
import { lessonOf } from '../lesson.ts';
import { hintsOf } from './hints.ts';
import { laying } from './propose.ts';
import type { BreakInEvent, BreakInMove, BreakInView } from './types.ts';
import { shownFormula } from './words/shown-formula.ts';

/** The formula of the last rung. */
function best(view: BreakInView): { readonly formula: string; readonly points: number } {
  const whole = hintsOf(view).find((hint) => hint.kind === 'whole');
  if (!whole) throw new Error('break-in: the hand of the lesson makes a formula');
  return whole;
}

/** The lesson. */
export const lesson = lessonOf<BreakInView, BreakInMove, BreakInEvent>({
  seats: 2,
  seed: 'learn-3',
  options: { firstDealer: '1' },
  steps: [
    { id: 'look' },
    {
      id: 'take',
      until: (event) => event.kind === 'card-taken' && event.seat === 0,
      only: (move) => move.kind === 'take' && move.from === 'draw',
      way: () => [{ kind: 'take', from: 'draw' }],
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
      facts: (view) => ({ points: view.points[0] ?? 0, cards: view.hand.length }),
      until: (event) => event.kind === 'card-taken' && event.seat === 0,
      only: (move) => move.kind === 'take' && move.from === 'draw',
      way: () => [{ kind: 'take', from: 'draw' }],
    },
    {
      id: 'done',
      until: (event) => event.kind === 'turn-done' && event.seat === 0,
      only: (move) => move.kind === 'done',
      way: () => [{ kind: 'done' }],
    },
    { id: 'break-in' },
  ],
});
