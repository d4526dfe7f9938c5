// A finished match can be saved until the next one is finished, whoever presses what meanwhile, and over a restart (E25).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRecord } from '@cardinal/kernel';
import { afterAll, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests } from '../testing/server.ts';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-finished-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));

/** The seed of the record that a guest is given, which proves itself when it is read; or why there is none. */
async function seedFor(guest: Guest): Promise<string> {
  const answer = guest.wait(({ t }) => t === 'record' || t === 'refused');
  guest.ask({ t: 'record' });
  const told = await answer;
  if (told.t !== 'record') return told.t === 'refused' ? told.why : '';
  const read = readRecord(JSON.stringify(told.record), () => game);
  if (!read.ok) throw new Error(read.text);
  return read.record.seed ?? '';
}

const game = await rulesOf('mathmasters');

it('E25 a match that is over can be saved after the next one has begun, by all, also when the server was stopped meanwhile', async () => {
  const server = await startForTests({ data });
  const host = await Guest.host(server.address, { game: 'mathmasters', places: 2 });
  const guest = await Guest.join(server.address, host.house!.pin!);
  const both = [host, guest];
  const play = async (match: number, all: readonly Guest[]): Promise<void> => {
    const stops = all.map((one) => playAlong(one, game, `match${match}`));
    await Promise.all(
      all.map((one) => one.until(({ house }) => house!.phase === 'over' && house!.match === match, 60_000)),
    );
    for (const stop of stops) stop();
  };
  const start = async (match: number, [first, ...others]: readonly Guest[]): Promise<void> => {
    first!.ask({ t: 'start' });
    await Promise.all([first!, ...others].map((one) => one.until(({ sync }) => sync?.match === match)));
  };
  await start(1, both);
  expect(await seedFor(guest)).toBe('no-match');
  await play(1, both);
  const first = await seedFor(host);
  await start(2, both);
  expect([await seedFor(guest), await seedFor(host)]).toEqual([first, first]);
  await server.close();

  const again = await startForTests({ data });
  const back = both.map(({ table, token }) => new Guest(again.address, { table, token }));
  for (const one of back) await one.connect();
  expect(back[0]!.house).toMatchObject({ phase: 'match', match: 2 });
  expect(await seedFor(back[1]!)).toBe(first);
  await play(2, back);
  const second = await seedFor(back[1]!);
  expect(second).not.toBe(first);
  await start(3, back);
  expect(await seedFor(back[1]!)).toBe(second);
  await again.close();
});
