import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { handLayout } from './hand-layout.ts';

const limits = { narrowest: 46, widest: 104, widestOfMany: 62, gap: 4 };

describe('the layout of a hand', () => {
  it('keeps a usual hand in one row on a small phone', () => {
    expect(handLayout(6, 304, limits)).toEqual({ columns: 6, cardWidth: 47 });
  });

  it('breaks seven cards at 320 pixels into rows of four and three', () => {
    expect(handLayout(7, 304, limits)).toEqual({ columns: 4, cardWidth: 62 });
  });

  it('never makes a card narrower than can be hit, nor a row wider than the room (E28)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 61 }), fc.integer({ min: 100, max: 1900 }), (count, room) => {
        const { columns, cardWidth } = handLayout(count, room, limits);
        expect(cardWidth).toBeGreaterThanOrEqual(44);
        expect(columns * cardWidth + (columns - 1) * limits.gap).toBeLessThanOrEqual(room);
        expect(Math.ceil(count / columns)).toBe(Math.ceil(count / Math.floor((room + 4) / 50)));
      }),
    );
  });
});
