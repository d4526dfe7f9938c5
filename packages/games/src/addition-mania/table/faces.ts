// How the cards of Addition Mania look, as data for the card components: rank, suit by shape, and what it counts in ten-frames.
import type { CardFace } from '@cardinal/table-kit';
import { suitMark } from '../marks.ts';
import type { Card, CardId } from '../types.ts';
import { tongue } from './tongue.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

/** What is on a card. */
export function faceOf(card: Card): CardFace {
  const mini = suitMark(card.suit);
  return {
    title: tongue.game.cardName(card),
    index: card.rank,
    underline: card.rank === '6' || card.rank === '9',
    dots: Math.min(card.value, 20),
    ...(mini && { mini }),
  };
}
