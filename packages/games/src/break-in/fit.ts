// Whether a table can play with the options it has chosen.
import { no, YES, type Verdict } from '@cardinal/kernel';
import { cardsIn } from './deck.ts';
import { HAND_SIZE, type BreakInOptions } from './options.ts';
import type { BreakInWhy } from './types.ts';

/** Whether these options can be played by so many seats: everyone's hand and one card to draw must come out of the deck, and the first dealer must be there. */
export function fits(given: BreakInOptions, seats: number): Verdict<BreakInWhy> {
  const cards = cardsIn(given.deck);
  const needed = seats * HAND_SIZE + 1;
  if (cards < needed) return no('deck-too-small', { cards, needed, seats });
  if (given.firstDealer !== 'random' && Number(given.firstDealer) >= seats) {
    return no('no-such-dealer', { dealer: Number(given.firstDealer) + 1, seats });
  }
  return YES;
}
