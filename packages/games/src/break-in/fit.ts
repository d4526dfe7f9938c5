// Whether a table can play with the options it has chosen.
import { no, ownDeck, rangeOf, YES, type Verdict } from '@cardinal/kernel';
import { cardsIn, stockIn } from './deck.ts';
import { HAND_SIZE, type BreakInOptions } from './options.ts';
import type { BreakInWhy } from './types.ts';

/** Whether these options can be played by so many seats: everyone's hand and one card to draw must come out of the deck, and the first dealer must be there. */
export function fits(given: BreakInOptions, seats: number): Verdict<BreakInWhy> {
  const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rangeOf(given, seat) > 0);
  const cards = cardsIn(given.deck);
  const needed = (seats - own.length) * HAND_SIZE + 1;
  if (cards < needed) return no('deck-too-small', { cards, needed, seats });
  const stock = stockIn(given);
  for (const seat of own) {
    const held = ownDeck(stock, seat).length;
    if (held < HAND_SIZE) return no('deck-too-small', { cards: held, needed: HAND_SIZE, seats: 1 });
  }
  if (given.firstDealer !== 'random' && Number(given.firstDealer) >= seats) {
    return no('no-such-dealer', { dealer: Number(given.firstDealer) + 1, seats });
  }
  return YES;
}
