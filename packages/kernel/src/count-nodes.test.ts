import { describe, expect, it } from 'vitest';
import { countNodes } from './count-nodes.ts';
import { dip } from './testing/dip.ts';
import { dipMatch } from './testing/matches.ts';

describe('counting nodes', () => {
  it('counts orders, moves and dues', () => {
    const start = dipMatch(2, 's', { deck: [1, 2, 3] }).state;
    // 3! deals; then take, stop or run out of time for seat 0, and again for seat 1: of the nine pairs the four without
    // a take end the deal with a coin of two sides, the other five are followed by three ways each.
    expect(countNodes(dip, start, 4)).toEqual([6, 18, 54, 6 * (4 * 2 + 5 * 3)]);
    const untimed = dipMatch(2, 's', { deck: [1, 2, 3], timed: false }).state;
    expect(countNodes(dip, untimed, 4)).toEqual([6, 12, 24, 6 * (1 * 2 + 3 * 2)]);
  });

  it('says where it cannot count', () => {
    expect(() => countNodes(dip, dipMatch(2, 's').state, 1)).toThrow('8 things have too many orders');
    const match = dipMatch(2, 's');
    match.advance(0);
    expect(() => countNodes({ ...dip, moves: () => null }, match.state, 1)).toThrow('cannot list');
    expect(() => countNodes({ ...dip, check: () => ({ ok: false, why: 'no' }) }, match.state, 1)).toThrow(
      'lists "take" and refuses it (no)',
    );
  });
});
