import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES, placeOf, SETS } from './catalogue.ts';
import { ascending, cardName, cardsIn, numberOf, PACK, PRINTED_DECK, readCard, suitOf, SUITS } from './deck.ts';
import { hintSet, listChoices, listSets, ownSet, reachOf } from './reach.ts';
import { beats, readAs, readSet, SET_TYPES } from './sets.ts';
import { cards } from './testing/sitting.ts';

/** The printed rules word for word, with no code of ours: which types some cards are, four equal ones counted twice. */
function typesByTheBook(some: readonly number[]): string[] {
  const numbers = some.map((card) => Math.floor(card / 4) + 1).sort((a, b) => a - b);
  const suits = new Set(some.map((card) => card % 4));
  const same = new Set(numbers).size === 1;
  const types: string[] = [];
  if (same) types.push('same-number');
  if (same && some.length === 4) types.push('all-four');
  const [a = 0, b = 0, c = 0] = numbers;
  if (some.length === 3 && a >= 2 && a * b === c && [4, 6, 8, 9, 10, 12].includes(c)) types.push('times');
  if (some.length >= 2 && suits.size === 1 && numbers.reduce((x, y) => x + y) === 13) types.push('make-13');
  return types;
}

/** All choices of 1 to 4 cards of the pack; larger ones are no sets (the smallest five of a suit add to 15). */
function* choices(from = 0, chosen: readonly number[] = []): Generator<readonly number[]> {
  if (chosen.length > 0) yield chosen;
  if (chosen.length === 4) return;
  for (let card = from; card < 52; card++) yield* choices(card + 1, [...chosen, card]);
}

describe('the pack', () => {
  it('has 52 cards, four of each number from 1 to 13, and notation goes there and back', () => {
    expect(PACK.length).toBe(52);
    expect(cardsIn(PRINTED_DECK)).toEqual(PACK);
    for (let number = 1; number <= 13; number++) {
      expect(PACK.filter((card) => numberOf(card) === number).map(suitOf)).toEqual([0, 1, 2, 3]);
    }
    for (const card of PACK) expect(readCard(cardName(card))).toBe(card);
    expect(['14M', '0M', '5X', 'M5', '5', '', '5MM'].map(readCard)).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('ruling 4.2: suits are told apart by name, letter, shape and colour; one is Match', () => {
    for (const field of ['id', 'letter', 'path', 'colour'] as const) {
      expect(new Set(SUITS.map((suit) => suit[field])).size).toBe(4);
    }
    expect(SUITS[0]).toMatchObject({ id: 'match', letter: 'M' });
  });
});

describe('sets', () => {
  it('are 644 readings in the pack: 195 Same Number, 13 All Four, 368 Times, 68 Make 13; 631 different sets', () => {
    const counts: Record<string, number> = {};
    const byBook = new Set<string>();
    for (const some of choices()) {
      const types = typesByTheBook(some);
      for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
      if (types.length > 0) byBook.add(some.join());
    }
    expect(counts).toEqual({ 'same-number': 195, 'all-four': 13, times: 368, 'make-13': 68 });
    expect(195 + 13 + 368 + 68).toBe(644);
    expect(byBook.size).toBe(631);
    expect(new Set(SETS.map((set) => set.cards.join()))).toEqual(byBook);
    expect(SETS.length).toBe(631);
  });

  it('are read as the printed rules read them, for any cards', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 1, maxLength: 5 }), (some) => {
        const types = typesByTheBook(some);
        const expected = types.includes('all-four') ? 'all-four' : types[0];
        expect(readSet(some)?.setType).toBe(expected);
        for (const setType of SET_TYPES) {
          const read = readAs(setType, some);
          expect(read.ok && read.holds).toBe(types.includes(setType));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stand in the catalogue as they are read, and are found by their cards', () => {
    for (const [place, set] of SETS.entries()) {
      expect(readSet(set.cards)).toMatchObject({
        setType: set.setType,
        strength: set.family.strength,
        sum: set.family.sum,
        bonus: set.family.bonus,
      });
      expect(placeOf(set.cards)).toBe(place);
    }
    expect(placeOf(cards('1M 2M'))).toBe(-1);
    expect(FAMILIES.length).toBe(76);
  });

  it('beat each other in a strict order within a type', () => {
    for (const set of SETS) {
      const inTurn = SETS.filter((other) => beats(set.family, other.family) && beats(other.family, set.family));
      expect(inTurn).toEqual([]);
      expect(beats(set.family, set.family)).toBe(false);
    }
  });
});

describe('listing', () => {
  const hand = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 20 });

  it('finds exactly the true sets that a hand, or a hand and one Hint, can lay', () => {
    fc.assert(
      fc.property(hand, fc.integer({ min: 0, max: 4 }), fc.option(fc.nat(630)), (all, hintCount, topPlace) => {
        const hints = all.slice(0, hintCount);
        const own = all.slice(hintCount);
        const top = topPlace === null ? null : SETS[topPlace]!;
        const expected = SETS.flatMap((set, place) => {
          const fromHints = set.cards.filter((card) => hints.includes(card)).length;
          const fromHand = set.cards.filter((card) => own.includes(card)).length;
          const reached = fromHand + fromHints === set.cards.length && fromHints <= 1 && fromHand >= 1;
          return reached && (top === null || beats(set.family, top.family)) ? [place] : [];
        });
        const into: number[] = [];
        const reach = reachOf(own, hints);
        const count = listSets(reach, SET_TYPES, top?.family ?? null, into);
        expect(into.slice(0, count)).toEqual(expected);
        const some: number[] = [];
        const tried = some.slice(0, listChoices(reach, SET_TYPES, top?.family ?? null, some));
        expect(expected).toEqual(expect.arrayContaining(tried));
        const kinds = (places: readonly number[]): Set<string> =>
          new Set(
            places.map((place) => {
              const { family, cards: laid } = SETS[place]!;
              return `${family.from} ${laid.some((card) => hints.includes(card))}`;
            }),
          );
        expect(tried.length).toBe(kinds(tried).size);
        expect(kinds(tried)).toEqual(kinds(expected));
      }),
      { numRuns: 300 },
    );
  });

  it('takes set types that are not allowed for nothing', () => {
    const into: number[] = [];
    const reach = reachOf(cards('2M 3K 6R 7R'), []);
    expect(into.slice(0, listSets(reach, ['same-number', 'all-four'], null, into)).length).toBe(4);
    expect(into.slice(0, listSets(reach, SET_TYPES, null, into)).length).toBe(6);
  });

  it('knows one Hint is no set by itself', () => {
    const family = SETS[placeOf(cards('9M 9K'))]!.family;
    expect(ownSet(reachOf(cards('9M'), cards('9K')), family)).toBe(-1);
    expect(hintSet(reachOf(cards('9M'), cards('9K')), family)).toBe(placeOf(cards('9M 9K')));
    expect(hintSet(reachOf([], cards('9M 9K')), family)).toBe(-1);
    expect(hintSet(reachOf(cards('9M 9K').sort(ascending), cards('9R')), family)).toBe(placeOf(cards('9M 9R')));
  });
});
