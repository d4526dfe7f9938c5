import { describe, expect, it } from 'vitest';
import { options } from '../options.ts';
import type { Face, NumsenseView, SeatScore } from '../types.ts';
import { bestOf, checkOf as checkCards } from './advice.ts';

/** As much of a view as advice looks at. */
const look = (faces: readonly Face[], target: number): NumsenseView =>
  ({
    hand: faces.map((face, id) => ({ id, face })),
    target: { value: target, card: null },
    options: options.defaults,
  }) as unknown as NumsenseView;

const checkOf = (text: string, view: NumsenseView) => checkCards(text, view.hand, view);

describe('advice', () => {
  it('answers a wrong sentence with value, distance and the step that strayed (E39)', () => {
    // 7 × 4 = 28 leaves 2: 30, 26, 56, 14 or 1/14; never 10.
    expect(checkOf('7*4-2', look([7, 2, 4], 10))).toEqual({
      ok: true,
      exact: false,
      value: '26',
      distance: '16',
      points: '-16',
      strayed: { left: '7', sign: '*', right: '4', value: '28' },
      closest: '0',
      proved: true,
    });
  });

  it('blames nobody where no sentence hits', () => {
    expect(checkOf('2+3+6', look([2, 3, 6], 10))).toMatchObject({ strayed: null, distance: '1', closest: '1' });
  });

  it('tells when only the wilds stand in the way', () => {
    expect(checkOf('3+5', look([3, 'W'], 10))).toMatchObject({ strayed: 'wilds' });
  });

  it('keeps silent about sentences that are none', () => {
    expect(checkOf('5/0', look([5, 0], 5))).toMatchObject({ ok: false, why: 'division-by-zero' });
  });

  it('shows the best of a finished hand, step by step', () => {
    const seat = { hand: [7, 2, 4].map((face, id) => ({ id, face })), points: '-3' } as unknown as SeatScore;
    const best = bestOf(seat, 10, options.defaults);
    expect(best).toMatchObject({ points: '13', reached: false });
    expect(best.strides.at(-1)?.value).toBe('10');
    expect(best.strides).toHaveLength(2);
  });
});
