import { describe, expect, it } from 'vitest';
import { othersOf } from './seat-line.ts';

describe('the other seats', () => {
  it('stand in the order of play from the left of the one who looks', () => {
    expect(othersOf({ who: 1, seats: 4 })).toEqual([2, 3, 0]);
    expect(othersOf({ who: 0, seats: 1 })).toEqual([]);
  });

  it('are all seats for a watcher', () => expect(othersOf({ who: 'watcher', seats: 4 })).toEqual([0, 1, 2, 3]));
});
