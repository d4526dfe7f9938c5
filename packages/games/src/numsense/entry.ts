// Numsense for the registry: facts now, rules and words when asked.
import { spoken, tagline, type GameEntry } from '../game-entry.ts';
import type { NumsenseEvent } from './types.ts';
import { taglineEn } from './words/tagline-en.ts';

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
  tagline: tagline(taglineEn, () => import('./words/taglines.ts')),
  load: async () => (await import('./game.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
