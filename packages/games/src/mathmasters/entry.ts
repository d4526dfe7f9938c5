// MathMasters for the registry: facts now, rules and words when asked.
import { spoken, type GameEntry } from '../game-entry.ts';
import type { MathMastersEvent } from './types.ts';

/** MathMasters. */
export const mathmasters: GameEntry = {
  facts: {
    id: 'mathmasters',
    title: 'MathMasters',
    seats: [2, 4],
    usualSeats: 3,
    minutes: [25, 25],
    age: 8,
    credit: { by: 'Table Press', url: 'https://tablepress.space/mathmasters/', document: 'MathMasters' },
  },
  grade: '3.OA.7',
  calls: ['wrong-times-called', 'claim-stood'] satisfies readonly MathMastersEvent['kind'][],
  load: async () => (await import('./index.ts')).game,
  ...spoken(() => import('./words/by-language.ts')),
};
