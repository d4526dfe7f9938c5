// Who came in and is not there: for whom a place is held, how long, and who makes room.
import { memoryStore } from '@cardinal/store';
import { readTell, WIRE_VERSION, type CameIn, type HouseSeen } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { Guest, join } from '../testing/guest.ts';
import { startForTests } from '../testing/server.ts';
import { Expected } from './expected.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import type { Guest as Kept } from './house.ts';
import { USUAL_LIMITS } from './limits.ts';

const SOON = { ...USUAL_LIMITS, unseen: 0 };

/** A page that comes to a table: what it saw of the house last, and with what it was sent away. */
async function comes(hall: Hall, came: CameIn) {
  if (!came.ok) throw new Error(came.why);
  const page: { house: HouseSeen | null; bye: string | null } = { house: null, bye: null };
  const visit = new Visit(hall, {
    send: (text) => {
      const tell = readTell(text);
      if (tell?.t === 'welcome' || tell?.t === 'house') page.house = tell.house;
    },
    close: (why) => (page.bye = why),
    clogged: false,
    late: 0,
    silence: 0,
  });
  await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
  return { page, visit, came };
}

it('E4 who waits at the door with a closed page is let go after a while; who is there, and who is in and away, stays', async () => {
  const hall = await Hall.open({ store: memoryStore(), limits: SOON, fault: () => undefined });
  const host = await comes(hall, await hall.openTable({ game: 'numsense', options: {}, places: 3, bots: [] }));
  const pin = host.page.house!.pin!;
  const coming = async () => comes(hall, await hall.join({ pin, seats: [] }));
  const away = await coming();
  await host.visit.heard('{"t":"door","door":"knock"}');
  const [closed, waits] = [await coming(), await coming()];
  for (const one of [away, closed]) one.visit.ended();
  const seen = () => host.page.house!.guests.map(({ waiting, here }) => [waiting, here]);
  await expect.poll(seen).toEqual([
    [false, true],
    [false, false],
    [true, false],
    [true, true],
  ]);
  await hall.sweep();
  expect(seen()).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ]);
  expect((await comes(hall, closed.came)).page.bye).toBe('unseen');
  expect([waits.page.bye, (await comes(hall, away.came)).page.bye]).toEqual([null, null]);
  await hall.close();
});

it('E4 E11 who came in just before a kill and was not heard is let go like anybody else; who was heard stays', async () => {
  const store = memoryStore();
  const open = () => Hall.open({ store, limits: SOON, fault: () => undefined });
  const killed = await open();
  const host = await comes(killed, await killed.openTable({ game: 'numsense', options: {}, places: 3, bots: [] }));
  const join = () => killed.join({ pin: host.page.house!.pin!, seats: [] });
  const [silent, heard] = [await join(), await comes(killed, await join())];
  expect(host.page.house!.places.map(({ kind }) => kind)).toEqual(['guest', 'guest', 'guest']);
  // Nothing is told to the old hall any more: it was killed.
  const hall = await open();
  const back = await comes(hall, host.came);
  expect(back.page.house!.guests).toHaveLength(3);
  await hall.sweep();
  expect(back.page.house!.places.map(({ kind }) => kind)).toEqual(['guest', 'open', 'guest']);
  expect((await comes(hall, silent)).page.bye).toBe('unseen');
  expect((await comes(hall, heard.came)).page.bye).toBeNull();
  await hall.close();
  await killed.close().catch(() => undefined);
});

it('E3 E4 closed pages at the door fill no table: the one that was closed for the longest makes room; those who are there do not', async () => {
  const server = await startForTests({ limits: { guests: 4 } });
  const host = await Guest.host(server.address, { game: 'numsense', places: 2 });
  const pin = host.house!.pin!;
  host.ask({ t: 'door', door: 'knock' });
  await host.until(({ house }) => house!.door === 'knock');
  const closed = [];
  for (let one = 0; one < 3; one++) {
    const guest = await Guest.join(server.address, pin);
    guest.close();
    closed.push(guest);
  }
  await host.until(({ house }) => house!.guests.filter(({ here }) => !here).length === 3);
  const there = [];
  for (let one = 0; one < 3; one++) there.push(await Guest.join(server.address, pin));
  await host.until(({ house }) => house!.guests.every(({ here }) => here));
  expect(host.house!.guests.map(({ id }) => id)).toEqual([host.me, ...there.map(({ me }) => me)]);
  expect(await join(server.address, { pin })).toEqual({ ok: false, why: 'full' });
  for (const guest of closed) expect((await guest.connect()).bye).toBe('unseen');
  await server.close();
});

it('E4 a place is held for as long as was set, from when its guest was first missed, and anew each time', () => {
  const expected = new Expected(1_000);
  const guest = (id: string, more: Partial<Kept> = {}): Kept => ({ id, token: id, name: id, waiting: true, ...more });
  const all = [
    guest('g1', { waiting: false }),
    guest('g2', { waiting: false, unheard: true }),
    guest('g3'),
    guest('g4'),
  ];
  const missed = (now: number, ...here: readonly string[]): readonly string[] =>
    expected.overdue(all, (id) => here.includes(id), now).map(({ id }) => id);
  expect(missed(5_000, 'g3')).toEqual([]);
  expect(missed(5_999)).toEqual([]);
  expect(missed(6_000)).toEqual(['g2', 'g4']);
  expect(missed(6_100, 'g4')).toEqual(['g2']);
  expect(missed(6_200)).toEqual(['g2']);
  expect(missed(6_999)).toEqual(['g2', 'g3']);
  // Of those at the door; who is in keeps their place until their time is over.
  expect(expected.makesRoom(all, () => false)?.id).toBe('g3');
  expect(expected.makesRoom(all, (id) => id !== 'g4')?.id).toBe('g4');
  expect(expected.makesRoom(all, () => true)).toBeUndefined();
});
