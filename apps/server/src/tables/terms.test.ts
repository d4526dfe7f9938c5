// Own time and own cards for a place of an online table: who may give them, and that they go along to the seat of the match.
import { describe, expect, it } from 'vitest';
import { seen } from './house.ts';
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
    const { players } = seen(round.house, 'g1', { here: () => true, standIn: () => false, signs: [] }, 0);
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
