import { expect, it } from 'vitest';
import { pointsNow } from './points-now.ts';

it('points at a moment are those of the finished deals and of this one, less its fines', () => {
  expect(pointsNow({ totals: [0, 100, 40], points: [46, 0, 12], fines: [0, 25, 50] })).toEqual([46, 75, 2]);
});
