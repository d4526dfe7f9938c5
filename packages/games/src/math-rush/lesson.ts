// The first game of Math Rush: look at the goals, lay two cards in rows where they fit, end the race, see the check.
import { lessonOf } from '../lesson.ts';
import { rankedPlays, type RankedPlay } from './plan.ts';
import type { RushEvent, RushMove, RushView } from './types.ts';

/** The play to the right of a row that wastes least. */
const toTheRight = (view: RushView): RankedPlay | undefined =>
  rankedPlays(view).find(({ move }) => move.place === 'right');

/** That play, and the number of the row from the top. */
function fitting(view: RushView): RankedPlay & { readonly row: number } {
  const play = toTheRight(view);
  if (!play) throw new Error('math-rush: a card of the lesson fits');
  return { ...play, row: view.sets.findIndex(({ id }) => id === play.move.goal) + 1 };
}

const play = (view: RushView): readonly RushMove[] => {
  const { move } = fitting(view);
  return [move];
};

const facts = (view: RushView) => {
  const { card, row } = fitting(view);
  return { card: card.text, value: card.value, row };
};

const place = (view: RushView): string => `goal-${fitting(view).move.goal}`;

const stuck = (view: RushView): boolean => toTheRight(view) === undefined;

/** Any card that fits may be laid, and hands may be shown, as long as the race lasts. */
const plays = (move: RushMove): boolean => move.kind === 'play' || move.kind === 'show';

const laid = (event: RushEvent): boolean => event.kind === 'played' && event.seat === 0;

/** The lesson. Mistakes are refused in it, and there is no clock. */
export const lesson = lessonOf<RushView, RushMove, RushEvent>({
  seats: 2,
  // Its goals are of the easy kind: what is said of them at the end should not frighten anybody off.
  seed: 'learn-51',
  options: { minutes: 'off', referee: 'engine' },
  steps: [
    { id: 'look' },
    {
      id: 'ready',
      until: (event) => event.kind === 'race-begun',
      only: (move) => move.kind === 'ready',
      way: () => [{ kind: 'ready' }],
    },
    { id: 'first', skip: stuck, facts, place, until: laid, only: plays, way: play },
    { id: 'second', skip: stuck, facts, place, until: laid, only: plays, way: play },
    {
      id: 'done',
      until: (event) => event.kind === 'race-ended',
      only: (move) => move.kind === 'done' || plays(move),
      way: () => [{ kind: 'done' }],
    },
    { id: 'check' },
  ],
  // The partner ends the race when the learner does.
  reply: (view, seat) => (view.phase === 'race' && view.said[0] && !view.said[seat] ? { kind: 'done' } : null),
});
