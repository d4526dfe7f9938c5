// Numsense for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';
import type { NumsenseEvent } from './types.ts';

/** Numsense. */
export const numsense: GameEntry = {
  facts: {
    id: 'numsense',
    title: 'Numsense',
    seats: [2, 8],
    usualSeats: 3,
    minutes: [15, 30],
    age: 8,
    credit: { by: 'numsense.org', url: 'https://www.numsense.org/', document: 'Numsense, rules of the game' },
  },
  grade: '5.OA.1',
  calls: ['declared', 'call-doubted', 'false-call'] satisfies readonly NumsenseEvent['kind'][],
  load: async () => (await import('./game.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
