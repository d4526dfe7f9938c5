// Whoever has a seat comes back to it, by whatever way: a PIN and a code make nobody new of somebody who is at the table, and
// a seat that is over says why for good.
import { memoryStore } from '@cardinal/store';
import { readTell, WIRE_VERSION, type Tell } from '@cardinal/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, join, openTable } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';
import { Hall } from './hall.ts';
import { readHouse } from './house.ts';
import { USUAL_LIMITS } from './limits.ts';
import { freshToken } from './secrets.ts';
import { Visit } from './gateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

const hosted = () => Guest.host(server.address, { game: 'numsense', places: 3, bots: ['easy'] });

describe('a PIN', () => {
  it('E10 leads whoever has a seat at the table back to it, the host too, however the door stands', async () => {
    const host = await hosted();
    const pin = host.house!.pin!;
    const guest = await Guest.join(server.address, pin);
    host.ask({ t: 'start' });
    await guest.until(({ sync }) => sync !== null);
    const guests = host.house!.guests.map(({ id }) => id);
    for (const door of ['open', 'knock', 'signs', 'locked'] as const) {
      host.ask({ t: 'door', door });
      await guest.until(({ house }) => house!.door === door);
      for (const { table, token } of [host, guest]) {
        const came = { ok: true, table, token };
        expect(await join(server.address, { pin, seats: [freshToken(), token] })).toEqual(came);
      }
    }
    // Of two people on one device the one comes back who is named first.
    const both = [guest.token, host.token];
    expect(await join(server.address, { pin, seats: both })).toMatchObject({ token: guest.token });
    await guest.connect();
    expect(guest.house!.guests.map(({ id }) => id)).toEqual(guests);
    expect(guest.sync!.view.who).not.toBe('watcher');
    for (const one of [host, guest]) one.close();
  });

  it('makes somebody new of whoever names no seat, or none of this table', async () => {
    const host = await hosted();
    const pin = host.house!.pin!;
    const other = await openTable(server.address, { game: 'numsense' });
    if (!other.ok) throw new Error(other.why);
    for (const seats of [undefined, [], [other.token, freshToken()]]) {
      const came = await join(server.address, { pin, ...(seats && { seats }) });
      expect(came).toMatchObject({ ok: true, table: host.table });
      expect([host.token, other.token]).not.toContain(came.ok && came.token);
    }
    await host.until(({ house }) => house!.guests.length === 4);
    host.close();
  });

  it('E3 that is wrong tells nothing of the seats named with it, and what is no list of seats is damaged', async () => {
    const host = await hosted();
    const wrong = { ok: false, why: 'no-such-pin' };
    expect(await join(server.address, { pin: 'C2C2C2', seats: [host.token] })).toEqual(wrong);
    const damaged = { ok: false, why: 'damaged' };
    const pin = host.house!.pin!;
    expect(await join(server.address, { pin, seats: ['short'] })).toEqual(damaged);
    const many = Array.from({ length: 65 }, () => freshToken());
    expect(await join(server.address, { pin, seats: many })).toEqual(damaged);
    expect(await join(server.address, { pin, seats: [...many.slice(2), host.token] })).toMatchObject({ ok: true });
    host.close();
  });

  it('makes somebody new of whoever was sent away, and asks about them', async () => {
    const host = await hosted();
    const guest = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'kick', guest: guest.me });
    await guest.until(({ bye }) => bye === 'kicked');
    await host.until(({ house }) => house!.door === 'knock');
    const came = await join(server.address, { pin: host.house!.pin!, seats: [guest.token] });
    if (!came.ok) throw new Error(came.why);
    expect(came.token).not.toBe(guest.token);
    const again = await new Guest(server.address, came).connect();
    expect(again.house!.guests.find(({ id }) => id === again.me)).toMatchObject({ waiting: true });
    for (const one of [host, again]) one.close();
  });
});

/** A hall on a store, somebody at a fresh table in it, and what they are shown. */
async function shownCode() {
  const store = memoryStore();
  let today = 1_000_000;
  const open = () =>
    Hall.open({
      store: { ...store, close: async () => undefined },
      limits: USUAL_LIMITS,
      today: () => today,
      fault: () => undefined,
    });
  let hall = await open();
  const came = await hall.openTable({ game: 'numsense', options: {}, bots: [] });
  if (!came.ok) throw new Error(came.why);
  const hello = async ({ table, token }: { table: string; token: string }) => {
    const told: Tell[] = [];
    const line = { send: (text: string) => void told.push(readTell(text)!), clogged: false, late: 0, silence: 0 };
    const byes: string[] = [];
    const visit = new Visit(hall, { ...line, close: (why) => void byes.push(why) });
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table, token }));
    return { visit, told, byes };
  };
  const { visit, told } = await hello(came);
  await visit.heard('{"t":"move-seat"}');
  const last = told.at(-1)!;
  if (last.t !== 'code') throw new Error(last.t);
  return {
    came,
    last,
    hello,
    join: (seats: readonly string[] = []) => hall.join({ code: last.code, seats: [...seats] }),
    restart: async () => {
      await hall.close();
      hall = await open();
    },
    later: (ms: number) => (today += ms),
    heads: async () => JSON.stringify(await store.tables()),
    close: () => hall.close(),
  };
}

describe('a code for another device', () => {
  it('E15 says how long it lasts, outlives a restart, and lies nowhere as it is', async () => {
    const { came, last, join: byCode, restart, later, heads, hello, close } = await shownCode();
    expect(last.lasts).toBe(USUAL_LIMITS.codeLife);
    expect(await heads()).not.toContain(last.code);
    await restart();
    later(USUAL_LIMITS.codeLife);
    const [one, two] = await Promise.all([byCode(), byCode()]);
    expect([one, two]).toEqual([
      { ok: true, table: came.table, token: expect.any(String) },
      { ok: false, why: 'no-such-code' },
    ]);
    await restart();
    expect(await byCode()).toEqual({ ok: false, why: 'no-such-code' });
    // The device that was away meanwhile is told where its seat is.
    expect((await hello(came)).byes).toEqual(['moved']);
    expect((await hello({ ...came, token: freshToken() })).byes).toEqual(['gone']);
    await close();
  });

  it('E15 ends when its time is over, also where the server was away meanwhile', async () => {
    const { join: byCode, restart, later, close } = await shownCode();
    later(USUAL_LIMITS.codeLife + 1);
    await restart();
    expect(await byCode()).toEqual({ ok: false, why: 'no-such-code' });
    await close();
  });

  it('E15 E16 that somebody takes who never comes to the table leaves nobody in the belief that they are here', async () => {
    const host = await hosted();
    const guest = await Guest.join(server.address, host.house!.pin!);
    const shown = guest.wait(({ t }) => t === 'code');
    guest.ask({ t: 'move-seat' });
    const tell = await shown;
    expect(await join(server.address, { code: tell.t === 'code' ? tell.code : '' })).toMatchObject({ ok: true });
    await host.until(({ house, me }) => house!.guests.every(({ id, here }) => here === (id === me)));
    host.close();
  });

  it('E15 typed on the device that shows it leads to the same seat, and still serves the other device', async () => {
    const { came, join: byCode, close } = await shownCode();
    expect(await byCode([freshToken(), came.token])).toEqual({ ok: true, table: came.table, token: came.token });
    const moved = await byCode();
    expect(moved).toMatchObject({ ok: true, table: came.table });
    expect(moved.ok && moved.token).not.toBe(came.token);
    await close();
  });
});

it('who left hears so when their page comes again; who was sent away at a table of an older release, too', async () => {
  const host = await hosted();
  const guest = await Guest.join(server.address, host.house!.pin!);
  guest.ask({ t: 'leave' });
  await guest.until(({ bye }) => bye === 'left');
  await guest.connect();
  expect(guest.bye).toBe('left');
  host.close();
  expect(readHouse('{"kicked":["hash"],"table":"t"}')).toMatchObject({ ended: [{ token: 'hash', why: 'kicked' }] });
  expect(readHouse('{"kicked":["hash"],"table":"t"}')).not.toHaveProperty('kicked');
});
