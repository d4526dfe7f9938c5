// Small readings of a state that rules and view share.
import type { Seat } from '@cardinal/kernel';
import type { Card, CardId, ManiaState } from './types.ts';

/** How many cards each seat gets (52 among 3: 17, one left over). */
export function cardsEach(cards: number, seats: number): number {
  return Math.floor(cards / seats);
}

/** How many reveals the match has. */
export function revealsOf(s: Pick<ManiaState, 'options' | 'seats'>): number {
  return cardsEach(s.options.deck.length, s.seats);
}

/** A card with its face. */
export function cardOf(s: Pick<ManiaState, 'options'>, id: CardId): Card {
  const face = s.options.deck[id];
  if (!face) throw new Error(`no-such-card: ${id}`);
  return { id, ...face };
}

/** The cards that all seats have lifted now, by seat. */
export function liftedCards(s: ManiaState): CardId[] {
  return s.piles.map((pile) => {
    const card = pile[s.reveal];
    if (card === undefined) throw new Error(`pile-empty: reveal ${s.reveal}`);
    return card;
  });
}

/** Points so far, by seat. */
export function totalsOf(s: Pick<ManiaState, 'history' | 'seats'>): number[] {
  return Array.from({ length: s.seats }, (_, seat: Seat) =>
    s.history.reduce((sum, reveal) => sum + (reveal.points[seat] ?? 0), 0),
  );
}
