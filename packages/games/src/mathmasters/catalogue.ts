// Every set there is in the pack. The pack has 644 readings as sets but 631 sets: 13 are Same Number and All Four at once
// and count as All Four (ruling 4.4). Knows no hands.
import { ascending, cardOf, HIGHEST, numberOf, SUITS, type CardId } from './deck.ts';
import { ANSWERS, bonusOf, SET_TYPES, strengthOf, sumOf, THIRTEEN, type SetType } from './sets.ts';

/** Sets of one type that show the same numbers, and so are equally strong and worth the same. */
export interface Family {
  readonly setType: SetType;
  /** How many cards a set has. */
  readonly count: number;
  readonly strength: number;
  readonly sum: number;
  readonly bonus: number;
  /** Bit n is set for each number n that a set needs. */
  readonly need: number;
  /** The sets stand at places `from` to `to` − 1 in {@link SETS}. */
  readonly from: number;
  readonly to: number;
}

/** A true set of the pack. */
export interface CardSet {
  readonly setType: SetType;
  /** Ascending. */
  readonly cards: readonly CardId[];
  readonly family: Family;
}

const sets: CardSet[] = [];
const families: Family[] = [];
for (const setType of SET_TYPES) {
  for (const members of alike(cardsOf(setType))) {
    const [one = []] = members;
    const family: Family = {
      setType,
      count: one.length,
      strength: strengthOf(setType, one),
      sum: sumOf(one),
      bonus: bonusOf(setType, one.length),
      need: one.reduce((bits, card) => bits | (1 << numberOf(card)), 0),
      from: sets.length,
      to: sets.length + members.length,
    };
    families.push(family);
    for (const cards of members) sets.push({ setType, cards: [...cards].sort(ascending), family });
  }
}

/** All 631 sets of the pack, family by family. */
export const SETS: readonly CardSet[] = sets;

/** The 76 families of sets. */
export const FAMILIES: readonly Family[] = families;

/** The place in {@link SETS} of the set with these cards in ascending order; -1 when they are none. */
export function placeOf(cards: readonly CardId[]): number {
  return PLACES.get(cards.join()) ?? -1;
}
const PLACES: ReadonlyMap<string, number> = new Map(sets.map(({ cards }, place) => [cards.join(), place]));

function cardsOf(setType: SetType): CardId[][] {
  const numbers = Array.from({ length: HIGHEST }, (_, i) => i + 1);
  const suits = SUITS.map((_, suit) => suit);
  switch (setType) {
    case 'same-number':
      return numbers.flatMap((number) =>
        subsets(suits)
          .filter(({ length }) => length > 0 && length < SUITS.length)
          .map((some) => some.map((suit) => cardOf(number, suit))),
      );
    case 'all-four':
      return numbers.map((number) => suits.map((suit) => cardOf(number, suit)));
    case 'make-13':
      return subsets(numbers)
        .filter((some) => some.length > 1 && some.reduce((sum, number) => sum + number, 0) === THIRTEEN)
        .flatMap((some) => suits.map((suit) => some.map((number) => cardOf(number, suit))));
    case 'times':
      return ANSWERS.flatMap((answer) =>
        numbers.flatMap((a) => {
          const b = answer / a;
          if (a < 2 || b < a || !Number.isInteger(b)) return [];
          const pairs = suits.flatMap((s) =>
            suits.filter((t) => a < b || s < t).map((t) => [cardOf(a, s), cardOf(b, t)]),
          );
          return pairs.flatMap((pair) => suits.map((u) => [...pair, cardOf(answer, u)]));
        }),
      );
    default:
      return setType satisfies never;
  }
}

/** Sets with the same numbers together. */
function alike(all: readonly CardId[][]): CardId[][][] {
  const groups = new Map<string, CardId[][]>();
  for (const cards of all) {
    const key = cards.map(numberOf).join();
    const group = groups.get(key);
    if (group) group.push(cards);
    else groups.set(key, [cards]);
  }
  return [...groups.values()];
}

function subsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((all, thing) => [...all, ...all.map((some) => [...some, thing])], [[]]);
}
