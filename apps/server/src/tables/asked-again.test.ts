// A move whose page does not know whether it arrived: it is asked for once more under its number, how many entries the page
// knew of. It is played once at most; what became of it is read from the log, so a restart changes nothing.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rngFrom, type AnyView } from '@cardinal/kernel';
import { afterAll, expect, it } from 'vitest';
import { firstProposal, Guest, rulesOf } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-again-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let cid = 100;
/** Asks again; what is answered, and the number of entries the guest knows of then. */
async function again(guest: Guest, move: unknown, after: number): Promise<readonly [string, number]> {
  const mine = ++cid;
  const answer = guest.wait((tell) => 'cid' in tell && tell.cid === mine);
  guest.ask({ t: 'play', cid: mine, match: guest.sync!.match, move, after });
  const tell = await answer;
  if (tell.t !== 'heard') return [tell.t === 'refused' ? tell.why : tell.t, guest.sync!.seq];
  return [tell.events.length > 0 ? 'played' : 'taken', guest.sync!.seq];
}

/** The same two people after the server has ended and started. */
async function restarted(server: TestServer, data: string, guests: readonly Guest[]) {
  await server.close();
  const next = await startForTests({ data });
  return [next, await Promise.all(guests.map((guest) => new Guest(next.address, guest).connect()))] as const;
}

it('E10 E11 a move that arrived is told to be taken, one that did not is played, once; after the match went on it is refused in words; over a restart too', async () => {
  const data = path.join(folder, 'turns');
  const server = await startForTests({ data });
  const game = await rulesOf('mathmasters');
  const host = await Guest.host(server.address, { game: 'mathmasters', places: 2 });
  const other = await Guest.join(server.address, host.house!.pin!);
  host.ask({ t: 'start' });
  await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
  const viewOf = ({ sync }: Guest): AnyView => sync!.view as unknown as AnyView;
  const turn = ({ sync }: Guest): boolean => viewOf(host).turn.must.includes(sync!.view.who as number);
  const [acts, waits] = turn(host) ? [host, other] : [other, host];
  const before = acts.sync!.seq;
  const move = firstProposal(game, viewOf(acts), rngFrom('again'));
  // It never arrived: its line was cut. The next one brings it, also when the table was paused meanwhile.
  if (acts === host) host.ask({ t: 'hand-over', guest: waits.me });
  await waits.until(({ house }) => house!.host === waits.me);
  acts.cut();
  for (const on of [true, false]) {
    waits.ask({ t: 'pause', on });
    await waits.until(({ house }) => house!.paused === on);
  }
  await acts.connect();
  expect(acts.sync!.seq).toBeGreaterThan(before);
  const [played, known] = await again(acts, move, before);
  expect([played, known > before]).toEqual(['played', true]);
  await waits.until(({ sync }) => sync!.seq === known);
  // Its answer never arrived, however often.
  for (let times = 0; times < 2; times++) {
    acts.cut();
    await acts.connect();
    expect(await again(acts, move, before)).toEqual(['taken', known]);
  }
  // What was not asked for before, and was meant for the moment before, is not played, although somebody else's entry says the same.
  expect(await again(waits, move, before)).toEqual(['overtaken', known]);
  expect(await again(acts, { kind: 'nothing' }, before)).toEqual(['overtaken', known]);
  const [next, back] = await restarted(server, data, [acts, waits]);
  const [mine, others] = back as [Guest, Guest];
  expect(await again(mine, move, before)).toEqual(['taken', known]);
  expect(await again(others, move, before)).toEqual(['overtaken', known]);
  expect(others.gaps + mine.gaps).toBe(0);
  await next.close();
});

it('E10 E24 a secret choice too, before and after the others have chosen; to them nothing is told', async () => {
  const data = path.join(folder, 'sealed');
  const server = await startForTests({ data });
  const host = await Guest.host(server.address, { game: 'addition-mania', places: 2 });
  const other = await Guest.join(server.address, host.house!.pin!);
  host.ask({ t: 'start' });
  await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync?.view.turn['mode'] === 'sealed')));
  const before = host.sync!.seq;
  const guess = (sum: number) => ({ kind: 'guess', sum });
  expect(await again(other, guess(30), before)).toEqual(['played', before + 1]);
  expect(await again(host, guess(20), before + 1)).toEqual(['overtaken', before]);
  expect(await again(other, guess(30), before)).toEqual(['taken', before + 1]);
  expect(await again(other, guess(31), before)).toEqual(['overtaken', before + 1]);
  const [next, back] = await restarted(server, data, [host, other]);
  const [first, second] = back as [Guest, Guest];
  expect(await again(second, guess(30), before)).toEqual(['taken', before + 1]);
  expect(first.heard.map(({ t }) => t).filter((t) => t === 'heard')).toEqual([]);
  const [played, known] = await again(first, guess(20), before);
  expect(played).toBe('played');
  await second.until(({ sync }) => sync!.seq === known);
  expect([await again(first, guess(20), before), await again(second, guess(30), before)]).toEqual([
    ['taken', known],
    ['taken', known],
  ]);
  await next.close();
});

it('an answer comes also where the table is paused or the match is over: it was taken', async () => {
  const server = await startForTests();
  const host = await Guest.host(server.address, { game: 'addition-mania', places: 2 });
  const other = await Guest.join(server.address, host.house!.pin!);
  host.ask({ t: 'start' });
  await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync?.view.turn['mode'] === 'sealed')));
  const before = host.sync!.seq;
  const guess = { kind: 'guess', sum: 20 };
  expect((await again(other, guess, before))[0]).toBe('played');
  host.ask({ t: 'pause', on: true });
  await other.until(({ house }) => house!.paused);
  expect((await again(other, guess, before))[0]).toBe('taken');
  expect((await again(host, guess, before))[0]).toBe('paused');
  await server.close();
});
