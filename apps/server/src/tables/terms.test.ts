// Own time, own cards and hints for a place of an online table: who may give them, and that they go along to the seat of the match.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { startForTests } from '../testing/server.ts';
import { entryOf } from './games.ts';
import { act, type HouseGround } from './house-acts.ts';
import { readHouse, seen, type House } from './house.ts';
import { newGame, newHouse, newTerms, openRound } from './openings.ts';

async function tableOf(game: string) {
  const opening = { game, options: {}, places: 4, bots: ['easy' as const] };
  const made = await newHouse(opening, 'hash', 'PIN');
  if (!made.ok) throw new Error(made.why);
  return made.house;
}

const own = (seat: number, value: number) => ({ t: 'own' as const, seat, option: 'seatRange' as const, value });

describe('own cards at an online table', () => {
  it('are given by the host to all, and by everyone to themselves only', async () => {
    const house = await tableOf('numsense');
    expect(await newTerms(house, 'g1', own(3, 10))).toMatchObject({
      ok: true,
      house: { options: { seatRange: [0, 0, 0, 10] } },
    });
    const hosted = { ...house, host: 'g9' };
    expect((await newTerms(hosted, 'g1', own(0, 5))).ok).toBe(true);
    expect(await newTerms(hosted, 'g1', own(3, 5))).toEqual({ ok: false, why: 'not-host' });
  });

  it('are refused where the game has none, for other numbers, and for places that are not there', async () => {
    const house = await tableOf('numsense');
    expect(await newTerms(house, 'g1', own(0, 7))).toEqual({ ok: false, why: 'options' });
    expect(await newTerms(house, 'g1', own(4, 5))).toEqual({ ok: false, why: 'seats' });
    expect(await newTerms(await tableOf('mathmasters'), 'g1', own(0, 5))).toEqual({ ok: false, why: 'options' });
  });

  it('belong to the seat in the match though places before it stay open, and everyone sees them', async () => {
    const given = await newTerms(await tableOf('numsense'), 'g1', own(3, 10));
    if (!given.ok) throw new Error(given.why);
    const round = await openRound(given.house, 0);
    if (!round.ok) throw new Error('not begun');
    const { players } = seen(
      round.house,
      'g1',
      { here: () => true, standIn: () => false, secretSince: null, stalled: null, signs: [] },
      0,
    );
    expect(players.map(({ range }) => range)).toEqual([undefined, 10]);
    expect(round.played.header.options).toMatchObject({ seatRange: [0, 10] });
  });

  it('are cut when the table becomes smaller, instead of standing in its way', async () => {
    const given = await newTerms(await tableOf('numsense'), 'g1', own(3, 10));
    if (!given.ok) throw new Error(given.why);
    const smaller = { ...given.house, places: given.house.places.slice(0, 2) };
    expect((await newGame(smaller, 'numsense', smaller.options)).ok).toBe(true);
    expect((await newTerms(smaller, 'g1', own(0, 5))).ok).toBe(true);
  });
});

describe('hints at an online table', () => {
  const away: HouseGround = {
    facts: entryOf('numsense')!.facts,
    freshPin: () => 'PIN',
    here: () => true,
    secretSince: null,
  };
  const by = (house: House, id: string) => ({ ...house.guests[0]!, id });
  const after = (house: House, id: string, ask: Parameters<typeof act>[2]): House => {
    const acted = act(house, by(house, id), ask, away);
    if (!acted.ok) throw new Error(acted.why);
    return acted.house;
  };
  const grant = (count: number | null) => ({ t: 'hints' as const, seat: 0, count });

  it('are given by the host and by everyone to themselves, to people only', async () => {
    const house = { ...(await tableOf('numsense')), host: 'g9' };
    const given = after(house, 'g1', grant(3));
    expect(given.places[0]).toEqual({ kind: 'guest', guest: 'g1', hints: 3 });
    expect(after(given, 'g9', grant(null)).places[0]).toEqual({ kind: 'guest', guest: 'g1' });
    expect(act(house, by(house, 'g2'), grant(3), away)).toEqual({ ok: false, why: 'not-host' });
    expect(act(house, by(house, 'g9'), { t: 'hints', seat: 3, count: 1 }, away)).toEqual({ ok: false, why: 'seats' });
  });

  it('are counted down in the match, seen by all, refused when they are used, kept over a restart, and whole again in the next match', async () => {
    const round = await openRound(after(await tableOf('numsense'), 'g1', grant(1)), 0);
    if (!round.ok) throw new Error('not begun');
    const left = (house: House) =>
      seen(
        house,
        'g7',
        { here: () => true, standIn: () => false, secretSince: null, stalled: null, signs: [] },
        0,
      ).players.map(({ hintsLeft }) => hintsLeft);
    const watched = {
      ...round.house,
      guests: [...round.house.guests, { id: 'g7', token: 't', name: 'W', waiting: false }],
    };
    expect(left(watched)).toEqual([1, undefined]);
    const ask = { t: 'hint' as const, match: 1 };
    const used = readHouse(JSON.stringify(after(watched, 'g1', ask)));
    expect(left(used)).toEqual([0, undefined]);
    expect(act(used, by(used, 'g1'), ask, away)).toEqual({ ok: false, why: 'no-hints' });
    expect(act(watched, by(watched, 'g7'), ask, away)).toEqual({ ok: false, why: 'no-match' });
    expect(act(watched, by(watched, 'g1'), { ...ask, match: 2 }, away)).toEqual({ ok: false, why: 'no-match' });
    expect(act(used, by(used, 'g1'), grant(5), away)).toEqual({ ok: false, why: 'match-runs' });
    const rematch = await openRound({ ...used, match: { ...used.match!, over: true } }, 0);
    expect(rematch.ok && left(rematch.house)).toEqual([1, undefined]);
  });

  it('E24 asked for in a secret moment are seen by others when it is over, since they tell who still thinks; over a restart too', async () => {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-hints-'));
    const server = await startForTests({ data });
    const host = await Guest.host(server.address, { game: 'addition-mania', places: 2 });
    const other = await Guest.join(server.address, host.house!.pin!);
    host.ask({ t: 'sit', seat: 0 });
    other.ask({ t: 'sit', seat: 1 });
    await host.until(({ house }) => house!.places.every(({ kind }) => kind === 'guest'));
    host.ask({ t: 'hints', seat: 0, count: 2 });
    await host.until(({ house }) => (house!.places[0] as { hints?: number }).hints === 2);
    host.ask({ t: 'start' });
    await other.until(({ sync }) => sync?.view.turn['mode'] === 'sealed');
    host.ask({ t: 'hint', match: 1 });
    await host.until(({ house }) => house!.players[0]!.hintsLeft === 1);
    // Another change of the house is told to everybody, and still does not say it.
    host.ask({ t: 'pin', hidden: true });
    await other.until(({ house }) => house!.pinHidden);
    expect(other.house!.players[0]!.hintsLeft).toBe(2);
    other.play({ kind: 'guess', sum: 20 });
    await other.until(({ sync }) => (sync!.view as { guess?: number | null }).guess === 20);
    expect(other.house!.players[0]!.hintsLeft).toBe(2);
    await server.close();
    const again = await startForTests({ data });
    const back = await new Guest(again.address, host).connect();
    const waits = await new Guest(again.address, other).connect();
    expect([back, waits].map(({ house }) => house!.players[0]!.hintsLeft)).toEqual([1, 2]);
    // A second hint in the same moment is as secret as the first.
    back.ask({ t: 'hint', match: 1 });
    await back.until(({ house }) => house!.players[0]!.hintsLeft === 0);
    back.ask({ t: 'pin', hidden: false });
    await waits.until(({ house }) => !house!.pinHidden);
    expect(waits.house!.players[0]!.hintsLeft).toBe(2);
    back.play({ kind: 'guess', sum: 21 });
    await waits.until(({ house }) => house!.players[0]!.hintsLeft === 0);
    expect(waits.sync!.view.turn['mode']).not.toBe('sealed');
    await again.close();
    fs.rmSync(data, { recursive: true });
  });
});
