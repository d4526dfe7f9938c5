import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCallOrder, placesLeft } from './calls.ts';

test('ruling X.5: the nearest to the left is the next in order of play, and it goes round', () => {
  expect([2, 3, 0, 1].map((seat) => placesLeft(2, seat, 4))).toEqual([0, 1, 2, 3]);
});

test('ruling X.5: an earlier call counts first whoever makes it, equal ones from the left of the actor', () => {
  const calls = [
    { seat: 1, at: 5 },
    { seat: 3, at: 4 },
    { seat: 0, at: 5 },
    { seat: 4, at: 5 },
  ];
  expect(inCallOrder(calls, 2, 5).map(({ seat }) => seat)).toEqual([3, 4, 0, 1]);
});

test('ruling X.5: the order in which calls stand in the log makes no difference', () => {
  const table = fc.integer({ min: 2, max: 8 }).chain((seats) =>
    fc.record({
      seats: fc.constant(seats),
      from: fc.nat(seats - 1),
      calls: fc.uniqueArray(fc.record({ seat: fc.nat(seats - 1), at: fc.nat(2) }), { selector: ({ seat }) => seat }),
    }),
  );
  fc.assert(
    fc.property(table, ({ seats, from, calls }) => {
      expect(inCallOrder(calls.toReversed(), from, seats)).toEqual(inCallOrder(calls, from, seats));
    }),
  );
});
