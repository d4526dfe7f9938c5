import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cameIn } from './comings.ts';
import { HostWatch, type HostWatchRoom } from './host-watch.ts';
import type { House } from './house.ts';
import { newHouse } from './openings.ts';
import { USUAL_LIMITS } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table with a host (g1) and two guests (g2, g3), of whom some are here. */
async function table(...here: readonly string[]) {
  const made = await newHouse({ game: 'numsense', options: {}, places: 3, bots: [] }, 'token', 'K7T4P9');
  if (!made.ok) throw new Error(made.why);
  let house: House = made.house;
  for (const token of ['second', 'third']) house = cameIn(house, token);
  const present = new Set(here);
  let disk = true;
  const room: HostWatchRoom = {
    keeping: {
      get house() {
        return house;
      },
      keep: (next) => {
        if (disk) house = next;
        return Promise.resolve(disk);
      },
    },
    present: {
      has: (guest) => present.has(guest),
      get count() {
        return present.size;
      },
    },
    enqueue: (work) => work(),
    changed: () => undefined,
  };
  const watch = new HostWatch(room, USUAL_LIMITS.hostGrace);
  return {
    host: () => house.host,
    disk: (works: boolean) => (disk = works),
    came: (guest: string) => (present.add(guest), watch.look()),
    left: (guest: string, silence = 0) => (present.delete(guest), watch.look(silence)),
  };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('E7 somebody who is here follows a host who is away for the grace, and the old host is a guest on coming back', async () => {
  const { host, left, came } = await table('g1', 'g2', 'g3');
  left('g2');
  left('g1');
  await pass(7_999);
  expect(host()).toBe('g1');
  await pass(1);
  expect(host()).toBe('g3');
  came('g1');
  await pass(60_000);
  expect(host()).toBe('g3');
});

it('E7 silence before the end of the line counts, so that a host whose line died without a word is followed in time', async () => {
  const { host, left } = await table('g1', 'g2');
  left('g1', 7_000);
  await pass(999);
  expect(host()).toBe('g1');
  await pass(1);
  expect(host()).toBe('g2');
});

it('E7 a host who is back in time stays host, and the next absence is counted anew', async () => {
  const { host, left, came } = await table('g1', 'g2');
  left('g1');
  await pass(7_000);
  came('g1');
  await pass(20_000);
  left('g1');
  await pass(7_999);
  expect(host()).toBe('g1');
  await pass(1);
  expect(host()).toBe('g2');
});

it('E7 others who come and go give an absent host no more time', async () => {
  const { host, left, came } = await table('g1', 'g2');
  left('g1');
  for (let flaps = 0; flaps < 7; flaps++) {
    await pass(1_000);
    came('g3');
    left('g3');
  }
  await pass(1_000);
  expect(host()).toBe('g2');
});

it('E7 nobody is host of an empty table, and the grace begins when somebody is here', async () => {
  const { host, left, came } = await table('g1', 'g2');
  left('g2');
  left('g1');
  await pass(60_000);
  came('g3');
  await pass(7_999);
  expect(host()).toBe('g1');
  await pass(1);
  expect(host()).toBe('g3');
});

it('E7 a host that could not be kept is tried again', async () => {
  const { host, left, disk } = await table('g1', 'g2');
  disk(false);
  left('g1');
  await pass(8_000);
  expect(host()).toBe('g1');
  disk(true);
  await pass(8_000);
  expect(host()).toBe('g2');
});
