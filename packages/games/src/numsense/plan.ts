// The plan of a match: how many deals, how large the hands, which cards are in play, and whether the deck is enough.
// All of it follows from options and seats, so it is public and needs no state.
import { no, ownDeck, rangeOf, stockOf, YES, type Seat, type Stock, type Verdict } from '@cardinal/kernel';
import type { Face } from '@cardinal/solver';
import { cardsIn, isNumber } from './deck.ts';
import type { NumsenseOptions } from './options.ts';
import type { NumsenseView, NumsenseWhy } from './types.ts';

/** The largest hand that is ever dealt. */
export const LARGEST_HAND = 60;

/** The hand that a Marathon's decks are enough for unless told otherwise: the largest that the rules tell of (ruling 1.28). */
const MARATHON_HAND = 25;

/** Deals after which a match without a fixed number of deals ends: highest total wins. Nobody plays that many; it keeps every match finite. */
export const MOST_DEALS = 50;

/** Points that a false call costs under H:falseCall = minus-five (ruling 1.9). */
export const FALSE_CALL_FINE = 5;

/** The cards that a deal needs: the hands, a target and one card to draw (ruling 1.2). */
export function cardsNeeded(seats: number, handSize: number): number {
  return seats * handSize + 2;
}

/** Cards in each hand of a deal, counted from deal 0: 2 to 6 and then again from 2, the same in every deal (Fixed), or one more each time (Marathon). */
export function handSizeOf(options: NumsenseOptions, deal: number): number {
  switch (options.variant) {
    case 'fixed':
      return options.handSize;
    case 'marathon':
      return deal + 2;
    default:
      return (deal % 5) + 2;
  }
}

/** How many deals the match has, or null where that is open (First to Score, Ten Minutes). */
export function dealsIn(options: NumsenseOptions, seats: number): number | null {
  switch (options.variant) {
    case 'first-to':
    case 'ten-minutes':
      return null;
    case 'marathon':
      return Math.max(1, marathonHand(options, seats) - 1);
    default:
      return options.deals;
  }
}

/** The largest hand of a Marathon: where `decks` grow with the deals the one that was chosen, else what the decks can deal to every seat. */
function marathonHand(options: NumsenseOptions, seats: number): number {
  if (decksGrow(options)) return options.lastHand;
  const shared = Math.floor((cardsOf(options, decksInPlay(options, seats, MARATHON_HAND)) - 2) / seats);
  return Math.min(LARGEST_HAND, shared, ...ownHands(options, seats));
}

/** How many cards the own deck of each seat that has one can deal. */
function ownHands(options: NumsenseOptions, seats: number): readonly number[] {
  const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rangeOf(options, seat) > 0);
  if (own.length === 0) return [];
  const stock = stockIn(options, seats, MARATHON_HAND);
  return own.map((seat) => ownDeck(stock, seat).length);
}

/** Whether a Marathon takes more decks from deal to deal, up to a hand that was chosen. */
function decksGrow({ decks, lastHand }: NumsenseOptions): boolean {
  return decks === 0 && lastHand > 0;
}

/** How many decks lie shuffled together in a deal: one, or in a Marathon what `decks` says (0: what a hand of 25 needs, or with `lastHand` what this deal needs). */
export function decksInPlay(options: NumsenseOptions, seats: number, handSize: number): number {
  if (options.variant !== 'marathon') return 1;
  if (options.decks > 0) return options.decks;
  const hand = decksGrow(options) ? handSize : MARATHON_HAND;
  return Math.max(1, Math.ceil(cardsNeeded(seats, hand) / cardsOf(options, 1)));
}

/** All cards of a deal with hands of that size, by id: the decks that all share, then the own decks of the seats that have one. The same whenever it is asked. */
export function stockIn(options: NumsenseOptions, seats: number, handSize: number): Stock<Face> {
  const one = options.deck.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const shared = Array.from({ length: decksInPlay(options, seats, handSize) }, () => one).flat();
  return stockOf(shared, options, (face, highest) => !isNumber(face) || face <= highest);
}

/** The face of every card by its id, in the order of {@link stockIn}. */
export function facesInPlay(options: NumsenseOptions, seats: number, handSize: number): Face[] {
  return [...stockIn(options, seats, handSize).faces];
}

/** Whether these options can be played by so many seats (ruling 1.2: the deck must hold every hand, a target and a card to draw, and a table may want to stay smaller). */
export function fits(options: NumsenseOptions, seats: number): Verdict<NumsenseWhy> {
  const most = options.maxPlayers === 'deck' ? seats : Number(options.maxPlayers);
  if (seats > most) return no('too-many-players', { seats, most });
  const deals = dealsIn(options, seats) ?? 5;
  const sizes = Array.from({ length: deals }, (_, deal) => handSizeOf(options, deal));
  const hand = Math.max(...sizes);
  const cards = cardsOf(options, decksInPlay(options, seats, hand));
  const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rangeOf(options, seat) > 0);
  const needed = cardsNeeded(seats - own.length, hand);
  if (needed > cards) return no('deck-too-small', { cards, needed, seats, hand });
  const stock = stockIn(options, seats, hand);
  const small = own.map((seat) => ownDeck(stock, seat).length).find((held) => held < hand);
  if (small !== undefined) return no('deck-too-small', { cards: small, needed: hand, seats: 1, hand });
  if (options.variant !== 'choose-target' && !options.deck.some(({ face }) => isNumber(face))) {
    return no('no-number-cards');
  }
  if (options.firstDealer !== 'random' && Number(options.firstDealer) >= seats) {
    return no('no-such-dealer', { dealer: Number(options.firstDealer) + 1, seats });
  }
  return YES;
}

function cardsOf(options: NumsenseOptions, decks: number): number {
  return cardsIn(options.deck) * decks;
}

/** How many cards lie in the pile that a seat draws from: its own as long as that lasts, then the one that all share. */
export function cardsToDraw(v: Pick<NumsenseView, 'own' | 'drawCount'>, seat: Seat | 'watcher' | null): number {
  const own = typeof seat === 'number' ? (v.own?.[seat] ?? 0) : 0;
  return own > 0 ? own : v.drawCount;
}
