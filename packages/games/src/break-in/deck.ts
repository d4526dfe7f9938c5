// The cards of Break In as data: the usual deck and the shape of a deck that a player writes. No published list exists,
// so a deck is something a player may edit. The equals cards are a pile of their own and no part of it.
import { stockOf, type Stock } from '@cardinal/kernel';
import * as v from 'valibot';
import { FORMULA_CARDS, isDigit, type FormulaCard } from '@cardinal/solver';

/** Most cards that a deck may hold. */
export const MOST_CARDS = 400;

/** A card that is in no deck: the one that all share and an own one for each of six seats end before it. A line that names a card which is not there is a move all the same, and the rules say why not. */
export const NOBODYS = 7 * MOST_CARDS;

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CARDS));
const line = v.strictObject({ face: v.picklist(FORMULA_CARDS), count });

/** A deck from outside: lines of a face and how many there are of it, at most 400 cards in all. */
export const deckShape = v.pipe(
  v.array(line),
  v.minLength(1),
  v.maxLength(MOST_CARDS),
  v.check((lines) => cardsIn(lines) <= MOST_CARDS, `a deck holds at most ${MOST_CARDS} cards`),
  v.metadata({ mostCards: MOST_CARDS }),
);

/** A deck: each line a face and how many cards bear it. */
export type Deck = readonly { readonly face: FormulaCard; readonly count: number }[];

/** Our own deck, as nobody has published one (docs/rulings.md section 2): 90 cards, ten sheets of nine; three more sheets hold the equals cards. */
export const DESIGN_DECK: v.InferOutput<typeof deckShape> = [
  ...FORMULA_CARDS.slice(0, 10).map((face) => ({ face, count: 6 })),
  { face: '+', count: 8 },
  { face: '-', count: 8 },
  { face: 'x', count: 5 },
  { face: '/', count: 5 },
  { face: '*', count: 4 },
];

/** Equals cards of ours: three sheets of nine, more than 90 cards can ever need. */
export const EQUALS_CARDS = 27;

/** How many cards a deck holds. */
export function cardsIn(deck: Deck): number {
  return deck.reduce((sum, one) => sum + one.count, 0);
}

/** What of the options says which cards there are. */
type Cards = { readonly deck: Deck; readonly seatRange?: readonly number[] };

const known = new WeakMap<Cards, Stock<FormulaCard>>();

/** All cards of a match by id: the deck written out line by line, then the own decks of the seats that have one. */
export function stockIn(options: Cards): Stock<FormulaCard> {
  const before = known.get(options);
  if (before) return before;
  const deck = options.deck.flatMap(({ face, count: many }) => new Array<FormulaCard>(many).fill(face));
  const stock = stockOf(deck, options, isWithin);
  known.set(options, stock);
  return stock;
}

/** Whether a card belongs to an own deck: low digits, + and −, and wild signs. */
function isWithin(face: FormulaCard, highest: number): boolean {
  return isDigit(face) ? Number(face) <= highest : face !== 'x' && face !== '/';
}
