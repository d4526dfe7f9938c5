// Limits that an operator sets are what happens: lines that cannot keep up, codes that grow old, wrong PINs that wait.
import { memoryStore, NotKept } from '@cardinal/store';
import { readTell, WIRE_VERSION, type Tell } from '@cardinal/wire';
import { describe, expect, it } from 'vitest';
import { Guest, join } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS, type Limits } from './limits.ts';

describe('a line that cannot keep up', () => {
  /** Whole moments that are more than the machine's own buffers take for one who does not read. */
  const FLOOD = 2_500;

  /** A host, and a guest who asks for very much and reads nothing of it. */
  async function flooded(limits: Partial<Limits>): Promise<readonly [TestServer, Guest, Guest]> {
    const server = await startForTests({
      limits: { asks: 10_000, asksAtOnce: 10_000, asksWaiting: FLOOD, beat: 100, ...limits },
    });
    const host = await Guest.host(server.address, { game: 'numsense', places: 2 });
    const guest = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'start' });
    await Promise.all([host, guest].map((one) => one.until(({ sync }) => sync !== null)));
    guest.reads(false);
    for (let asked = 0; asked < FLOOD; asked++) guest.ask({ t: 'again' });
    return [server, host, guest];
  }

  it('is told nothing more until it is free, and then the whole moment', async () => {
    const [server, host, guest] = await flooded({ unsentSkips: 16_384, unsentEnds: 99_999_999 });
    const asked = async (): Promise<number> => {
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      return Number(/^cardinal_asks_total\{kind="again"\} (\d+)$/m.exec(metrics)?.[1]);
    };
    await expect.poll(asked, { timeout: 60_000 }).toBe(FLOOD);
    for (let times = 0; times < 10; times++) {
      host.ask({ t: 'pin', hidden: times % 2 === 0 });
      await host.until(({ house }) => house!.pinHidden === (times % 2 === 0));
    }
    const before = guest.heard.length;
    guest.reads(true);
    await guest.until(({ heard }) => heard.slice(before).some(({ t }) => t === 'house'), 60_000);
    await guest.wait(({ t }) => t === 'beat');
    const came = guest.heard.slice(before).map(({ t }) => t);
    expect(came.filter((t) => t === 'house')).toHaveLength(1);
    // All that it asked for itself, and one that it did not ask for.
    expect(came.filter((t) => t === 'sync')).toHaveLength(FLOOD + 1);
    expect(guest.house!.pinHidden).toBe(false);
    await server.close();
  });

  it('is closed when too much waits, and its page comes back to its seat', async () => {
    const [server, host, guest] = await flooded({ unsentEnds: 65_536 });
    const away = (player: number) => host.house!.players[player]!.away;
    await host.until(() => away(1), 60_000);
    await guest.connect();
    await host.until(() => !away(1));
    expect(guest.sync!.view.who).toBe(1);
    await server.close();
  });
});

it('a table whose head cannot be read stays shut, and all others open', async () => {
  const store = memoryStore();
  const faults: string[] = [];
  const open = () =>
    Hall.open({
      store: { ...store, close: async () => undefined },
      limits: USUAL_LIMITS,
      fault: (error) => void faults.push((error as Error).message),
    });
  const first = await open();
  const came = await first.openTable({ game: 'numsense', options: {}, bots: [] });
  await first.close();
  await store.write({ table: 'damaged-1234', head: '{"table":', until: Date.now() + 3_600_000 });
  const hall = await open();
  expect(came.ok).toBe(true);
  expect([hall.count.tables, faults]).toEqual([1, ['head-broken: damaged-1234']]);
  await hall.close();
});

it('E3 tables that are opened at once have each a PIN of their own, so that nobody comes in at another one', async () => {
  const hall = await Hall.open({ store: memoryStore(), limits: USUAL_LIMITS, fault: () => undefined });
  // Of so many numbers drawn blindly among 373,248, eight pairs are the same.
  const opening = { game: 'numsense', options: {}, bots: [] };
  const opened = await Promise.all(Array.from({ length: 2_500 }, () => hall.openTable(opening)));
  const pins: string[] = [];
  for (const came of opened) {
    if (!came.ok) throw new Error(came.why);
    const told: Tell[] = [];
    const line = { send: (text: string) => void told.push(readTell(text)!), close: () => undefined };
    const visit = new Visit(hall, { ...line, clogged: false, late: 0, silence: 0 });
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    pins.push(...told.flatMap((tell) => (tell.t === 'welcome' && tell.house.pin !== null ? [tell.house.pin] : [])));
  }
  expect(pins).toHaveLength(2_500);
  expect(new Set(pins).size).toBe(2_500);
  await hall.close();
});

it.each([
  ['for whom a named proxy asks', ['127.0.0.1'], [true, false, true]],
  ['for whoever has the line where none is named, whatever they say', [], [true, false, false]],
] as const)('a limit by address counts %s', async (_, proxies, opened) => {
  const server = await startForTests({ proxies, limits: { opensPerAddress: 1 } });
  const came: boolean[] = [];
  for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8']) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ game: 'numsense' });
    const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
    came.push(((await answer.json()) as { ok: boolean }).ok);
  }
  expect(came).toEqual(opened);
  await server.close();
});

it('E4 who came in and whose page was never heard is no guest for long, and told so when it comes; who was heard is one also when they are away', async () => {
  const limits = { ...USUAL_LIMITS, unseen: 0 };
  const hall = await Hall.open({ store: memoryStore(), limits, fault: () => undefined });
  const host = await hall.openTable({ game: 'numsense', options: {}, places: 3, bots: [] });
  const told: Tell[] = [];
  const byes: string[] = [];
  const line = {
    send: (text: string) => void told.push(readTell(text)!),
    close: (why: string) => void byes.push(why),
  };
  const hello = async (came: typeof host, heard = line): Promise<Visit> => {
    if (!came.ok) throw new Error(came.why);
    const visit = new Visit(hall, { ...heard, clogged: false, late: 0, silence: 0 });
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    return visit;
  };
  await hello(host);
  const welcome = told.find(({ t }) => t === 'welcome');
  const pin = (welcome?.t === 'welcome' ? welcome.house.pin : null) ?? '';
  const away = await hello(await hall.join({ pin, seats: [] }), { ...line, send: () => undefined });
  away.ended();
  const silent = await hall.join({ pin, seats: [] });
  const seen = () => {
    const last = told.findLast(({ t }) => t === 'house');
    return last?.t === 'house' ? [last.house.guests.length, ...last.house.places.map(({ kind }) => kind)] : [];
  };
  await expect.poll(seen).toEqual([3, 'guest', 'guest', 'guest']);
  await hall.sweep();
  expect(seen()).toEqual([2, 'guest', 'guest', 'open']);
  await hall.sweep();
  expect(seen()).toEqual([2, 'guest', 'guest', 'open']);
  await hello(silent);
  expect(byes).toEqual(['unseen']);
  await hall.close();
});

describe('what lasts so long', () => {
  it('E15 a code that moves a seat is worth nothing afterwards', async () => {
    let today = 1_000_000;
    const limits = { ...USUAL_LIMITS, codeLife: 10_000 };
    const inner = memoryStore();
    let full = false;
    const write: typeof inner.write = (change) => (full ? Promise.reject(new NotKept('full')) : inner.write(change));
    const hall = await Hall.open({ store: { ...inner, write }, limits, today: () => today, fault: () => undefined });
    const came = await hall.openTable({ game: 'numsense', options: {}, bots: [] });
    if (!came.ok) throw new Error(came.why);
    const told: Tell[] = [];
    const line = { send: (text: string) => void told.push(readTell(text)!), close: () => undefined };
    const visit = new Visit(hall, { ...line, clogged: false, late: 0, silence: 0 });
    await visit.heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token }));
    const fresh = async (): Promise<string> => {
      await visit.heard('{"t":"move-seat"}');
      const last = told.at(-1)!;
      return last.t === 'code' ? last.code : '';
    };
    const old = await fresh();
    today += 10_001;
    expect(await hall.join({ code: old, seats: [] })).toEqual({ ok: false, why: 'no-such-code' });
    const young = await fresh();
    today += 10_000;
    // A disk that is full uses no code up: it is told, and the code works when there is room again.
    full = true;
    expect(await hall.join({ code: young, seats: [] })).toEqual({ ok: false, why: 'not-kept' });
    full = false;
    // Two devices in the same instant: one of them has the seat.
    const both = await Promise.all([hall.join({ code: young, seats: [] }), hall.join({ code: young, seats: [] })]);
    expect(both).toMatchObject([
      { ok: true, table: came.table },
      { ok: false, why: 'no-such-code' },
    ]);
    await hall.close();
  });

  it('E3 each wrong PIN beyond the free ones waits as long as was set, at least', async () => {
    const server = await startForTests({ limits: { missesPerBrowser: 1, missWait: 150, missWaitMost: 300 } });
    const waits: number[] = [];
    for (let miss = 0; miss < 5; miss++) {
      const begun = performance.now();
      expect(await join(server.address, { pin: 'C2C2C2' })).toEqual({ ok: false, why: 'no-such-pin' });
      waits.push(performance.now() - begun);
    }
    for (const [at, least] of [0, 150, 300, 300, 300].entries()) expect(waits[at]).toBeGreaterThanOrEqual(least - 2);
    await server.close();
  });
});
