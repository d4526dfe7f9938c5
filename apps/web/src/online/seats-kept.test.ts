// What a device keeps of its seats: two at one table lie beside each other, and none goes but by its own name.
import { expect, it } from 'vitest';
import { memoryShelf } from '../session/shelf.ts';
import { draftName, forgetSeat, keepSeat, keptSeat, keptSeats, takeSeat } from './seats-kept.ts';

it('E10 a second seat at a table is kept beside the first, and the same one again is the same', () => {
  const shelf = memoryShelf();
  const first = takeSeat(shelf, { table: 'abc', token: 'one' }, { pin: 'K7T4P9', used: 1 });
  const second = takeSeat(shelf, { table: 'abc', token: 'two' }, { used: 2 });
  expect([first.name, second.name]).toEqual(['abc', 'abc.2']);
  expect(keptSeat(shelf, 'abc')).toEqual({ name: 'abc', table: 'abc', token: 'one', pin: 'K7T4P9', used: 1 });
  // The one that was used last comes first.
  expect(keptSeats(shelf).map(({ token }) => token)).toEqual(['two', 'one']);
  // Back at the first: what is known of it stays.
  const again = takeSeat(shelf, { table: 'abc', token: 'one' }, { used: 3 });
  expect(again).toEqual({ ...first, used: 3 });
  expect(keptSeats(shelf).map(({ token }) => token)).toEqual(['one', 'two']);
  takeSeat(shelf, { table: 'abc', token: 'three' }, {});
  expect(keptSeats(shelf).map(({ name }) => name)).toEqual(['abc', 'abc.2', 'abc.3']);
});

it('forgets one seat with what lay on it, and no other', () => {
  const shelf = memoryShelf();
  for (const token of ['one', 'two']) {
    const { name } = takeSeat(shelf, { table: 'abc', token }, {});
    shelf.write(draftName(name), token);
  }
  forgetSeat(shelf, { name: 'abc' });
  expect(keptSeats(shelf)).toEqual([{ name: 'abc.2', table: 'abc', token: 'two' }]);
  expect([shelf.read(draftName('abc')), shelf.read(draftName('abc.2'))]).toEqual([null, 'two']);
  // A name that is free again is taken again.
  expect(takeSeat(shelf, { table: 'abc', token: 'three' }, {}).name).toBe('abc');
});

it('reads a seat of an older page, and nothing that is damaged', () => {
  const shelf = memoryShelf({
    'cardinal.online.old': '{"table":"old","token":"t","pin":"K7T4P9"}',
    'cardinal.online.x': '{',
  });
  expect(keptSeats(shelf)).toEqual([{ name: 'old', table: 'old', token: 't', pin: 'K7T4P9' }]);
  const [seat] = keptSeats(shelf);
  keepSeat(shelf, { ...seat!, who: 'Merry Fox' });
  expect(keptSeat(shelf, 'old')).toEqual({ ...seat, who: 'Merry Fox' });
});
