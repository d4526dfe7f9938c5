import { openMatch } from '@cardinal/kernel';
import { expect, it } from 'vitest';
import { game, type ManiaView } from '../index.ts';
import { seatLines } from './seats.ts';
import { en } from './words/en.ts';

it('shows and says one count of the pile: the lifted card no longer lies on it', () => {
  const opened = openMatch(game, { seats: 4, seed: 'piles' });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  const piles = (): unknown =>
    seatLines(match.view(0) as unknown as ManiaView, en).map(({ cards, cardsLabel }) => [cards, cardsLabel]);
  const twelve = [12, '12 cards left'];
  expect(piles()).toEqual([twelve, twelve, twelve]);
  for (const seat of [0, 1, 2, 3]) match.submit(seat, { kind: 'guess', sum: 20 }, 0);
  expect(piles()).toEqual([twelve, twelve, twelve]);
});
