import { openMatch } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { game, type RushView } from '../index.ts';
import { totalOf } from '../score.ts';
import { scoreColumns } from './score-columns.ts';

const opened = openMatch(game, { seats: 2, seed: 'columns', options: {} });
if (!opened.ok) throw new Error(opened.why);
const start = opened.match.view(0) as unknown as RushView;
const after = (phase: RushView['phase'], help: number, points: readonly number[], freeHelp = false): RushView => ({
  ...start,
  phase,
  help,
  options: { ...start.options, freeHelp },
  history: points.map((each) => ({ goals: [], ended: 'plays', verified: [], points: each, plays: 9 })),
});

describe('the columns of the score', () => {
  it('tell unused Help at the end, so that they add up to the sum', () => {
    const view = after('over', 3, [2, 2, 2]);
    expect(scoreColumns(view)).toEqual([
      { of: 1, points: 2 },
      { of: 2, points: 2 },
      { of: 3, points: 2 },
      { of: 'help', points: 6 },
    ]);
    expect(totalOf(view)).toBe(12);
  });

  it.each([
    ['before the end', after('numbers', 3, [2, 4])],
    ['where all Help is used', after('over', 0, [2, 4, 1])],
    ['where Help is free', after('over', 3, [2, 4, 1], true)],
  ])('have none for it %s', (_, view) => {
    expect(scoreColumns(view).map(({ of }) => of)).toEqual(view.history.map((__, i) => i + 1));
    expect(totalOf(view)).toBe(scoreColumns(view).reduce((sum, { points }) => sum + points, 0));
  });
});
