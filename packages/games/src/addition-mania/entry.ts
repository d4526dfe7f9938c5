// Addition Mania for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';
import type { ManiaEvent } from './types.ts';

/** Addition Mania. */
export const additionMania: GameEntry = {
  facts: {
    id: 'addition-mania',
    title: 'Addition Mania',
    seats: [2, 8],
    usualSeats: 4,
    minutes: [10, 20],
    age: 7,
    credit: { by: null, document: 'Rules for Addition Mania' },
  },
  grade: '2.NBT.5',
  calls: ['revealed'] satisfies readonly ManiaEvent['kind'][],
  load: async () => (await import('./index.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
