// What the form of unlike people offers and hands on: lists by seat for the people at the table, by the options of real games.
import { games } from '@cardinal/games';
import { openMatch } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { personBegins, type SeatSetup } from '../session/setup.ts';
import { effective, forSeats } from './options-form.ts';
import { ownValues, withOwn } from './own-options.ts';

const mania = (await games['addition-mania'].load()).options.specs;
const numsense = await games.numsense.load();
const { specs } = numsense.options;
const person = (name: string): SeatSetup => ({ kind: 'person', name });
const bot: SeatSetup = { kind: 'bot', name: 'Bo', level: 'easy' };

describe('own options of seats', () => {
  it('are offered where the game has them and a clock runs', () => {
    expect(ownValues(specs, {}, 'seatRange')).toEqual([0, 5, 10, 15, 20]);
    expect(ownValues(specs, {}, 'seatTime')).toEqual([]);
    expect(ownValues(mania, {}, 'seatTime')).toEqual([]);
    expect(ownValues(mania, { guessTimer: 30 }, 'seatTime')).toEqual([1, 2, 3, 5, 10, 0]);
  });

  it('are handed on for the people who are there, and not for bots', () => {
    const values = { seatRange: withOwn(specs, { seatRange: [5, 10, 15] }, 'seatRange', { seat: 3, value: 20 }) };
    const given = (seats: readonly SeatSetup[]) => effective(specs, forSeats(specs, values, seats));
    expect(given([person('Ada'), bot, person('Cy')])).toEqual({ seatRange: [5, 0, 15] });
    expect(given([bot, bot])).toEqual({});
    expect(openMatch(numsense, { options: given([person('Ada'), bot]), seats: 2, seed: 'x' }).ok).toBe(true);
  });

  it('go along when seats are turned so that the person begins', () => {
    const seats = [person('Ada'), bot, { ...bot, name: 'Cy' }];
    const turned = personBegins(numsense, { game: 'numsense', seats, options: { seatRange: [10] }, seed: 'x' });
    const at = turned.seats.findIndex(({ name }) => name === 'Ada');
    expect(at).toBe(1);
    expect(turned.options['seatRange']).toEqual([0, 10, 0]);
  });
});
