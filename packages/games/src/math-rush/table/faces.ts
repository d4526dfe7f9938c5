// How the number cards of Math Rush look: the sum or difference to work out; once it lies on the table, its answer too.
import type { CardFace } from '@cardinal/table-kit';
import type { Card, CardId } from '../types.ts';
import { tongue } from './tongue.ts';

/** The key of a card for gliding and focus. */
export const slotOf = (card: CardId): string => `card-${card}`;

/** A card in the hand: only what is printed on it. */
export function faceOf(card: Card): CardFace {
  return {
    title: tongue.table.cardName(card.text),
    index: card.text.replaceAll(' ', ''),
    name: card.kind === 'sum' ? '+' : '−',
  };
}
