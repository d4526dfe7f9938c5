// Who comes in when the host has gone: a table never shuts out those who stand at its door.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, join } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

const hosted = () => Guest.host(server.address, { game: 'numsense', places: 4, bots: ['easy'] });
const joined = (host: Guest) => Guest.join(server.address, host.house!.pin!);
/** Somebody at the door has heard all that was sent before this. */
async function atDoor(guest: Guest): Promise<void> {
  const answer = guest.wait((tell) => tell.t === 'refused' && tell.why === 'waiting');
  guest.ask({ t: 'again' });
  await answer;
}

it.each(['knock', 'signs'] as const)(
  'E5 E7 a host who leaves for good shuts nobody out: whoever waits at the door (%s) comes in as host, and so does whoever comes to a table that all have left',
  async (door) => {
    const host = await hosted();
    const pin = host.house!.pin!;
    host.ask({ t: 'door', door });
    host.ask({ t: 'start' });
    await host.until(({ sync }) => sync !== null);
    const [first, second] = [await Guest.join(server.address, pin), await Guest.join(server.address, pin)];
    expect(second.house).toMatchObject({ guests: [{ id: host.me }, { id: second.me, waiting: true }], pin: null });
    host.ask({ t: 'leave' });
    await first.until(({ house }) => house!.host === first.me);
    await atDoor(second);
    // Only the first is in; the other one is theirs to let in, and sees no pictures and no PIN before.
    expect(first.house).toMatchObject({ pin, guests: [{ waiting: false }, { id: second.me, waiting: true }] });
    expect(first.house!.signs === null).toBe(door === 'knock');
    expect(second.house).toMatchObject({
      pin: null,
      signs: null,
      guests: [{ id: first.me }, { id: second.me, waiting: true }],
    });
    expect(first.sync).not.toBeNull();
    expect(second.sync).toBeNull();
    first.ask({ t: 'admit', guest: second.me });
    await second.until(({ house, sync }) => house!.pin === pin && sync !== null);
    for (const guest of [first, second]) {
      guest.ask({ t: 'leave' });
      await guest.until(({ bye }) => bye === 'left');
    }
    const later = await Guest.join(server.address, pin);
    expect(later.house).toMatchObject({ host: later.me, pin, guests: [{ id: later.me, waiting: false }] });
    later.close();
  },
);

it('E5 E7 a locked table that all have left for good is whose who comes next by its link; the others who come then are asked about, and it can be locked again', async () => {
  const host = await hosted();
  const guest = await joined(host);
  const pin = host.house!.pin!;
  host.ask({ t: 'door', door: 'locked' });
  host.ask({ t: 'start' });
  await guest.until(({ sync }) => sync !== null);
  const shut = { ok: false, why: 'locked' };
  for (const one of [guest, host]) {
    // Who is only away may come back: the lock holds for them.
    one.cut();
    expect(await join(server.address, { pin })).toEqual(shut);
    await one.connect();
    expect(await join(server.address, { pin })).toEqual(shut);
    one.ask({ t: 'leave' });
    await one.until(({ bye }) => bye === 'left');
  }
  const [first, second] = [await Guest.join(server.address, pin), await Guest.join(server.address, pin)];
  expect(first.house).toMatchObject({ host: first.me, pin, door: 'knock' });
  // Of the match under way it sees what a watcher may.
  expect(first.sync!.view.who).toBe('watcher');
  expect(second.house).toMatchObject({ host: first.me, pin: null, guests: [{}, { waiting: true }] });
  first.ask({ t: 'door', door: 'locked' });
  await first.until(({ house }) => house!.door === 'locked');
  expect(await join(server.address, { pin })).toEqual(shut);
  for (const one of [first, second]) one.close();
});

it('E5 whoever waits goes on waiting while somebody who is in is only away', async () => {
  const host = await hosted();
  const guest = await joined(host);
  host.ask({ t: 'door', door: 'knock' });
  await guest.until(({ house }) => house!.door === 'knock');
  const waiting = await joined(host);
  guest.cut();
  host.ask({ t: 'leave' });
  await host.until(({ bye }) => bye === 'left');
  await atDoor(waiting);
  expect(waiting.house).toMatchObject({
    host: guest.me,
    guests: [
      { id: guest.me, here: false },
      { id: waiting.me, waiting: true },
    ],
  });
  await guest.connect();
  expect(guest.house).toMatchObject({ host: guest.me, guests: [{}, { id: waiting.me, waiting: true }] });
  for (const one of [guest, waiting]) one.close();
});
