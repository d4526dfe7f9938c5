// The cards of Math Rush as data. The printed values, letters and goals of the published game could not be found: these
// are of our design (see RULINGS.md), and a player can edit them.
import * as v from 'valibot';

/** Highest value of a number card; the letters A to U stand for 0 to 20. */
export const HIGHEST = 20;

/** What a goal may ask of every card in its set (ruling 3.12). */
export const LIMITS = ['none', 'sums', 'differences', 'even', 'odd', 'above', 'below'] as const;
/** One of {@link LIMITS}. `above` is more than 11, `below` less than 9. */
export type Limit = (typeof LIMITS)[number];

/** A number card: the sum or difference that stands on it, and what it comes to. */
export type NumberFace = {
  readonly text: string;
  readonly kind: 'sum' | 'difference';
  readonly value: number;
  readonly advanced: boolean;
};

/** A goal card: which way values run, what it asks, how many cards, how many stars. */
export type GoalFace = {
  readonly direction: 'up' | 'down';
  readonly limit: Limit;
  readonly count: number;
  readonly stars: number;
  readonly advanced: boolean;
};

/** Both decks. */
export type RushDeck = { readonly numbers: readonly NumberFace[]; readonly goals: readonly GoalFace[] };

/** The check letter on the back of a number card: A for 0, B for 1 … */
export function letterOf(value: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + value);
}

function sum(value: number, second: number, advanced: boolean): NumberFace {
  return { text: `${value - second} + ${second}`, kind: 'sum', value, advanced };
}

function difference(value: number, taken: number, advanced: boolean): NumberFace {
  return { text: `${value + taken} − ${taken}`, kind: 'difference', value, advanced };
}

// Of every value two sums and two differences, one of the four advanced: it crosses a ten or has large numbers. Of 9, 10
// and 11, round which the goals turn, one sum and one difference more. That makes 45 sums, 45 differences, 23 advanced.
function numberCards(): NumberFace[] {
  const cards: NumberFace[] = [];
  for (let value = 0; value <= HIGHEST; value++) {
    const odd = value % 2 === 1;
    cards.push(sum(value, Math.min(value, 1 + (value % 3)), false));
    cards.push(sum(value, Math.floor(value / 2), odd));
    cards.push(difference(value, 1 + (value % 4), false));
    cards.push(difference(value, odd ? 5 : 7 + (value % 5), !odd));
  }
  for (const value of [9, 10, 11]) {
    cards.push(sum(value, 4, value === 10));
    cards.push(difference(value, 8, value === 11));
  }
  return cards;
}

// Stars by simulation, see RULINGS.md: all goals of three races together bring 63.
const GOAL_ROWS: readonly (readonly [limit: Limit, count: number, stars: number, advancedDown: boolean])[] = [
  ['none', 6, 1, false],
  ['sums', 5, 1, false],
  ['differences', 5, 1, false],
  ['even', 4, 2, true],
  ['odd', 4, 2, true],
  ['above', 4, 1, false],
  ['below', 4, 1, true],
];

// Seven limits in both directions, and one long goal without a limit. Advanced goals ask for one card more.
function goalCards(): GoalFace[] {
  const goals = GOAL_ROWS.flatMap(([limit, count, stars, hard]): GoalFace[] => [
    { direction: 'up', limit, count, stars, advanced: false },
    {
      direction: 'down',
      limit,
      count: hard ? count + 1 : count,
      stars: limit === 'below' ? stars + 1 : stars,
      advanced: hard,
    },
  ]);
  return [...goals, { direction: 'up', limit: 'none', count: 8, stars: 2, advanced: true }];
}

/** Our usual deck: 90 number cards and 15 goals. */
export const DESIGN_DECK: RushDeck = { numbers: numberCards(), goals: goalCards() };

/** The shape of decks from outside: 30 to 200 number cards of 0 to 20, 3 to 60 goals of 2 to 12 cards. */
export const deckShape = v.strictObject({
  numbers: v.pipe(
    v.array(
      v.strictObject({
        text: v.pipe(v.string(), v.maxLength(20)),
        kind: v.picklist(['sum', 'difference']),
        value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST)),
        advanced: v.boolean(),
      }),
    ),
    v.minLength(30),
    v.maxLength(200),
  ),
  goals: v.pipe(
    v.array(
      v.strictObject({
        direction: v.picklist(['up', 'down']),
        limit: v.picklist(LIMITS),
        count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12)),
        stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
        advanced: v.boolean(),
      }),
    ),
    v.minLength(3),
    v.maxLength(60),
  ),
});
