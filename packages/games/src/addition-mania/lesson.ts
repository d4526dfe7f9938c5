// The first game of Addition Mania: see one's card, guess the sum, see how near it was, guess again.
import { lessonOf } from '../lesson.ts';
import { expectedSum } from './odds.ts';
import type { ManiaEvent, ManiaMove, ManiaView } from './types.ts';

const facts = (view: ManiaView) => ({
  own: view.own?.value ?? 0,
  others: view.seats - 1,
  sum: Math.round(expectedSum(view)),
});

const guessed = (event: ManiaEvent): boolean => event.kind === 'guessed' && event.seat === 0;
const guess = (view: ManiaView): readonly ManiaMove[] => [{ kind: 'guess', sum: Math.round(expectedSum(view)) }];

/** The lesson. */
export const lesson = lessonOf<ManiaView, ManiaMove, ManiaEvent>({
  seats: 3,
  seed: 'learn-1',
  options: {},
  steps: [
    { id: 'look', facts },
    { id: 'guess', facts, until: guessed, way: guess },
    {
      id: 'shown',
      facts: (view) => {
        const last = view.history.at(-1);
        return { sum: last?.sum ?? 0, off: last?.differences?.[0] ?? 0, points: last?.points[0] ?? 0 };
      },
    },
    { id: 'next', until: (event) => event.kind === 'lifted', way: () => ['go-on'] },
    { id: 'again', facts, until: guessed, way: guess },
    {
      id: 'end',
      facts: (view) => ({ sum: view.history.at(-1)?.sum ?? 0, points: view.totals[0] ?? 0 }),
    },
  ],
});
