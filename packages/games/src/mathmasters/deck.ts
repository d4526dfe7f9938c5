// The pack as data: four suits of thirteen numbers, and three table cards. The rules name one suit, Match; the other
// three names, all shapes and all colours are ours. Knows nothing of play.
import * as v from 'valibot';

/** The suits in the order of card ids. `letter` stands in notation; `path` is an outline in a box of 24 by 24 (even-odd fill); the shape carries the suit, the colour only helps. */
export const SUITS = [
  {
    id: 'match',
    letter: 'M',
    colour: '#D55E00',
    path: 'M12 1c3 2.6 4.4 4.6 4.4 6.6A4.4 4.4 0 0 1 13.6 11.7V23h-3.2V11.7A4.4 4.4 0 0 1 7.6 7.6C7.6 5.6 9 3.6 12 1z',
  },
  { id: 'kite', letter: 'K', colour: '#0072B2', path: 'M12 1 20.5 9.5 12 23 3.5 9.5z' },
  {
    id: 'ring',
    letter: 'R',
    colour: '#4D4D4D',
    path: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 1 1 0-9.6z',
  },
  { id: 'tent', letter: 'T', colour: '#009E73', path: 'M12 2 23.5 22H15.2L12 15.5 8.8 22H.5z' },
] as const;
/** The name of a suit in code. */
export type SuitId = (typeof SUITS)[number]['id'];

/** The highest number; the lowest is 1. */
export const HIGHEST = 13;

/** The three table cards: they lie on the table and are never dealt (ruling 4.1). Card 1 sums up turn and score, card 2 allows Same Number and All Four, card 3 Times and Make 13. */
export const TABLE_CARDS = [
  { no: 1, allows: [] },
  { no: 2, allows: ['same-number', 'all-four'] },
  { no: 3, allows: ['times', 'make-13'] },
] as const;

/** A play card: (number − 1) × 4 + place of its suit in {@link SUITS}, so 0 is the 1 of Matches and 51 the 13 of Tents. */
export type CardId = number;

/** The whole pack, ascending. */
export const PACK: readonly CardId[] = Array.from({ length: HIGHEST * SUITS.length }, (_, id) => id);

/** The number on a card. */
export function numberOf(card: CardId): number {
  return (card >> 2) + 1;
}

/** The place of a card's suit in {@link SUITS}. */
export function suitOf(card: CardId): number {
  return card & 3;
}

/** The card with this number and suit. */
export function cardOf(number: number, suit: number): CardId {
  return (number - 1) * 4 + suit;
}

/** The order of cards in hands and sets, for `sort`. */
export function ascending(one: CardId, other: CardId): number {
  return one - other;
}

/** A card in notation: number and letter, such as "5M". */
export function cardName(card: CardId): string {
  return `${numberOf(card)}${SUITS[suitOf(card)]?.letter ?? '?'}`;
}

/** A card from its notation, capital or small letter; null when it is none. */
export function readCard(text: string): CardId | null {
  const found = /^(\d{1,2})([A-Z])$/.exec(text.toUpperCase());
  const number = Number(found?.[1]);
  const suit = SUITS.findIndex(({ letter }) => letter === found?.[2]);
  return suit >= 0 && number >= 1 && number <= HIGHEST ? cardOf(number, suit) : null;
}

/** Which cards are played with: a line for each number with the letters of its suits. */
export type Deck = readonly { readonly number: number; readonly suits: string }[];

const LETTERS = SUITS.map(({ letter }) => letter).join('');

/** A deck from outside: each number at most once, each suit letter at most once in its line. */
export const deckShape = v.pipe(
  v.array(
    v.strictObject({
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST)),
      suits: v.pipe(
        v.string(),
        v.check(
          (letters) => new RegExp(`^[${LETTERS}]+$`).test(letters) && new Set(letters).size === letters.length,
          `suits are letters of ${LETTERS}, each at most once`,
        ),
        v.metadata({ letters: LETTERS }),
      ),
    }),
  ),
  v.minLength(1),
  v.maxLength(HIGHEST),
  v.checkItems(
    ({ number }, i, lines) => lines.findIndex((line) => line.number === number) === i,
    'each number has one line',
  ),
);

/** The printed deck: all four suits of 1 to 13. */
export const PRINTED_DECK: v.InferOutput<typeof deckShape> = Array.from({ length: HIGHEST }, (_, i) => ({
  number: i + 1,
  suits: LETTERS,
}));

/** The cards of a deck, ascending. */
export function cardsIn(deck: Deck): CardId[] {
  return PACK.filter((card) =>
    deck.some(({ number, suits }) => number === numberOf(card) && suits.includes(SUITS[suitOf(card)]?.letter ?? '?')),
  );
}
