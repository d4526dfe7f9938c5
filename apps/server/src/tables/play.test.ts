// Whole matches over a real server and real sockets: every game to its end, nothing in any frame that its reader may not
// know, and a record that proves itself.
import { games, type GameId } from '@cardinal/games';
import { commitment, readRecord, verify } from '@cardinal/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

/** A race against the clock would last three minutes; counted in plays it ends sooner. */
const OPTIONS: Partial<Record<GameId, Record<string, unknown>>> = { 'math-rush': { plays: 12 } };

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

describe.each(Object.keys(games) as GameId[])('%s', (id) => {
  it('is played to the end by two people and a bot, and its record is proved (E25)', async () => {
    const game = await rulesOf(id);
    const host = await Guest.host(server.address, { game: id, places: 3, bots: ['easy'], options: OPTIONS[id] ?? {} });
    const other = await Guest.join(server.address, host.house!.pin!);
    const watcher = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'start' });
    await Promise.all([host, other, watcher].map((guest) => guest.until(({ sync }) => sync !== null)));
    expect(host.sync!.commitment).toMatch(/^[0-9a-f]{64}$/);
    const stops = [host, other].map((guest) => playAlong(guest, game));
    await Promise.all(
      [host, other, watcher].map((guest) => guest.until(({ house }) => house?.phase === 'over', 100_000)),
    );
    for (const stop of stops) stop();
    for (const guest of [host, other, watcher]) expect(guest.gaps).toBe(0);

    host.ask({ t: 'record' });
    const told = await host.wait(({ t }) => t === 'record');
    const text = JSON.stringify(told.t === 'record' ? told.record : null);
    const read = readRecord(text, () => game);
    if (!read.ok) throw new Error(read.text);
    expect(verify(game, read.record)).toMatchObject({ ok: true });
    expect(commitment(read.record.seed!)).toBe(host.sync!.commitment);
    for (const guest of [host, other, watcher]) guest.close();
  });
});
