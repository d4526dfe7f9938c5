// A crowd at one table that does everything a door and a house know, at random and in the same instant: whatever they do, the
// table makes sense, everyone has been told what is so, and a restart changes nothing.
import { memoryStore, NotKept, type EventStore } from '@cardinal/store';
import { rngFrom, type AnyView, type Game, type Rng } from '@cardinal/kernel';
import { readTell, viewAfter, WIRE_VERSION, type Ask, type HouseSeen, type Sync, type Tell } from '@cardinal/wire';
import { expect, it } from 'vitest';
import { firstProposal, rulesOf } from '../testing/guest.ts';
import { Visit } from './gateway.ts';
import { Hall } from './hall.ts';
import { readHouse, type House } from './house.ts';
import { USUAL_LIMITS } from './limits.ts';

const LIMITS = {
  ...USUAL_LIMITS,
  asks: 1e9,
  asksAtOnce: 1e9,
  asksWaiting: 1e4,
  botPace: 0,
  graceSecond: 1,
  hostGrace: 1,
  gather: 1,
  unseen: 0,
};

/** A page of somebody: what it was told. */
class Page {
  readonly token: string;
  readonly visit: Visit;
  house: HouseSeen | null = null;
  sync: Sync | null = null;
  me = '';
  bye: string | null = null;
  code: string | null = null;
  refused: string[] = [];
  gaps = 0;

  constructor(hall: Hall, token: string) {
    this.token = token;
    this.visit = new Visit(hall, {
      send: (text) => this.#took(readTell(text)!),
      close: (why) => (this.bye ??= why),
      clogged: false,
      late: 0,
      silence: 0,
    });
  }

  ask(ask: Ask): Promise<void> {
    return this.visit.heard(JSON.stringify(ask));
  }

  #took(tell: Tell): void {
    if (tell.t === 'welcome') [this.me, this.house, this.sync] = [tell.me, tell.house, tell.sync];
    else if (tell.t === 'house') this.house = tell.house;
    else if (tell.t === 'sync') this.sync = tell.sync;
    else if (tell.t === 'code') this.code = tell.code;
    else if (tell.t === 'refused') this.refused.push(tell.why);
    else if (tell.t === 'heard') {
      const before = this.sync;
      if (!before || before.match !== tell.match || before.seq !== tell.from) this.gaps += 1;
      else this.sync = { ...before, ...tell, view: viewAfter(before.view, tell) };
    }
  }
}

/** What must hold of every house that is kept. */
function sane(house: House): void {
  const ids = house.guests.map(({ id }) => id);
  const tokens = [...house.guests.map(({ token }) => token), ...house.ended.map(({ token }) => token)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(house.guests.every(({ waiting }) => waiting) ? house.guests : []).toEqual([]);
  if (ids.length > 0) expect(house.guests.find(({ id }) => id === house.host)?.waiting).toBe(false);
  const sitting = house.places.flatMap((place) => (place.kind === 'guest' ? [place.guest] : []));
  expect(new Set(sitting).size).toBe(sitting.length);
  for (const id of sitting) expect(house.guests.find((guest) => guest.id === id)?.waiting).toBe(false);
  const players = (house.match?.players ?? []).flatMap(({ guest }) => (guest === null ? [] : [guest]));
  expect(new Set(players).size).toBe(players.length);
  for (const id of players) expect(ids).toContain(id);
  const names = [
    ...house.guests.map(({ name }) => name),
    ...house.places.flatMap((place) => (place.kind === 'bot' ? [place.name] : [])),
  ];
  expect(new Set(names).size).toBe(names.length);
}

const RANKS = ['A', '2'].flatMap((rank, at) => ['S', 'H', 'D', 'C'].map((suit) => ({ rank, suit, value: at + 1 })));
const OPTIONS: Record<string, Record<string, unknown>> = {
  numsense: { deals: 1 },
  'break-in': { goal: 50, mostDeals: 1, stalemateLaps: 1 },
  'math-rush': { plays: 4 },
  mathmasters: { deals: 1, handSize: 5 },
  'addition-mania': { deck: RANKS },
};

async function crowd(game: string, rounds: number): Promise<void> {
  const rng: Rng = rngFrom(`crowd ${game}`);
  const one = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const rules = await rulesOf(game);
  const faults: unknown[] = [];
  const store = memoryStore();
  let killed = { now: false };
  const open = () => {
    const mine = (killed = { now: false });
    // What a server that was killed would still have written is never written.
    const write: EventStore['write'] = (change) =>
      mine.now ? Promise.reject(new NotKept('broken')) : store.write(change);
    return Hall.open({
      store: { ...store, write, close: async () => undefined },
      limits: LIMITS,
      fault: (error) => void (mine.now || faults.push(error)),
    });
  };
  let hall = await open();
  const came = await hall.openTable({ game, options: OPTIONS[game] ?? {}, places: 3, bots: ['easy'] });
  if (!came.ok) throw new Error(came.why);
  const { table } = came;
  const kept = async (): Promise<House> => readHouse((await store.table(table))!.head);
  const tokens = [came.token];
  let pages: Page[] = [];
  const comes = async (token: string): Promise<void> => {
    const page = new Page(hall, token);
    pages.push(page);
    await page.ask({ t: 'hello', v: WIRE_VERSION, table, token });
  };
  await comes(came.token);
  const act = async (house: House): Promise<void> => {
    const page = one(pages.filter(({ bye }) => bye === null).concat(pages.slice(-1)));
    const guest = one([...house.guests.map(({ id }) => id), page.me, 'g99']);
    const seat = rng.below(5);
    const asks: (() => Promise<unknown>)[] = [
      async () => {
        const joined = await hall.join({ pin: house.pin, seats: rng.below(3) === 0 ? tokens.slice(-4) : [] });
        if (!joined.ok) return;
        tokens.push(joined.token);
        // Some never say hello.
        if (rng.below(6) > 0) await comes(joined.token);
      },
      () => comes(one(tokens)),
      async () => {
        const gone = pages.splice(rng.below(pages.length), 1);
        for (const each of gone) each.visit.ended();
        if (pages.length === 0) await comes(one(tokens));
      },
      async () => {
        await page.ask({ t: 'move-seat' });
        if (page.code === null) return;
        const [first, second] = await Promise.all([0, 1].map(() => hall.join({ code: page.code!, seats: [] })));
        for (const moved of [first!, second!]) if (moved.ok) tokens.push(moved.token);
        expect(first!.ok && second!.ok).toBe(false);
      },
      () => page.ask({ t: 'sit', seat }),
      () => page.ask({ t: 'stand' }),
      () => page.ask({ t: 'places', count: 1 + seat }),
      () => page.ask({ t: 'bot', seat, level: one(['easy', null] as const) }),
      () => page.ask({ t: 'door', door: one(['open', 'open', 'knock', 'locked', 'signs'] as const) }),
      () => page.ask({ t: 'admit', guest }),
      () => page.ask({ t: 'kick', guest }),
      () => page.ask({ t: 'hand-over', guest }),
      () => page.ask({ t: 'new-pin' }),
      () => page.ask({ t: 'name', name: one([null, 'Ada', 'Ben']) }),
      () => page.ask({ t: 'names', free: rng.below(2) === 0 }),
      () => page.ask({ t: 'leavers', grace: 10, leaver: one(['bot', 'skip', 'wait'] as const) }),
      () => page.ask({ t: 'start' }),
      () => page.ask({ t: 'start' }),
      () => page.ask({ t: 'pause', on: rng.below(3) === 0 }),
      () => page.ask({ t: 'leave' }),
      () => page.ask({ t: 'open-hands', open: rng.below(2) === 0 }),
      () => page.ask({ t: 'watch', seat: one([null, 0, 1]) }),
      () => page.ask({ t: 'hints', seat, count: 2 }),
      () => page.ask({ t: 'hint', match: house.match?.number ?? 0 }),
      () => page.ask({ t: 'game', game, options: OPTIONS[game] ?? {} }),
      () => page.ask({ t: 'go-on', match: house.match?.number ?? 0 }),
      () => hall.sweep(),
      ...Array.from({ length: 25 }, () => () => playOnce(page, rules, rng)),
    ];
    await one(asks)();
  };
  for (let round = 0; round < rounds; round++) {
    const house = await kept();
    await Promise.all(Array.from({ length: 1 + rng.below(5) }, () => act(house)));
    await new Promise((done) => setTimeout(done, round % 20 === 0 ? 5 : 0));
    const after = await kept();
    sane(after);
    expect(faults).toEqual([]);
    if (round % 40 === 39) {
      // Killed, or stopped: the same people come back.
      if (rng.below(2) === 0) killed.now = true;
      await hall.close();
      hall = await open();
      pages = [];
      const { guests } = await kept();
      for (const token of tokens) await comes(token);
      pages = pages.filter(({ bye }) => bye === null);
      expect(pages.length).toBeLessThanOrEqual(guests.length);
      if (pages.length === 0) {
        const again = await hall.join({ pin: (await kept()).pin, seats: [] });
        if (again.ok) tokens.push(again.token);
        if (again.ok) await comes(again.token);
        else break;
      }
      continue;
    }
    // Whoever opens a second tab now is shown what the first has been told.
    const page = one(pages);
    if (page.bye !== null || page.me === '') continue;
    const second = new Page(hall, page.token);
    await second.ask({ t: 'hello', v: WIRE_VERSION, table, token: page.token });
    pages = pages.map((each) => (each === page ? second : each));
    if (second.bye !== null) continue;
    expect(page.bye).toBe('elsewhere');
    expect(page.gaps).toBe(0);
    const [told, moment] = [page.house, page.sync];
    const plain = (seen: HouseSeen | null) => JSON.stringify({ ...seen, until: 0, signs: null });
    expect(plain(told)).toBe(plain(second.house));
    if (second.sync?.seq === moment?.seq && second.sync?.match === moment?.match)
      expect(moment?.view).toEqual(second.sync?.view);
  }
  // And then all come back, somebody new if nobody is left: whoever is host begins, and the match comes to its end.
  if ((await kept()).guests.length === 0) {
    const joined = await hall.join({ pin: (await kept()).pin, seats: [] });
    if (joined.ok) tokens.push(joined.token);
  }
  pages = [];
  for (const token of tokens) await comes(token);
  const { match } = await kept();
  const number = match && !match.over ? match.number : (match?.number ?? 0) + 1;
  const played = async (): Promise<number> => {
    const house = await kept();
    for (const page of pages.filter(({ bye }) => bye === null)) {
      if (page.me === house.host) await leads(page, house);
      await playOnce(page, rules, rng);
    }
    return house.match?.over === true ? house.match.number : 0;
  };
  await expect.poll(played, { interval: 1, timeout: 20_000 }).toBe(number);
  expect(faults).toEqual([]);
  await hall.close();
}

/** What a host does so that a match goes on, or begins: nobody is waited for, and bots sit where nobody does. */
async function leads(host: Page, { paused, leaver, match }: House): Promise<void> {
  if (leaver !== 'bot') await host.ask({ t: 'leavers', grace: 10, leaver: 'bot' });
  if (paused) await host.ask({ t: 'pause', on: false });
  if (host.sync?.atBreak === true) await host.ask({ t: 'go-on', match: host.sync.match });
  if (match && !match.over) return;
  await host.ask({ t: 'places', count: 3 });
  for (const seat of [0, 1, 2]) await host.ask({ t: 'bot', seat, level: 'easy' });
  await host.ask({ t: 'start' });
}

/** Does the first thing that a page's seat may do. */
async function playOnce({ sync, visit }: Page, rules: Game, rng: Rng): Promise<void> {
  const view = sync?.view as AnyView | undefined;
  if (!sync || !view || sync.game !== rules.id || view.who === 'watcher') return;
  const { match } = sync;
  const move = sync.atBreak ? null : firstProposal(rules, view, rng);
  const ask = move === null ? { t: 'go-on', match } : { t: 'play', cid: 1, match, move };
  await visit.heard(JSON.stringify(ask));
}

it.each(Object.keys(OPTIONS))('%s: a crowd does all that can be done at a table, and then plays to the end', (game) =>
  crowd(game, 100),
);
