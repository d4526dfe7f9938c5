// How the cards of MathMasters look: the number, and the suit by shape, letter, colour and name.
import type { CardFace } from '@cardinal/table-kit';
import { numberOf, SUITS, suitOf, type CardId } from '../deck.ts';
import { SUIT_MARKS } from '../marks.ts';
import { tongue } from './tongue.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

/** What is on a card. */
export function faceOf(card: CardId): CardFace {
  const number = numberOf(card);
  const suit = SUITS[suitOf(card)] ?? SUITS[0];
  return {
    title: tongue.game.cardName(card),
    index: String(number),
    underline: number === 6 || number === 9,
    mini: SUIT_MARKS[suit.id],
    name: suit.letter,
  };
}
