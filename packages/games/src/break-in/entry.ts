// Break In for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';
import type { BreakInEvent } from './types.ts';

/** Break In. */
export const breakIn: GameEntry = {
  facts: {
    id: 'break-in',
    title: 'Break In',
    seats: [2, 6],
    usualSeats: 3,
    minutes: [20, 45],
    age: 8,
    credit: {
      by: 'Dr Mike’s Math Games for Kids',
      url: 'https://www.dr-mikes-math-games-for-kids.com/math-card-game.html',
      document: 'A Math Card Game',
    },
  },
  grade: '3.OA.7',
  calls: ['break-in-called', 'break-in-failed', 'formula-doubted'] satisfies readonly BreakInEvent['kind'][],
  load: async () => (await import('./index.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
