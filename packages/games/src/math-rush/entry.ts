// Math Rush for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';
import type { RushEvent } from './types.ts';

/** Math Rush: Addition & Subtraction. */
export const mathRush: GameEntry = {
  facts: {
    id: 'math-rush',
    title: 'Math Rush: Addition & Subtraction',
    seats: [1, 5],
    usualSeats: 3,
    minutes: [10, 15],
    age: 8,
    credit: {
      by: 'John Coveyou & Steve Schlepphorst, Genius Games 2020',
      document: 'Math Rush: Addition & Subtraction Rulebook',
    },
  },
  grade: '2.OA.2',
  calls: ['goal-completed', 'redraw-begun', 'wants-end'] satisfies readonly RushEvent['kind'][],
  load: async () => (await import('./index.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
