// Where WebSockets are blocked, in every game: pages are loaded anew, streams cut and the server is killed, and nothing that
// anybody heard of is lost; each entry is told once and in order, and each view is the one that follows from the log (E11, E18).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { games, type GameId } from '@cardinal/games';
import { heardBy, readRecord, replay, type AnyState, type Game, type Heard, type Seat } from '@cardinal/kernel';
import type { Sync, Tell } from '@cardinal/wire';
import { afterAll, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startProcess } from '../testing/process.ts';
import { streamWay } from '../testing/ways.ts';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-streams-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));

const OPTIONS: Partial<Record<GameId, Record<string, unknown>>> = { 'math-rush': { plays: 16 } };

/** One table whose people come by streams alone: each of their pages, the last one open. */
interface Sitting {
  readonly id: GameId;
  readonly game: Game;
  readonly pages: Guest[][];
}

const now = ({ pages }: Sitting): readonly Guest[] => pages.map((all) => all.at(-1)!);

/** Plays until everyone's table is so many entries further, or over. */
async function playOn(sitting: Sitting, entries: number): Promise<void> {
  const guests = now(sitting);
  const from = Math.max(...guests.map(({ sync }) => sync!.seq));
  const stops = guests.map((guest) => playAlong(guest, sitting.game, `stream${from}`));
  await Promise.all(
    guests.map((guest) => guest.until(({ sync, house }) => house!.phase === 'over' || sync!.seq >= from + entries)),
  );
  for (const stop of stops) stop();
}

/** The same people on pages that know nothing but their token. */
async function loadAnew(sitting: Sitting, which: readonly number[]): Promise<void> {
  for (const at of which) {
    const { address, table, token } = sitting.pages[at]!.at(-1)!;
    sitting.pages[at]!.at(-1)!.cut();
    sitting.pages[at]!.push(await new Guest(address, { table, token }, streamWay).comeBack());
  }
}

/** What a page was told against what follows from the record: views and events of each `heard`, by its place. */
function proved(
  page: Guest,
  moments: readonly { state: AnyState; heard: readonly Heard<unknown>[] }[],
  game: Game,
): number {
  let told = 0;
  for (const [at, tell] of page.heard.entries()) {
    const sync: Sync | null = page.moments[at] ?? null;
    if (tell.t !== 'heard' || !sync) continue;
    const { who } = sync.view as { who: Seat };
    expect(sync.view).toEqual(JSON.parse(JSON.stringify(game.view(moments[tell.seq]!.state, who))));
    const events = moments.slice(tell.from + 1, tell.seq + 1).flatMap(({ heard }) => heardBy(heard, who));
    expect(tell.events).toEqual(JSON.parse(JSON.stringify(events)));
    told += tell.seq - tell.from;
  }
  return told;
}

it('E10 E11 E18 all five games by streams alone: reloads, cuts and kill -9 lose nothing, and every event is told once and in order', async () => {
  let server = await startProcess(data);
  const port = Number(new URL(server.address).port);
  const sittings = await Promise.all(
    (Object.keys(games) as GameId[]).map(async (id): Promise<Sitting> => {
      const wish = { game: id, places: 2, options: OPTIONS[id] ?? {} };
      const host = await Guest.host(server.address, wish, streamWay);
      const other = await Guest.join(server.address, host.house!.pin!, streamWay);
      host.ask({ t: 'leavers', grace: 180, leaver: 'wait' });
      host.ask({ t: 'start' });
      await Promise.all([host, other].map((guest) => guest.until(({ sync }) => sync !== null)));
      return { id, game: await rulesOf(id), pages: [[host], [other]] };
    }),
  );
  const each = (work: (sitting: Sitting) => Promise<void>) => Promise.all(sittings.map(work));
  await each((one) => playOn(one, 4));
  await each((one) => loadAnew(one, [0]));
  await each((one) => playOn(one, 4));
  // Killed while everyone plays.
  const stops = sittings.flatMap((one) => now(one).map((guest) => playAlong(guest, one.game, 'killed')));
  await Promise.all(sittings.map((one) => now(one)[1]!.wait(({ t }) => t === 'heard' || t === 'house')));
  await server.end('SIGKILL');
  for (const stop of stops) stop();
  const known = sittings.map((one) => now(one).map(({ sync }) => sync!));
  server = await startProcess(data, port);
  await each((one) => loadAnew(one, [0, 1]));
  for (const [at, one] of sittings.entries())
    for (const [who, before] of known[at]!.entries()) {
      const { sync } = now(one)[who]!;
      expect(sync!.seq).toBeGreaterThanOrEqual(before.seq);
      if (sync!.seq === before.seq) expect(sync!.view).toEqual(before.view);
    }
  await each((one) => playOn(one, 1_000_000));

  for (const { id, game, pages } of sittings) {
    const host = pages[0]!.at(-1)!;
    const answer = host.wait(({ t }) => t === 'record');
    host.ask({ t: 'record' });
    const { record } = (await answer) as Extract<Tell, { t: 'record' }>;
    const read = readRecord(JSON.stringify(record), () => game);
    if (!read.ok) throw new Error(`${id}: ${read.text}`);
    const moments = [...replay(game, read.record)];
    for (const page of pages.flat()) {
      expect(page.gaps, id).toBe(0);
      // Sealed choices are told in the order of the seats: sight.test.ts says which.
      if (!game.traits.sealed) expect(proved(page, moments, game), id).toBeGreaterThan(0);
    }
    for (const [who, all] of pages.entries()) {
      const { view } = all.at(-1)!.sync!;
      expect(view, id).toEqual(JSON.parse(JSON.stringify(game.view(moments.at(-1)!.state, who))));
    }
  }
  await server.end('SIGTERM');
});
