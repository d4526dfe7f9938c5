// The first game of Math Rush: look at the goals, lay two cards in rows where they fit, end the race, see the check.
import { lessonOf } from '../lesson.ts';
import { ownHand } from './check.ts';
import { placesFor } from './fit.ts';
import type { Card, RushEvent, RushMove, RushView, SeenSet } from './types.ts';

/** The first card of the hand that fits to the right of a row, and the row with its number from the top. */
function fitting(view: RushView): { readonly card: Card; readonly set: SeenSet; readonly row: number } {
  for (const card of ownHand(view)) {
    for (const [at, set] of view.sets.entries()) {
      if (placesFor(card, set).includes('right')) return { card, set, row: at + 1 };
    }
  }
  throw new Error('math-rush: a card of the lesson fits');
}

const play = (view: RushView): readonly RushMove[] => {
  const { card, set } = fitting(view);
  return [{ kind: 'play', card: card.id, goal: set.id, place: 'right', mark: set.mark }];
};

const facts = (view: RushView) => {
  const { card, row } = fitting(view);
  return { card: card.text, value: card.value, row };
};

const laid = (event: RushEvent): boolean => event.kind === 'played' && event.seat === 0;

/** The lesson. Mistakes are refused in it, and there is no clock. */
export const lesson = lessonOf<RushView, RushMove, RushEvent>({
  seats: 2,
  seed: 'learn-2',
  options: { minutes: 'off', teacherMode: true },
  steps: [
    { id: 'look' },
    {
      id: 'ready',
      until: (event) => event.kind === 'race-begun',
      only: (move) => move.kind === 'ready',
      way: () => [{ kind: 'ready' }],
    },
    { id: 'first', facts, until: laid, only: (move) => move.kind === 'play', way: play },
    { id: 'second', facts, until: laid, only: (move) => move.kind === 'play', way: play },
    {
      id: 'done',
      until: (event) => event.kind === 'race-ended',
      only: (move) => move.kind === 'done',
      way: () => [{ kind: 'done' }],
    },
    { id: 'check' },
  ],
  // The partner ends the race when the learner does.
  reply: (view, seat) => (view.phase === 'race' && view.said[0] && !view.said[seat] ? { kind: 'done' } : null),
});
