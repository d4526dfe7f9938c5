// Matches that an update, or damage, leaves without rules or without a log that holds: the table says so, goes on with another
// match, and what was kept stays a record.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRecord, verify, type AnyMove, type Entry, type MatchRecord } from '@cardinal/kernel';
import { memoryStore, openStore, type EventStore } from '@cardinal/store';
import { readTell, WIRE_VERSION, type Tell } from '@cardinal/wire';
import { afterAll, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import type { House } from './house.ts';
import { USUAL_LIMITS } from './limits.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-woken-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const game = await rulesOf('mathmasters');
/** The game as a release with other rules has it. */
const OTHER = { ...game, edition: game.edition + 1 };

interface Kept {
  readonly data: string;
  readonly host: Guest;
  readonly log: readonly Entry<AnyMove>[];
}

/** A match of two that was played until something held, as its store has it; what is there may be changed. */
async function kept(
  name: string,
  until: (host: Guest) => boolean,
  change: (store: EventStore, house: House, log: readonly string[]) => Promise<void>,
): Promise<Kept> {
  const data = fs.mkdtempSync(path.join(folder, name));
  const server = await startForTests({ data });
  const host = await Guest.host(server.address, { game: game.id, places: 3, bots: ['easy'] });
  host.ask({ t: 'start' });
  const stop = playAlong(host, game, name);
  await host.until(until, 60_000);
  stop();
  await server.close();
  const { store } = await openStore(data, () => undefined);
  const house = JSON.parse((await store.table(host.table))!.head) as House;
  const log = await store.entries(host.table, 1);
  await change(store, house, log);
  await store.close();
  return { data, host, log: log.map((text) => JSON.parse(text) as Entry<AnyMove>) };
}

const write = (store: EventStore, house: House): Promise<void> =>
  store.write({ table: house.table, head: JSON.stringify(house), until: Date.now() + 3_600_000 });

/** A house whose match was begun by the other rules. */
const ofOther = (house: House): House => ({
  ...house,
  match: { ...house.match!, header: { ...house.match!.header, rules: OTHER.edition } },
});

const back = (server: TestServer, { table, token }: Guest): Promise<Guest> =>
  new Guest(server.address, { table, token }).connect();

/** The answer to a wish for the record: it, or why not. */
async function recordFor(guest: Guest): Promise<MatchRecord | string> {
  const answer = guest.wait(({ t }) => t === 'record' || t === 'refused');
  guest.ask({ t: 'record' });
  const told = await answer;
  return told.t === 'record' ? (told.record as unknown as MatchRecord) : (told as { why: string }).why;
}

async function refusal(guest: Guest, ask: Parameters<Guest['ask']>[0]): Promise<string> {
  const answer = guest.wait(({ t }) => t === 'refused');
  guest.ask(ask);
  return ((await answer) as { why: string }).why;
}

it('E11 E20 a match that was begun by other rules is not played on by these: all are told, the host ends it, and its record is its own edition’s to judge', async () => {
  const { data, host, log } = await kept(
    'rules-',
    ({ sync }) => (sync?.seq ?? 0) > 8,
    (store, house) => write(store, ofOther(house)),
  );
  let server = await startForTests({ data });
  const again = await back(server, host);
  expect([again.house, again.sync]).toMatchObject([{ phase: 'match', stalled: 'other-rules' }, null]);
  // Who comes in by the PIN is told the same.
  const guest = await Guest.join(server.address, again.house!.pin!);
  expect([guest.house, guest.sync]).toMatchObject([{ phase: 'match', stalled: 'other-rules' }, null]);
  // The log holds all hands: a server with its rules may still play it on.
  expect(await recordFor(again)).toBe('no-match');
  expect(await refusal(again, { t: 'start' })).toBe('match-runs');
  expect(await refusal(again, { t: 'play', cid: 1, match: 1, move: {} })).toBe('no-match');
  expect(await refusal(again, { t: 'pause', on: true })).toBe('no-match');
  expect(await refusal(guest, { t: 'end-match' })).toBe('not-host');
  again.ask({ t: 'end-match' });
  await guest.until(({ house }) => house!.phase === 'over');
  expect(guest.house).toMatchObject({ stalled: 'other-rules' });
  const record = (await recordFor(guest)) as MatchRecord;
  expect(record.log).toEqual(log);
  const text = JSON.stringify(record);
  expect(readRecord(text, () => game)).toMatchObject({ ok: false, why: 'unknown-edition' });
  expect(readRecord(text, () => OTHER)).toMatchObject({ ok: true });
  expect(verify(OTHER, record)).toEqual({ ok: true, entries: log.length });

  // Over a restart it stays so, until the next match begins; its record stays as long as that of any other.
  await server.close();
  server = await startForTests({ data });
  const [first, second] = [await back(server, host), await back(server, guest)];
  expect(first.house).toMatchObject({ phase: 'over', stalled: 'other-rules' });
  first.ask({ t: 'start' });
  await second.until(({ sync }) => sync?.match === 2);
  await second.until(({ house }) => house!.phase === 'match');
  expect(second.house!.stalled).toBeUndefined();
  expect(await recordFor(second)).toEqual(record);
  await server.close();
});

it('E11 E20 a match that its host ended is not gone on with where its rules are back, as its hands are known', async () => {
  const { data, host, log } = await kept(
    'ended-',
    ({ sync }) => (sync?.seq ?? 0) > 8,
    (store, house) => write(store, ofOther(house)),
  );
  let server = await startForTests({ data });
  let again = await back(server, host);
  again.ask({ t: 'end-match' });
  await again.until(({ house }) => house!.phase === 'over');
  await server.close();
  const { store } = await openStore(data, () => undefined);
  const house = JSON.parse((await store.table(host.table))!.head) as House;
  await write(store, { ...house, match: { ...house.match!, header: { ...house.match!.header, rules: game.edition } } });
  await store.close();
  server = await startForTests({ data });
  again = await back(server, host);
  expect([again.house, again.sync]).toMatchObject([{ phase: 'over', stalled: 'other-rules' }, null]);
  expect(await refusal(again, { t: 'play', cid: 1, match: 1, move: {} })).toBe('no-match');
  const record = (await recordFor(again)) as MatchRecord;
  expect(record.log).toEqual(log);
  expect(verify(game, record)).toEqual({ ok: true, entries: log.length });
  again.ask({ t: 'start' });
  await again.until(({ sync }) => sync?.match === 2);
  expect(await recordFor(again)).toEqual(record);
  await server.close();
});

it('E25 a match that ended under other rules is shown no more, and its record is whole', async () => {
  const { data, host, log } = await kept(
    'over-',
    ({ house }) => house!.phase === 'over',
    (store, house) => write(store, ofOther(house)),
  );
  const server = await startForTests({ data });
  const again = await back(server, host);
  expect([again.house, again.sync]).toMatchObject([{ phase: 'over', stalled: 'other-rules' }, null]);
  expect(await refusal(again, { t: 'end-match' })).toBe('no-match');
  const record = (await recordFor(again)) as MatchRecord;
  expect(verify(OTHER, record)).toEqual({ ok: true, entries: log.length });
  await server.close();
});

it.each([
  [
    'has an entry that does not follow',
    (seq: number, at: number) => JSON.stringify({ seq, at, by: 0, move: { kind: 'no' } }),
    1,
  ],
  ['has an entry that is no text of ours', () => '{"seq":', 0],
])(
  'E11 a log that %s is told, its table goes on with another match, and verify says where',
  async (_, entry, readable) => {
    const { data, host, log } = await kept(
      'log-',
      ({ sync }) => (sync?.seq ?? 0) > 8,
      async (store, house, texts) => {
        const { at } = JSON.parse(texts.at(-1)!) as { readonly at: number };
        const seq = texts.length;
        await store.write({ table: house.table, entries: [{ match: 1, seq, text: entry(seq, at) }] });
      },
    );
    const server = await startForTests({ data, logLevel: 'silent' });
    const again = await back(server, host);
    expect([again.house, again.sync]).toMatchObject([{ phase: 'match', stalled: 'log-broken' }, null]);
    again.ask({ t: 'end-match' });
    await again.until(({ house }) => house!.phase === 'over');
    const record = (await recordFor(again)) as MatchRecord;
    expect(record.log.slice(0, log.length)).toEqual(log);
    expect(record.log).toHaveLength(log.length + readable);
    expect(verify(game, record)).toMatchObject(readable ? { ok: false, why: 'move', seq: log.length } : { ok: true });
    again.ask({ t: 'start' });
    await again.until(({ sync }) => sync?.match === 2);
    await server.close();
  },
);

it('E11 a table that the store cannot read is told so at the door and on its line, and is there again once it can', async () => {
  const inner = memoryStore();
  let away = false;
  const read = <T>(found: () => Promise<T>): Promise<T> => (away ? Promise.reject(new Error('away')) : found());
  const store: EventStore = {
    ...inner,
    table: (table) => read(() => inner.table(table)),
    entries: (table, match) => read(() => inner.entries(table, match)),
  };
  const faults: string[] = [];
  const open = () => Hall.open({ store, limits: USUAL_LIMITS, fault: (_, where) => faults.push(where) });
  const line = () => {
    const told: (Tell | string | null)[] = [];
    const close = (why: string): void => void told.push(why);
    return {
      told,
      line: { clogged: false, late: 0, silence: 0, send: (text: string) => void told.push(readTell(text)), close },
    };
  };
  const first = await open();
  const came = await first.openTable({ game: game.id, options: {}, places: 2, bots: ['easy'] });
  if (!came.ok) throw new Error(came.why);
  const hello = JSON.stringify({ t: 'hello', v: WIRE_VERSION, table: came.table, token: came.token });
  const begins = new Visit(first, line().line);
  await begins.heard(hello);
  await begins.heard('{"t":"start"}');
  await first.noteTimes();
  const { pin } = JSON.parse((await inner.table(came.table))!.head) as House;

  const hall = await open();
  away = true;
  expect(await hall.join({ pin, seats: [] })).toEqual({ ok: false, why: 'unreadable' });
  const early = line();
  await new Visit(hall, early.line).heard(hello);
  expect(early.told).toEqual(['unreadable']);
  expect(faults).toEqual(['wake', 'wake']);
  // The head can be read, the log cannot: nobody is at the table by a line that was closed.
  away = false;
  const room = await hall.room(came.table);
  away = true;
  const middle = line();
  await new Visit(hall, middle.line).heard(hello);
  expect([middle.told, room!.lines]).toEqual([['unreadable'], 0]);
  away = false;
  const late = line();
  await new Visit(hall, late.line).heard(hello);
  expect(late.told).toContainEqual(
    expect.objectContaining({ t: 'welcome', sync: expect.objectContaining({ match: 1 }) }),
  );
  expect(await hall.join({ pin, seats: [] })).toMatchObject({ ok: true });
  await hall.close();
});
