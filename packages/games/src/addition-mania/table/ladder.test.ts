// The rungs at the end of a match, where only one sum is left.
import { openMatch } from '@cardinal/kernel';
import { LANGS } from '@cardinal/words';
import { expect, test } from 'vitest';
import { game, odds, type ManiaView } from '../index.ts';
import { isCertain } from '../odds.ts';
import { rungsOf } from './ladder.ts';
import { tongue } from './tongue.ts';

const opened = openMatch(game, { seats: 2, seed: 'certain', options: {} });
if (!opened.ok) throw new Error(opened.why);
opened.match.advance(0, true);
const first = opened.match.view(0) as unknown as ManiaView;
if (!first.own) throw new Error('a card is lifted');
const { id, value } = first.own;
const deck = first.options.deck.map((card, at) => ({ ...card, id: at }));
/** A view of the same card that has seen all others but these. */
const unseen = (kept: readonly number[]): ManiaView => ({
  ...first,
  leftovers: deck.filter((card) => card.id !== id && !kept.includes(card.id)),
});
const other = (worth: number): number => deck.find((card) => card.id !== id && card.value === worth)?.id ?? NaN;

test.each(LANGS)('%s: a sum that is certain is no matter of halves and hundreds', async (lang) => {
  await tongue.speak(lang);
  const last = unseen([other(8)]);
  expect(isCertain(odds(last))).toBe(true);
  const rungs = rungsOf(last);
  expect(rungs[2]).toBe(tongue.table.hintCertain(value + 8));
  expect(rungs[4]?.match(/100/u) ?? null).toBeNull();
  const two = unseen([other(8), other(3)]);
  expect(isCertain(odds(two))).toBe(false);
  expect(rungsOf(two)[2]).toBe(tongue.table.hintRange(value + 3, value + 3));
  expect(rungsOf(two)[2]?.split(String(value + 3))).toHaveLength(2);
});
