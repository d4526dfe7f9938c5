// The frame reader: every byte that reached a seat or a watcher in whole matches of every game, held against the record.
// Views and events must be what the rules grant that one and nothing else (the battery proves that views grant nothing
// hidden); nothing else may carry cards; and no frame holds a seed before the end, or anybody's token ever.
import { games, type GameId } from '@cardinal/games';
import { heardBy, readRecord, replay, type AnyState, type Who } from '@cardinal/kernel';
import type { Tell } from '@cardinal/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

const OPTIONS: Partial<Record<GameId, Record<string, unknown>>> = { 'math-rush': { plays: 10 } };
/** Everything a message may hold beside view and events: a new field has to be thought about here. */
const PLAIN_KEYS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['t', 'v', 'table', 'me', 'house', 'sync'],
  house: ['t', 'house'],
  sync: ['t', 'sync'],
  heard: ['t', 'from', 'events', 'cid', 'match', 'seq', 'view', 'change', 'gone', 'atBreak', 'at', 'runs'],
  story: ['t', 'match', 'seq', 'events'],
  thinking: ['t', 'seats'],
  beat: ['t', 'at', 'runs'],
  refused: ['t', 'why', 'cid', 'at', 'facts'],
  record: ['t', 'record'],
};
/** The seat whose cards are watched where hands are open. */
const OVER = 1;
const SYNC_KEYS = ['match', 'seq', 'view', 'atBreak', 'at', 'runs', 'game', 'commitment'];
const HOUSE_KEYS =
  'game options phase match door pin pinHidden signs host guests places players paused freeNames openHands grace leaver until'.split(
    ' ',
  );

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

describe.each(Object.keys(games) as GameId[])('%s', (id) => {
  it.each([
    ['E22 E23 no frame to a seat or a watcher holds what that one may not know', false],
    ['E23 with open hands a watcher sees what the seat sees over whose shoulder they look, and no more', true],
  ])('%s', async (_, open) => {
    const game = await rulesOf(id);
    const host = await Guest.host(server.address, { game: id, places: 3, options: OPTIONS[id] ?? {} });
    const pin = host.house!.pin!;
    const others = [await Guest.join(server.address, pin), await Guest.join(server.address, pin)];
    const watcher = await Guest.join(server.address, pin);
    const guests = [host, ...others, watcher];
    if (open) host.ask({ t: 'open-hands', open });
    host.ask({ t: 'start' });
    await Promise.all(guests.map((guest) => guest.until(({ sync }) => sync !== null)));
    // Everybody is told before the first card, and it cannot be changed now.
    for (const { house } of guests) expect(house!.openHands).toBe(open);
    host.ask({ t: 'open-hands', open: !open });
    expect(await host.wait(({ t }) => t === 'refused')).toMatchObject({ why: 'match-runs' });
    watcher.ask({ t: 'watch', seat: OVER });
    if (open) await watcher.until(({ sync }) => sync!.view.who === OVER);
    else expect(await watcher.wait(({ t }) => t === 'refused')).toMatchObject({ why: 'hands-hidden' });
    const stops = [host, ...others].map((guest) => playAlong(guest, game, id));
    await Promise.all(guests.map((guest) => guest.until(({ house }) => house?.phase === 'over', 100_000)));
    for (const stop of stops) stop();
    host.ask({ t: 'record' });
    const told = await host.wait(({ t }) => t === 'record');
    const read = readRecord(JSON.stringify(told.t === 'record' ? told.record : null), () => game);
    if (!read.ok) throw new Error(read.text);
    const stories = await Promise.all(
      guests.map(async (guest) => {
        const story = guest.wait(({ t }) => t === 'story');
        guest.ask({ t: 'story' });
        return (await story) as Extract<Tell, { readonly t: 'story' }>;
      }),
    );
    const moments = [...replay(game, read.record)];
    const states: AnyState[] = moments.map(({ state }) => state);

    for (const guest of guests) {
      const first = guest === watcher ? guest.moments.findIndex((moment) => moment?.view.who === OVER) : -1;
      expect(first >= 0).toBe(open && guest === watcher);
      // What a page is told anew for its log is what this one has heard, and before that what the rules grant.
      const { seq, events: story } = stories[guests.indexOf(guest)]!;
      const sees: Who = guest === watcher ? (open ? OVER : 'watcher') : guests.indexOf(guest);
      const live = guest.heard.slice(Math.max(0, first)).flatMap((tell) => (tell.t === 'heard' ? tell.events : []));
      expect(seq).toBe(read.record.log.length);
      expect(live.length).toBeGreaterThan(5);
      expect(story.slice(-live.length)).toEqual(live);
      const all = moments.flatMap(({ heard }) => heardBy(heard, sees));
      const sorted = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event)).toSorted();
      expect(sorted(story)).toEqual(sorted(all));
      let views = 0;
      for (const [at, text] of guest.frames.entries()) {
        const tell = guest.heard[at]!;
        for (const someone of guests) expect(text).not.toContain(someone.token);
        if (tell.t !== 'record') expect(text).not.toContain(read.record.seed);
        const keys = Object.keys(JSON.parse(text) as object);
        expect(PLAIN_KEYS[tell.t]).toEqual(expect.arrayContaining(keys));
        if (tell.t === 'house' || tell.t === 'welcome')
          expect(Object.keys(tell.house).sort()).toEqual([...HOUSE_KEYS].sort());
        // What a frame of changes tells is the view it leads to and nothing beside: a change names fields of views only.
        const moment = tell.t === 'heard' || ('sync' in tell && tell.sync) ? guest.moments[at]! : null;
        if (moment === null) continue;
        if (tell.t === 'heard') expect(moment.view).toMatchObject(tell.change ?? tell.view!);
        if (tell.t !== 'heard') expect(SYNC_KEYS).toEqual(expect.arrayContaining(Object.keys(moment)));
        const over = first >= 0 && at >= first ? OVER : 'watcher';
        const who: Who = guest === watcher ? over : [host, ...others].indexOf(guest);
        expect(moment.view.who).toBe(who);
        views += 1;
        // Sealed moments show less than the rules grant (sight.test.ts); all others exactly what they grant.
        const state = states[moment.seq]!;
        const before = states[tell.t === 'heard' ? tell.from : moment.seq]!;
        if (game.turn(state).mode === 'sealed' || game.turn(before).mode === 'sealed') continue;
        expect(moment.view).toEqual(JSON.parse(JSON.stringify(game.view(state, who))));
        if (tell.t !== 'heard') continue;
        const granted = moments.slice(tell.from + 1, tell.seq + 1).flatMap(({ heard }) => heardBy(heard, who));
        expect(tell.events).toEqual(JSON.parse(JSON.stringify(granted)));
      }
      expect(views).toBeGreaterThan(5);
      guest.close();
    }
  });
});
