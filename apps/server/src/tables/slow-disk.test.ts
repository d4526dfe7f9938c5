// A whole match on a disk that takes its time for every flush: nothing is told before it is kept, all is told in order, lines
// are alive meanwhile, and what is kept is the match that was seen.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rngFrom, type AnyView } from '@cardinal/kernel';
import { openStore, type EventStore } from '@cardinal/store';
import { readTell, viewAfter, WIRE_VERSION, type Ask, type Sync } from '@cardinal/wire';
import { afterAll, expect, it } from 'vitest';
import { firstProposal, rulesOf } from '../testing/guest.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { USUAL_LIMITS } from './limits.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-slow-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** How long each flush takes beyond its own time, in milliseconds. */
const SLOW = 40;
const LIMITS = { ...USUAL_LIMITS, beat: SLOW / 2, botPace: 0, asks: 1e9, asksAtOnce: 1e9 };

it.each([
  ['mathmasters', { deals: 1, handSize: 5 }],
  [
    'addition-mania',
    { deck: ['A', '2'].flatMap((rank, at) => ['S', 'H', 'D', 'C'].map((suit) => ({ rank, suit, value: at + 1 }))) },
  ],
])('E11 %s is played to its end: kept first, told then, in order, with a beat meanwhile', async (game, options) => {
  const data = path.join(folder, game);
  const { store } = await openStore(data, () => undefined);
  /** What was told too early or out of order, and faults. */
  const wrong: string[] = [];
  const kept = { entries: 0, heads: 0, begun: 0 };
  const write: EventStore['write'] = async (change) => {
    kept.begun += 1;
    await store.write(change);
    await new Promise((done) => setTimeout(done, SLOW));
    kept.entries += change.entries?.length ?? 0;
    kept.heads += 1;
  };
  const hall = await Hall.open({
    store: { ...store, write },
    limits: LIMITS,
    fault: (error) => wrong.push(String(error)),
  });
  const rules = await rulesOf(game);
  const host = await hall.openTable({ game, options, places: 3, bots: ['easy'] });
  if (!host.ok) throw new Error(host.why);
  const { table } = host;
  let pin = '';
  /** Beats that somebody heard while something was on its way to the disk. */
  let beats = 0;
  const sits = async (token: string, seed: string) => {
    const rng = rngFrom(seed);
    const at = { sync: null as Sync | null, over: false, moves: 0, asked: '' };
    const line = {
      send(text: string) {
        const tell = readTell(text)!;
        if (tell.t === 'beat' && kept.begun > kept.heads) beats += 1;
        if (tell.t === 'welcome') [at.sync, pin] = [tell.sync, tell.house.pin ?? ''];
        if (tell.t === 'sync') at.sync = tell.sync;
        if (tell.t === 'heard') {
          if (tell.from !== at.sync!.seq) wrong.push(`from ${tell.from} after ${at.sync!.seq}`);
          at.sync = { ...at.sync!, ...tell, view: viewAfter(at.sync!.view, tell) };
        }
        if (at.sync && at.sync.seq > kept.entries) wrong.push(`${tell.t} ${at.sync.seq} of ${kept.entries}`);
        if (tell.t === 'house') at.over = tell.house.phase === 'over';
        if (tell.t === 'refused') at.asked = '';
        setImmediate(acts);
      },
      close: () => undefined,
      clogged: false,
      late: 0,
      silence: 0,
    };
    const visit = new Visit(hall, line);
    const ask = (one: Ask): Promise<void> => visit.heard(JSON.stringify(one));
    const acts = (): void => {
      const { sync } = at;
      const view = sync?.view as AnyView | undefined;
      if (!sync || !view || view.who === 'watcher' || at.asked === `${sync.seq}`) return;
      if (sync.atBreak) void ask({ t: 'go-on', match: 1 });
      else if (view.turn.must.includes(view.who)) {
        at.moves += 1;
        void ask({ t: 'play', cid: at.moves, match: 1, move: firstProposal(rules, view, rng) as object });
      } else return;
      at.asked = `${sync.seq}`;
    };
    await ask({ t: 'hello', v: WIRE_VERSION, table, token });
    return { at, ask, visit };
  };
  const first = await sits(host.token, 'first');
  const joined = await hall.join({ pin, seats: [] });
  if (!joined.ok) throw new Error(joined.why);
  const second = await sits(joined.token, 'second');
  await first.ask({ t: 'start' });
  await expect.poll(() => first.at.over && second.at.over).toBe(true);
  expect(wrong).toEqual([]);
  expect(await hall.look()).toBeNull();
  expect(beats).toBeGreaterThan(0);
  expect(Math.min(first.at.moves, second.at.moves)).toBeGreaterThan(0);
  const views = [first, second].map(({ at }) => at.sync!.view);
  await hall.close();

  const again = await openStore(data, () => undefined);
  expect(await again.store.entries(table, 1)).toHaveLength(first.at.sync!.seq);
  const next = await Hall.open({ store: again.store, limits: LIMITS, fault: (error) => wrong.push(String(error)) });
  const back: Sync[] = [];
  for (const token of [host.token, joined.token])
    await new Visit(next, {
      send: (text) => {
        const tell = readTell(text)!;
        if (tell.t === 'welcome') back.push(tell.sync!);
      },
      close: () => undefined,
      clogged: false,
      late: 0,
      silence: 0,
    }).heard(JSON.stringify({ t: 'hello', v: WIRE_VERSION, table, token }));
  expect(back.map(({ view }) => view)).toEqual(views);
  expect(wrong).toEqual([]);
  await next.close();
});
