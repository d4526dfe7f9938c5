// The first game of Numsense: see the target, take a card, put one down, say Numsense! with a sentence that hits.
import { parse, print } from '@cardinal/number';
import { lessonOf } from '../lesson.ts';
import { hintsOf } from './hints.ts';
import { GRAMMAR } from './sentence.ts';
import type { NumsenseEvent, NumsenseMove, NumsenseView } from './types.ts';

/** The card that is best put down, by its id. */
function spare(view: NumsenseView): number {
  const put = hintsOf(view)?.[2].put;
  return view.hand.find(({ face }) => face === put)?.id ?? -1;
}

/** The sentence that hits. */
const sentenceOf = (view: NumsenseView): string => hintsOf(view)?.[4].sentence ?? '';

/** The lesson. */
export const lesson = lessonOf<NumsenseView, NumsenseMove, NumsenseEvent>({
  seats: 2,
  // The first three cards cannot make the target, and only one of the four leaves three that can.
  seed: 'learn-182',
  options: { variant: 'fixed', deals: 1, handSize: 3, firstDealer: '1' },
  steps: [
    { id: 'look', facts: (view) => ({ target: view.target?.value ?? 0 }) },
    {
      id: 'take',
      place: () => 'draw',
      until: (event) => event.kind === 'card-taken' && event.seat === 0,
      only: (move) => move.kind === 'take' && move.from === 'draw',
      way: () => [{ kind: 'take', from: 'draw' }],
    },
    {
      id: 'put',
      facts: (view) => ({ card: String(view.hand.find(({ id }) => id === spare(view))?.face) }),
      until: (event) => event.kind === 'card-put' && event.seat === 0,
      only: (move, view) => move.kind === 'put' && move.card === spare(view),
      way: (view) => [{ kind: 'put', card: spare(view) }],
    },
    {
      id: 'declare',
      facts: (view, { signs }) => {
        const read = parse(sentenceOf(view), GRAMMAR);
        return { target: view.target?.value ?? 0, sentence: read.ok ? print(read.expr, signs) : '' };
      },
      until: (event) => event.kind === 'declared' && event.seat === 0,
      only: (move) => move.kind === 'declare',
      way: (view) => [{ kind: 'declare', sentence: sentenceOf(view) }],
    },
    { id: 'points', facts: (view) => ({ points: view.totals[0] ?? '0' }) },
  ],
});
