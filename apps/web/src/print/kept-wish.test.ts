import { games, type GameId } from '@cardinal/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../session/shelf.ts';
import { keepWish, readWish, type KeptWish } from './kept-wish.ts';
import { usualWish } from './wish.ts';

const seatsOf = (game: string) => (Object.hasOwn(games, game) ? games[game as GameId].facts.seats : null);
const usual = (game: GameId) => usualWish(games[game].facts.usualSeats, ['de'], 'fresh');
const readFrom = (text: string | null, asked: GameId | null = null): KeptWish =>
  readWish({ read: () => text }, asked, seatsOf, usual);

describe('choices for printing', () => {
  it('are as they usually are where nothing was kept, or nothing that can be read', () => {
    for (const text of [null, '', 'no', '[]', '{"game":"chess","choices":{}}', '{"game":"numsense"}'])
      expect(readFrom(text)).toEqual({ game: 'numsense', wish: usual('numsense') });
  });

  it('last on the device, but for decks and matches that were opened', () => {
    const shelf = memoryShelf();
    const wish = { ...usual('break-in'), what: 'score', paper: 'letter', players: 5, stock: 1, match: 'bad' } as const;
    keepWish(shelf, { game: 'break-in', wish });
    expect(readWish(shelf, null, seatsOf, usual)).toEqual({ game: 'break-in', wish: { ...wish, match: 'none' } });
    // Another game has other seats and stocks of card.
    const other = { ...wish, match: 'none', players: 4, stock: 0 };
    expect(readWish(shelf, 'addition-mania', seatsOf, usual).wish).toEqual({
      ...other,
      players: games['addition-mania'].facts.usualSeats,
    });
  });

  it('that cannot be made any more are the usual ones, each for itself', () => {
    const choices = { what: 'poster', paper: 'letter', players: 99, hand: 4.5, count: 1e9, seed: 7, key: 'foot' };
    expect(readFrom(JSON.stringify({ game: 'mathmasters', choices }))).toEqual({
      game: 'mathmasters',
      wish: { ...usual('mathmasters'), paper: 'letter' },
    });
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(Object.keys(readFrom(json).wish).sort()).toEqual(Object.keys(usual('numsense')).sort());
      }),
    );
  });
});
