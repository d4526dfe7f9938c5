// Sheets from matches: each game's turning points, from moments laid out by hand; what was played well gives none.
import { expect, it } from 'vitest';
import { stockIn } from './break-in/deck.ts';
import { options as breakIn } from './break-in/options.ts';
import type { PlayedMoment } from './game-paper.ts';
import { options as rush } from './math-rush/options.ts';
import { readCard } from './mathmasters/deck.ts';
import { options as masters } from './mathmasters/options.ts';
import type { GameId } from './registry.ts';
import { paperOf } from './sheets.ts';

/** Two moments: a state, and what was heard right after it. */
const after = (state: unknown, ...heard: readonly object[]): PlayedMoment[] =>
  [
    { state, heard: [] },
    { state, heard },
  ] as never;

const sheetOf = async (id: GameId, moments: readonly PlayedMoment[]) => (await paperOf(id)).matchSheet('en', moments);

it('MathMasters: a stronger set that was held at a pass, the one worth most; and a wrong Times put right', async () => {
  const cards = (text: string): number[] => text.split(' ').map((one) => readCard(one) ?? NaN);
  const pile = [{ setType: 'same-number', cards: cards('5M 5K') }];
  const state = { options: masters.defaults, deal: 1, pile, hands: [cards('2M 6R 6T 9M 9K'), cards('2K 2R 4M 4T')] };
  const { items } = await sheetOf('mathmasters', [
    ...after(state, { kind: 'passed', seat: 0 }),
    // The same set passed over again is no new item.
    ...after(state, { kind: 'passed', seat: 0 }),
    ...after({ ...state, hands: [cards('2M 6R 9M 9K'), []] }, { kind: 'passed', seat: 0 }),
    ...after(state, { kind: 'passed', seat: 1 }),
    ...after(state, { kind: 'wrong-times-called', seat: 0, against: 1, right: true, cards: cards('3M 4K 11R') }),
  ]);
  expect(items).toEqual([
    { kind: 'line', text: '3 × 4 = _', key: '3 × 4 = 12' },
    { kind: 'cards', says: 'On the pile: 5M 5K', cards: ['2M', '6R', '9M', '9K'], key: '9M 9K:  9 + 9 = 18' },
  ]);
});

it('Math Rush: a wrong row without what its goal forbids; a right one is left out', async () => {
  const { deck } = rush.defaults;
  const id = (text: string): number => deck.numbers.findIndex((face) => face.text === text);
  const goal = deck.goals.findIndex(({ direction, limit }) => direction === 'up' && limit === 'sums');
  const stacks = ['4 + 4', '0 + 2', '2 + 1', '8 − 5'].map((text) => [id(text)]);
  const state = { options: rush.defaults, hands: [], sets: [{ goal, stacks, complete: true }] };
  const ended = (fault: string | null) => ({ kind: 'race-ended', race: { verified: [{ goal, fault }] } });
  const { items } = await sheetOf('math-rush', after(state, ended('order')));
  expect(items).toEqual([
    {
      kind: 'cards',
      says: 'going up, only sums',
      cards: ['4 + 4', '0 + 2', '2 + 1', '8 − 5'],
      key: '0 + 2 = 2,  2 + 1 = 3,  4 + 4 = 8',
    },
  ]);
  expect((await sheetOf('math-rush', after(state, ended(null)))).items).toEqual([]);
});

it('Break In: a formula that was not laid; whoever laid the best one is left in peace', async () => {
  const faces = stockIn(breakIn.defaults).faces;
  const hand = ['2', '3', '6', 'x'].map((face) => faces.findIndex((one) => one === face));
  const state = { options: breakIn.defaults, laid: 0, hands: [hand] };
  const [item] = (await sheetOf('break-in', after(state, { kind: 'card-discarded', seat: 0 }))).items;
  // 2, 3 and 6 bring 11, the × 15, the = 20.
  expect(item?.key).toMatch(/^(2 × 3 = 6|3 × 2 = 6|6 = 2 × 3|6 = 3 × 2) {3}\(46 points\)$/u);
  const laid = { kind: 'formula-laid', formula: { seat: 0, points: 46 } };
  expect((await sheetOf('break-in', after(state, laid))).items).toEqual([]);
});

it('Addition Mania: rounds that nobody guessed, the widest miss first', async () => {
  const round = (ranks: string, values: readonly number[], guesses: readonly number[]) => ({
    kind: 'revealed',
    cards: [...ranks].map((rank, i) => ({ rank, value: values[i] })),
    sum: values.reduce((sum, value) => sum + value, 0),
    guesses,
  });
  const { items } = await sheetOf(
    'addition-mania',
    after(null, round('A2', [1, 2], [3, 9]), round('K4', [11, 4], [13, 18]), round('79', [7, 9], [30, 25])),
  );
  expect(items.map(({ key }) => key)).toEqual(['7 + 9 = 16', '11 + 4 = 15']);
});
