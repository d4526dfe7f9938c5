// Options by seat: how they are read, turned and cut, and the deadlines that follow from them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondSeats, eachBySeat, ownTerms, seatRange, seatTime } from './by-seat.ts';
import { defineOptions } from './options.ts';
import { ownDues, ownStart, shownDue } from './own-time.ts';
import { OVER } from './turn.ts';

const set = defineOptions({
  seatTime,
  seatRange: seatRange([5, 10]),
  size: { kind: 'whole', min: 1, max: 9, default: 4 },
});
const read = (given: unknown): object | string => {
  const answer = set.read(given);
  return answer.ok ? answer.options : (answer.problems[0]?.expected ?? '');
};

describe('a list by seat', () => {
  it('is left out where all is as usual, and ends with the last seat that is not', () => {
    expect(set.defaults).toEqual({ size: 4 });
    expect(read({ seatTime: [], seatRange: [0, 0] })).toEqual({ size: 4 });
    expect(read({ seatTime: [1, 3, 1], seatRange: [10] })).toEqual({ size: 4, seatTime: [1, 3], seatRange: [10] });
  });

  it.each([[{ seatTime: [4] }], [{ seatTime: 2 }], [{ seatTime: ['2'] }], [{ seatTime: null }]])(
    'refuses %j',
    (given) => {
      expect(read(given)).toBe('a list by seat of 1 | 2 | 3 | 5 | 10 | 0');
    },
  );

  it('names no seat that is not there', () => {
    expect(beyondSeats(set.specs, { seatTime: [1, 2], size: 4 }, 2)).toEqual([]);
    expect(beyondSeats(set.specs, { seatTime: [1, 1, 2] }, 2)).toMatchObject([{ option: 'seatTime' }]);
  });

  it('goes along when seats are turned, and comes back', () => {
    const lists = fc.array(fc.constantFrom(0, 5, 10), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(lists, fc.nat(3), (list, by) => {
        const turned = eachBySeat(set.specs, { seatRange: list, size: 2 }, 4, (seat) => (seat + by) % 4);
        expect(turned).toEqual({ seatRange: [...list.slice(by), ...list.slice(0, by)], size: 2 });
        expect(eachBySeat(set.specs, turned, 4, (seat) => (seat + 4 - by) % 4)).toEqual({ seatRange: list, size: 2 });
      }),
    );
  });

  it('tells of a seat only what is not as usual', () => {
    expect(ownTerms({ seatTime: [1, 0], seatRange: [5] }, 0)).toEqual({ range: 5 });
    expect(ownTerms({ seatTime: [1, 0], seatRange: [5] }, 1)).toEqual({ time: 0 });
    expect(ownTerms({}, 0)).toEqual({});
  });
});

describe('deadlines of unlike seats', () => {
  const options = { seatTime: [3, 1, 0, 3] };

  it('are one for each length, ascending, and none for who has no limit', () => {
    expect(ownDues('guess', options, [0, 1, 2, 3], 100, 1000)).toEqual([
      { id: 'guess', at: 1100 },
      { id: 'guess/x3', at: 3100 },
    ]);
    expect(ownDues('guess', options, [2], 100, 1000)).toEqual([]);
    expect(ownDues('guess', {}, [0, 1, 2], 100, 1000)).toEqual([{ id: 'guess', at: 1100 }]);
  });

  it('say when the time began, and each looker their own', () => {
    const dues = ownDues('guess', options, [0, 1, 2, 3], 100, 1000);
    expect(dues.map((due) => ownStart(due, 1000))).toEqual([100, 100]);
    const shown = ([0, 1, 2, 'watcher'] as const).map((who) => shownDue({ ...OVER, dues }, options, who)?.at);
    expect(shown).toEqual([3100, 1100, undefined, 1100]);
  });
});
