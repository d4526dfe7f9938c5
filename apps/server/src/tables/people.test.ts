// Coming in and staying in, over real sockets: each test bears the number of the expectation it holds.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyView } from '@cardinal/kernel';
import { WebSocket } from 'ws';
import { WIRE_VERSION, type Sync } from '@cardinal/wire';
import { Guest, join, openTable, playAlong, rulesOf } from '../testing/guest.ts';
import { startForTests, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTests();
});
afterAll(() => server.close());

const GAME = 'numsense';
const hosted = (more: object = {}) => Guest.host(server.address, { game: GAME, places: 3, ...more });
const joined = (host: Guest) => Guest.join(server.address, host.house!.pin!);
const refusal = async (guest: Guest): Promise<string> => {
  const tell = await guest.wait(({ t }) => t === 'refused');
  return tell.t === 'refused' ? tell.why : '';
};
const handOf = ({ sync }: { readonly sync: Sync | null }): unknown => (sync!.view as unknown as { hand: unknown }).hand;
/** Both have heard all that was sent before this. */
async function settled(...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    const answer = guest.wait(({ t }) => t === 'sync');
    guest.ask({ t: 'again' });
    await answer;
  }
}

describe('coming in', () => {
  it('E2 one action makes a table: a PIN is there at once, and the host sits', async () => {
    const host = await hosted();
    expect(host.house).toMatchObject({
      phase: 'lobby',
      host: 'g1',
      door: 'open',
      places: [{ kind: 'guest', guest: 'g1' }, {}, {}],
    });
    expect(host.house!.pin).toMatch(/^([A-Z]\d){3}$/);
    host.close();
  });

  it('E3 PINs are taken in any case with any spaces; misses are slowed down only after ten', async () => {
    const own = await startForTests();
    const host = await Guest.host(own.address, { game: GAME });
    const pin = host.house!.pin!;
    const spaced = ` ${pin.slice(0, 3).toLowerCase()} ${pin.slice(3)}`;
    expect(await join(own.address, { pin: spaced })).toMatchObject({ ok: true, table: host.table });
    const begun = performance.now();
    for (let miss = 0; miss < 10; miss++) {
      expect(await join(own.address, { pin: 'C2C2C2' })).toEqual({ ok: false, why: 'no-such-pin' });
    }
    expect(performance.now() - begun).toBeLessThan(2_000);
    const slow = performance.now();
    expect(await join(own.address, { pin: 'C2C2C2' })).toEqual({ ok: false, why: 'no-such-pin' });
    expect(performance.now() - slow).toBeGreaterThan(400);
    await own.close();
  });

  it('E44 an address that comes in more often than a school does is held back, whoever it says it is', async () => {
    const own = await startForTests({ limits: { joinsPerAddress: 60 } });
    const host = await Guest.host(own.address, { game: GAME });
    const pin = host.house!.pin!;
    const came = [];
    for (let n = 0; n < 62; n++) came.push(await join(own.address, { pin }));
    // The table itself is full before that: sixty, the host among them.
    expect(came.filter(({ ok }) => ok)).toHaveLength(59);
    expect(came.at(-1)).toEqual({ ok: false, why: 'too-many' });
    host.close();
    await own.close();
  });

  it('E4 names are friendly pairs with a re-roll; typed ones only if the host allows, and a refused one is only "not free"', async () => {
    const host = await hosted();
    const guest = await joined(host);
    const name = () => guest.house!.guests.find(({ id }) => id === guest.me)!.name;
    const first = name();
    expect(first).toMatch(/^\p{L}+ \p{L}+$/u);
    guest.ask({ t: 'name', name: null });
    await guest.until(() => name() !== first);
    const second = name();
    guest.ask({ t: 'name', name: null, lang: 'ar' });
    await guest.until(() => name() !== second);
    expect(name()).toMatch(/^\p{Script=Arabic}+ \p{Script=Arabic}+$/u);
    guest.ask({ t: 'name', name: 'Dick' });
    expect(await refusal(guest)).toBe('names-fixed');
    host.ask({ t: 'names', free: true });
    await guest.until(({ house }) => house!.freeNames);
    guest.ask({ t: 'name', name: 'Dick' });
    await guest.until(() => name() === 'Dick');
    const taken = host.house!.guests[0]!.name;
    const wide = [...taken].map((sign) =>
      /[a-z]/i.test(sign) ? String.fromCodePoint(sign.codePointAt(0)! + 0xfee0) : sign,
    );
    for (const same of [taken, taken.toUpperCase(), wide.join(''), `${taken}\uFE0F`]) {
      guest.ask({ t: 'name', name: same });
      expect(await refusal(guest)).toBe('name-not-free');
    }
    // One's own name may be written another way.
    guest.ask({ t: 'name', name: 'DICK' });
    await guest.until(() => name() === 'DICK');
    host.close();
    guest.close();
  });

  it('E4 where the host takes the right back, typed names are gone at once, in a match too', async () => {
    const host = await hosted();
    const [guest, kept] = [await joined(host), await joined(host)];
    const drawn = kept.house!.guests.find(({ id }) => id === kept.me)!.name;
    host.ask({ t: 'names', free: true });
    await guest.until(({ house }) => house!.freeNames);
    guest.ask({ t: 'name', name: 'Idiot', lang: 'ar' });
    host.ask({ t: 'start' });
    await guest.until(({ house }) => house!.players[1]?.name === 'Idiot');
    host.ask({ t: 'names', free: false });
    await guest.until(({ house }) => !house!.freeNames);
    const { guests, players } = guest.house!;
    const mine = guests.find(({ id }) => id === guest.me)!.name;
    expect(mine).toMatch(/^\p{Script=Arabic}+ \p{Script=Arabic}+$/u);
    expect(players[1]!.name).toBe(mine);
    expect(guests.find(({ id }) => id === kept.me)!.name).toBe(drawn);
    for (const one of [host, guest, kept]) one.close();
  });

  it.each(['kick', 'leave'] as const)(
    'E4 E6 a typed name does not stay at the seat of who is gone for good (%s)',
    async (how) => {
      const host = await hosted();
      const guest = await joined(host);
      host.ask({ t: 'names', free: true });
      await guest.until(({ house }) => house!.freeNames);
      guest.ask({ t: 'name', name: 'Idiot' });
      host.ask({ t: 'start' });
      await host.until(({ house }) => house!.players[1]?.guest === guest.me);
      expect(host.house!.players[1]!.name).toBe('Idiot');
      if (how === 'kick') host.ask({ t: 'kick', guest: guest.me });
      else guest.ask({ t: 'leave' });
      await host.until(({ house }) => house!.players[1]!.guest === null);
      expect(host.house!.players[1]!.name).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
      host.close();
    },
  );

  it('E5 who is sent away from the door may knock again; a door that opens lets in who waits; from an open one nobody comes back', async () => {
    const host = await hosted();
    const pin = host.house!.pin!;
    host.ask({ t: 'door', door: 'knock' });
    await host.until(({ house }) => house!.door === 'knock');
    const [away, waits] = [await Guest.join(server.address, pin), await Guest.join(server.address, pin)];
    host.ask({ t: 'kick', guest: away.me });
    await away.until(({ bye }) => bye === 'kicked');
    expect(host.house).toMatchObject({ pin, door: 'knock' });
    host.ask({ t: 'door', door: 'open' });
    await waits.until(({ house }) => house!.places.some((place) => place.kind === 'guest' && place.guest === waits.me));
    expect(host.house!.guests).toMatchObject([{ id: host.me }, { id: waits.me, waiting: false }]);
    host.ask({ t: 'kick', guest: waits.me });
    await host.until(({ house }) => house!.door === 'knock');
    expect(await join(server.address, { pin })).toEqual({ ok: false, why: 'no-such-pin' });
    host.close();
  });

  it('E5 the host can lock, hide the PIN, and admit one by one', async () => {
    const host = await hosted();
    const pin = host.house!.pin!;
    host.ask({ t: 'door', door: 'locked' });
    await host.until(({ house }) => house!.door === 'locked');
    expect(await join(server.address, { pin })).toEqual({ ok: false, why: 'locked' });
    host.ask({ t: 'pin', hidden: true });
    await host.until(({ house }) => house!.pin === null);
    host.ask({ t: 'door', door: 'knock' });
    await host.until(({ house }) => house!.door === 'knock');
    const guest = await Guest.join(server.address, pin);
    expect(guest.house).toMatchObject({
      pin: null,
      places: [],
      guests: [{ id: host.me }, { id: guest.me, waiting: true }],
    });
    guest.ask({ t: 'start' });
    expect(await refusal(guest)).toBe('waiting');
    await host.until(({ house }) => house!.guests.some(({ waiting }) => waiting));
    host.ask({ t: 'admit', guest: guest.me });
    await guest.until(({ house }) => house!.places.some((place) => place.kind === 'guest' && place.guest === guest.me));
    host.close();
    guest.close();
  });

  it('E5 the host demands a second step: pictures that only the host sees, tapped by whoever comes in', async () => {
    const host = await hosted();
    host.ask({ t: 'door', door: 'signs' });
    await host.until(({ house }) => house!.signs !== null);
    const { signs } = host.house!;
    expect(signs).toHaveLength(4);
    const guest = await joined(host);
    expect(guest.house).toMatchObject({ signs: null, places: [], guests: [{ id: host.me }, { waiting: true }] });
    const wrong = signs!.map((sign) => (sign === 'star' ? 'heart' : 'star'));
    guest.ask({ t: 'signs', signs: wrong });
    expect(await refusal(guest)).toBe('wrong-signs');
    guest.ask({ t: 'signs', signs: signs! });
    await guest.until(({ house }) => house!.guests.every(({ waiting }) => !waiting));
    await guest.until(({ house }) => house!.places.some((place) => place.kind === 'guest' && place.guest === guest.me));
    expect(guest.house!.signs).toBeNull();
    host.close();
    guest.close();
  });

  it('E6 the host removes anyone, also in a match; the removed browser cannot come back unless admitted', async () => {
    const host = await hosted();
    const guest = await joined(host);
    const oldPin = host.house!.pin!;
    host.ask({ t: 'start' });
    await guest.until(({ sync }) => sync !== null);
    guest.ask({ t: 'kick', guest: host.me });
    expect(await refusal(guest)).toBe('not-host');
    host.ask({ t: 'kick', guest: guest.me });
    await guest.until(({ bye }) => bye === 'kicked');
    await guest.connect();
    expect(guest.bye).toBe('kicked');
    expect(await join(server.address, { pin: oldPin })).toMatchObject({ ok: false, why: 'no-such-pin' });
    await settled(host);
    const again = await joined(host);
    // Whoever waits sees whose table it is, and nobody else.
    expect(again.house!.guests.map(({ id, waiting }) => [id, waiting])).toEqual([
      [host.me, false],
      [again.me, true],
    ]);
    // Their seat is played on.
    await host.until(({ house }) => house!.players.some(({ standIn }) => standIn));
    host.close();
    again.close();
  });

  it('E7 somebody present becomes host when the host leaves or is gone; the host can hand over', async () => {
    const host = await hosted();
    const guest = await joined(host);
    const third = await joined(host);
    host.ask({ t: 'hand-over', guest: guest.me });
    await third.until(({ house }) => house!.host === guest.me);
    guest.cut();
    await third.until(({ house }) => house!.host === host.me || house!.host === third.me, 10_000);
    host.ask({ t: 'leave' });
    await third.until(
      ({ house }) => house!.host === third.me && !house!.guests.some(({ id }) => id === host.me),
      10_000,
    );
    third.close();
  });

  it('E8 a latecomer watches, and has a seat in the next match; bots make room', async () => {
    const game = await rulesOf(GAME);
    const host = await hosted({ places: 2, bots: ['easy'] });
    host.ask({ t: 'start' });
    await host.until(({ sync }) => sync !== null);
    const late = await joined(host);
    expect(late.sync!.view.who).toBe('watcher');
    late.ask({ t: 'sit', seat: 1 });
    await late.until(({ house }) => house!.places.some((place) => place.kind === 'guest' && place.guest === late.me));
    expect(late.sync!.view.who).toBe('watcher');
    const stop = playAlong(host, game);
    await host.until(({ house }) => house!.phase === 'over', 60_000);
    stop();
    host.ask({ t: 'start' });
    await late.until(({ sync }) => sync?.match === 2 && sync.view.who === 1);
    host.close();
    late.close();
  });

  it('E8 player and watcher swap between matches', async () => {
    const game = await rulesOf('mathmasters');
    const host = await Guest.host(server.address, { game: 'mathmasters', places: 2 });
    const player = await joined(host);
    const watcher = await joined(host);
    const all = [host, player, watcher];
    host.ask({ t: 'start' });
    await Promise.all(all.map((one) => one.until(({ sync }) => sync?.match === 1)));
    expect(all.map(({ sync }) => sync!.view.who)).toEqual([0, 1, 'watcher']);
    const stops = [host, player].map((one) => playAlong(one, game));
    await Promise.all(all.map((one) => one.until(({ house }) => house!.phase === 'over', 60_000)));
    for (const stop of stops) stop();
    player.ask({ t: 'stand' });
    await watcher.until(({ house }) => house!.places[1]!.kind === 'open');
    watcher.ask({ t: 'sit', seat: 1 });
    await host.until(({ house }) => house!.places.every(({ kind }) => kind === 'guest'));
    host.ask({ t: 'start' });
    await Promise.all(all.map((one) => one.until(({ sync }) => sync?.match === 2)));
    expect(all.map(({ sync }) => sync!.view.who)).toEqual([0, 'watcher', 1]);
    for (const one of all) one.close();
  });

  it('E9 a rematch keeps PIN, rules, players and watchers', async () => {
    const game = await rulesOf('mathmasters');
    const host = await Guest.host(server.address, { game: 'mathmasters', places: 2 });
    const guest = await joined(host);
    const watcher = await joined(host);
    const { pin, options } = host.house!;
    for (const match of [1, 2]) {
      host.ask({ t: 'start' });
      await Promise.all([host, guest, watcher].map((one) => one.until(({ sync }) => sync?.match === match)));
      const stops = [host, guest].map((one) => playAlong(one, game, `match${match}`));
      await watcher.until(({ house }) => house!.phase === 'over' && house!.match === match, 60_000);
      for (const stop of stops) stop();
    }
    expect(watcher.house).toMatchObject({ pin, options, guests: [{}, {}, {}] });
    expect([host, guest, watcher].map(({ sync }) => sync!.view.who)).toEqual([0, 1, 'watcher']);
    for (const one of [host, guest, watcher]) one.close();
  });
});

describe('pointing', () => {
  it('is seen by all, at what lies open only, by those who sit, and not too often', async () => {
    const host = await hosted({ places: 2 });
    const guest = await joined(host);
    const watcher = await joined(host);
    guest.ask({ t: 'point', at: 'discard' });
    expect(await refusal(guest)).toBe('no-match');
    host.ask({ t: 'start' });
    await Promise.all([host, guest, watcher].map((one) => one.until(({ sync }) => sync !== null)));
    const heard = [host, guest, watcher].map((one) => one.wait(({ t }) => t === 'pointed'));
    guest.ask({ t: 'point', at: 'draw' });
    for (const tell of await Promise.all(heard)) expect(tell).toEqual({ t: 'pointed', guest: guest.me, at: 'draw' });
    const [card] = handOf(guest) as readonly { readonly id: number }[];
    for (const at of [`card-${card!.id}`, 'hand', 'seat-0', '']) {
      guest.ask({ t: 'point', at });
      expect(await refusal(guest)).toBe('no-such-spot');
    }
    watcher.ask({ t: 'point', at: 'draw' });
    expect(await refusal(watcher)).toBe('no-match');
    for (let more = 0; more < 3; more++) guest.ask({ t: 'point', at: 'target' });
    expect(await refusal(guest)).toBe('too-fast');
    for (const one of [host, guest, watcher]) one.close();
  });

  it('at the own cards as a whole is allowed where all play together', async () => {
    const host = await Guest.host(server.address, { game: 'math-rush', places: 2 });
    const guest = await joined(host);
    host.ask({ t: 'start' });
    await Promise.all([host, guest].map((one) => one.until(({ sync }) => sync !== null)));
    const heard = host.wait(({ t }) => t === 'pointed');
    guest.ask({ t: 'point', at: 'hand' });
    expect(await heard).toEqual({ t: 'pointed', guest: guest.me, at: 'hand' });
    for (const one of [host, guest]) one.close();
  });
});

describe('staying in', () => {
  it('E10 E14 the same token in a new line has the same seat and hand; the older line is told so calmly', async () => {
    const host = await hosted();
    const guest = await joined(host);
    host.ask({ t: 'start' });
    await guest.until(({ sync }) => sync !== null);
    const again = await new Guest(server.address, guest).connect();
    await guest.until(({ bye }) => bye === 'elsewhere');
    expect(again.me).toBe(guest.me);
    expect(again.sync!.view).toEqual(guest.sync!.view);
    expect(again.sync!.seq).toBe(guest.sync!.seq);
    host.close();
    again.close();
  });

  it('E7 E13 the phone of a host that sleeps is missed after two pings, and somebody here is host; on waking its seat and hand are there, and what came meanwhile', async () => {
    const own = await startForTests({ limits: { ping: 500 } });
    const phone = await Guest.host(own.address, { game: GAME, places: 2 });
    const other = await Guest.join(own.address, phone.house!.pin!);
    phone.ask({ t: 'leavers', grace: 180, leaver: 'wait' });
    phone.ask({ t: 'start' });
    await Promise.all([phone, other].map((guest) => guest.until(({ sync }) => sync !== null)));
    const before = phone.sync!;
    phone.sleep();
    await other.until(({ house, me }) => house!.host === me);
    expect(other.house!.guests.map(({ here }) => here)).toEqual([false, true]);
    const stop = playAlong(other, await rulesOf(GAME));
    await settled(other);
    stop();
    const heard = phone.frames.length;
    await phone.connect();
    expect(phone.frames.slice(heard).some((frame) => frame.startsWith('{"t":"welcome"'))).toBe(true);
    expect(phone.sync!.view.who).toBe(0);
    expect(handOf(phone)).toEqual(handOf({ sync: before }));
    expect(phone.sync!.seq).toBeGreaterThanOrEqual(before.seq);
    await other.until(({ house }) => house!.guests.every(({ here }) => here));
    expect(other.house!.host).toBe(other.me);
    await own.close();
  });

  it('E26 a committed move stands: nothing that a page can say takes it back', async () => {
    const host = await hosted({ places: 2 });
    const guest = await joined(host);
    const watcher = await joined(host);
    host.ask({ t: 'start' });
    await Promise.all([host, guest, watcher].map((one) => one.until(({ sync }) => sync !== null)));
    const seat = (watcher.sync!.view as unknown as AnyView).turn.must[0]!;
    const mover = [host, guest][seat]!;
    const { seq } = mover.sync!;
    mover.play({ kind: 'take', from: 'draw' });
    await mover.until(({ sync }) => sync!.seq > seq);
    const { view } = mover.sync!;
    for (const ask of [{ t: 'undo' }, { t: 'again', seq }, { t: 'play', cid: 1, match: 1, move: { kind: 'undo' } }]) {
      const answer = refusal(mover);
      mover.raw(JSON.stringify(ask));
      expect(await answer).not.toBe('');
    }
    await settled(mover);
    expect(mover.sync!.view).toEqual(view);
    for (const one of [host, guest, watcher]) one.close();
  });

  it('E8 a bot makes room for who has no place, and for the host; nobody hops from one to the next', async () => {
    const host = await hosted({ places: 3, bots: ['easy', 'easy'] });
    const guest = await Guest.join(server.address, host.house!.pin!);
    const kinds = () => host.house!.places.map(({ kind }) => kind);
    guest.ask({ t: 'sit', seat: 1 });
    await host.until(() => kinds().join() === 'guest,guest,bot');
    guest.ask({ t: 'sit', seat: 2 });
    expect(await guest.wait(({ t }) => t === 'refused')).toMatchObject({ why: 'taken' });
    expect(kinds()).toEqual(['guest', 'guest', 'bot']);
    host.ask({ t: 'sit', seat: 2 });
    await host.until(() => kinds().join() === 'open,guest,guest');
    host.close();
    guest.close();
  });

  it('E14 two people who open one link in the same instant get two seats', async () => {
    const host = await hosted({ places: 8 });
    const came = await Promise.all(Array.from({ length: 7 }, () => joined(host)));
    await settled(host);
    const seats = host.house!.places.map((place) => (place.kind === 'guest' ? place.guest : ''));
    expect(new Set(seats).size).toBe(8);
    for (const one of [host, ...came]) one.close();
  });

  it('E15 a seat moves to another device by a code that works once', async () => {
    const host = await hosted();
    const guest = await joined(host);
    guest.ask({ t: 'move-seat' });
    const tell = await guest.wait(({ t }) => t === 'code');
    const code = tell.t === 'code' ? tell.code : '';
    const came = await join(server.address, { code: code.toLowerCase() });
    if (!came.ok) throw new Error(came.why);
    await guest.until(({ bye }) => bye === 'moved');
    const moved = await new Guest(server.address, came).connect();
    expect(moved.me).toBe(guest.me);
    await guest.connect();
    expect(guest.bye).toBe('moved');
    expect(await join(server.address, { code })).toEqual({ ok: false, why: 'no-such-code' });
    host.close();
    moved.close();
  });

  it.each(['bot', 'skip'] as const)(
    'E16 a leaver never stalls the table (%s), and takes the seat back',
    async (leaver) => {
      const game = await rulesOf(GAME);
      const host = await hosted({ places: 2 });
      const guest = await joined(host);
      host.ask({ t: 'leavers', grace: 10, leaver });
      host.ask({ t: 'start' });
      await Promise.all([host, guest].map((one) => one.until(({ sync }) => sync !== null)));
      guest.cut();
      await host.until(({ house }) => house!.players[1]!.standIn);
      const from = host.sync!.seq;
      const stop = playAlong(host, game);
      await host.until(({ sync }) => sync!.seq > from + 12, 30_000);
      stop();
      await guest.connect();
      await host.until(({ house }) => !house!.players[1]!.standIn && !house!.players[1]!.away);
      expect(guest.sync!.view.who).toBe(1);
      host.close();
      guest.close();
    },
  );

  it('E16 all who played leave for good: bots end their match for those who watch, and the next one can begin', async () => {
    const host = await Guest.host(server.address, {
      game: 'mathmasters',
      options: { deals: 1, handSize: 5 },
      places: 2,
    });
    const players = [await joined(host), await joined(host)];
    host.ask({ t: 'stand' });
    await host.until(({ house }) => house!.places.some(({ kind }) => kind === 'open'));
    players[1]!.ask({ t: 'sit', seat: 0 });
    await host.until(({ house }) => house!.places.every(({ kind }) => kind === 'guest'));
    host.ask({ t: 'leavers', grace: 10, leaver: 'wait' });
    host.ask({ t: 'start' });
    await Promise.all(players.map((one) => one.until(({ sync }) => sync !== null)));
    for (const one of players) one.ask({ t: 'leave' });
    host.on(() => host.sync?.atBreak === true && host.ask({ t: 'go-on', match: 1 }));
    await host.until(({ house }) => house!.phase === 'over', 100_000);
    host.close();
  });

  it('E16 where the host wants everyone to wait, they wait', async () => {
    const host = await hosted({ places: 2 });
    const guest = await joined(host);
    host.ask({ t: 'leavers', grace: 10, leaver: 'wait' });
    host.ask({ t: 'start' });
    await host.until(({ sync }) => sync !== null);
    guest.cut();
    await host.until(({ house }) => house!.players[1]!.standIn);
    const { seq } = host.sync!;
    await new Promise((done) => setTimeout(done, 300));
    await settled(host);
    expect(host.sync!.seq).toBe(seq);
    host.close();
  });

  it('E17 the host pauses everything: no clock runs, no move counts, until the host says go on', async () => {
    const host = await Guest.host(server.address, { game: 'math-rush', places: 2 });
    const guest = await joined(host);
    host.ask({ t: 'start' });
    await Promise.all([host, guest].map((one) => one.until(({ sync }) => sync !== null)));
    guest.ask({ t: 'pause', on: true });
    expect(await refusal(guest)).toBe('not-host');
    host.ask({ t: 'pause', on: true });
    await guest.until(({ house }) => house!.paused);
    await settled(guest);
    const { at } = guest.sync!;
    expect(guest.sync!.runs).toBe(false);
    await new Promise((done) => setTimeout(done, 200));
    await settled(guest);
    expect(guest.sync!.at).toBe(at);
    guest.play({ kind: 'any' });
    expect(await refusal(guest)).toBe('paused');
    host.ask({ t: 'pause', on: false });
    await guest.until(({ house }) => !house!.paused);
    await settled(guest);
    expect(guest.sync!.runs).toBe(true);
    host.close();
    guest.close();
  });

  it('E12 a beat comes every two seconds at most, so that silence means a dead line', async () => {
    const host = await hosted();
    await host.wait(({ t }) => t === 'beat', 3_000);
    await host.wait(({ t }) => t === 'beat', 2_500);
    host.close();
  });

  it('E19 an old page is told so, and loses nothing', async () => {
    const host = await hosted();
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/line`);
    await new Promise((done) => socket.once('open', done));
    const said = new Promise<string>((done) => socket.once('message', (data) => done((data as Buffer).toString())));
    socket.send(JSON.stringify({ t: 'hello', v: WIRE_VERSION + 1, table: host.table, token: host.token }));
    expect(JSON.parse(await said)).toEqual({ t: 'bye', why: 'old-page' });
    await settled(host);
    host.close();
  });

  it('E21 says when a table is erased, and then it is', async () => {
    const own = await startForTests({ limits: { tableHours: 1 } });
    const host = await Guest.host(own.address, { game: GAME });
    expect(host.house!.until).toBeGreaterThan(Date.now() + 2_900_000);
    // When something was kept is nobody's business, to the minute.
    expect(host.house!.until % 600_000).toBe(0);
    expect(host.house!.until).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(await (await fetch(`${own.address}/api/where`)).json()).toMatchObject({ tableHours: 1 });
    await own.close();
  });
});

it.each([
  [{ game: 'chess' }, 'unknown-game'],
  [{ game: GAME, places: 99 }, 'seats'],
  [{ game: GAME, places: 2, bots: ['easy', 'easy'] }, 'seats'],
  [{ game: GAME, options: { nonsense: true } }, 'options'],
  [{ game: 7 }, 'damaged'],
])('a table that cannot be is refused with a code: %j', async (wish, why) => {
  expect(await openTable(server.address, wish as never)).toEqual({ ok: false, why });
});

it.each(['/api/tables', '/api/join'])('%s answers what it cannot read as it answers everything', async (path) => {
  const ask = (body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${server.address}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  const answers = [
    [await ask('{"pin":'), 400],
    [await ask('{"pin":7,"game":7}'), 400],
    [await ask(''), 400],
    [await ask('pin=K7T4P9', 'application/x-www-form-urlencoded'), 415],
    [await ask(JSON.stringify('x'.repeat(70_000))), 413],
  ] as const;
  for (const [answer, status] of answers) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ ok: false, why: 'damaged' });
  }
});
