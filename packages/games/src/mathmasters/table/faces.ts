// How the cards of MathMasters look: the number, and the suit by shape, letter, colour and name.
import type { CardFace, Mark } from '@cardinal/table-kit';
import { numberOf, SUITS, suitOf, type CardId, type SuitId } from '../deck.ts';
import { tongue } from './tongue.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

const MARKS: Readonly<Record<SuitId, Mark>> = {
  match: [{ d: 'M50 4C62 16 68 24 68 33A18 18 0 0 1 57 50V96H43V50A18 18 0 0 1 32 33C32 24 38 16 50 4Z', fill: 'red' }],
  kite: [{ d: 'M50 4 86 40 50 96 14 40Z', fill: 'blue' }],
  ring: [{ d: 'M50 16A34 34 0 1 1 49.9 16Z', stroke: 'ink', width: 18 }],
  tent: [{ d: 'M50 8 96 92H64L50 64 36 92H4Z', fill: 'green' }],
};

/** What is on a card. */
export function faceOf(card: CardId): CardFace {
  const number = numberOf(card);
  const suit = SUITS[suitOf(card)] ?? SUITS[0];
  return {
    title: tongue.game.cardName(card),
    index: String(number),
    underline: number === 6 || number === 9,
    mini: MARKS[suit.id],
    name: suit.letter,
  };
}
