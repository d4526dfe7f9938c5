// Addition Mania for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';

/** Addition Mania. */
export const additionMania: GameEntry = {
  facts: {
    id: 'addition-mania',
    title: 'Addition Mania',
    seats: [2, 8],
    usualSeats: 4,
    minutes: [10, 20],
    age: 7,
    credit: { by: 'the author of “Rules for Addition Mania”', document: 'Rules for Addition Mania' },
  },
  load: async () => (await import('./index.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
