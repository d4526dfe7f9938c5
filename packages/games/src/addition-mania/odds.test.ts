// The odds of a sum, against counting every way by hand.
import { openMatch } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { game, odds, type ManiaView } from './index.ts';
import { sumOf } from './odds.ts';

test('two cards from 1, 1, 2: sums 2 and 3 in the proportion 1 to 2', () => {
  const { low, chances } = sumOf(
    new Map([
      [1, 2],
      [2, 1],
    ]),
    2,
  );
  expect(low).toBe(2);
  expect(chances.map((chance) => Math.round(chance * 3))).toEqual([1, 2]);
});

test('three cards from a small deck, against listing every draw', () => {
  const cards = [0, 1, 1, 3, 5, 5, 8];
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const seen = new Map<number, number>();
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      for (let c = b + 1; c < cards.length; c++) {
        const sum = (cards[a] as number) + (cards[b] as number) + (cards[c] as number);
        seen.set(sum, (seen.get(sum) ?? 0) + 1);
      }
  const { low, chances } = sumOf(counts, 3);
  for (const [i, chance] of chances.entries()) expect(chance * 35).toBeCloseTo(seen.get(low + i) ?? 0, 9);
});

test('the last sum of four players is certain for whoever counted', () => {
  const opened = openMatch(game, { seats: 4, seed: 'last' });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0);
  for (let reveal = 0; reveal < 12; reveal++) {
    for (let seat = 0; seat < 4; seat++) match.submit(seat, { kind: 'guess', sum: 20 }, 0);
    match.advance(0, true);
  }
  const view = match.view(0) as unknown as ManiaView;
  expect(odds(view).chances).toHaveLength(1);
  for (let seat = 0; seat < 4; seat++) match.submit(seat, { kind: 'guess', sum: odds(view).low }, 0);
  expect((match.view(0) as unknown as ManiaView).history[12]?.points).toEqual([3, 3, 3, 3]);
});
