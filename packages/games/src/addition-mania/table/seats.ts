// Who sits at the table of Addition Mania and what is known of them, as the frame shows it.
import { othersOf, type SeatLine } from '@cardinal/table-kit';
import type { ManiaView } from '../types.ts';
import type { TableWords } from './words/en.ts';

/** The others, from one's left. A pile is what is still to be lifted: the card in the air no longer lies on it. */
export function seatLines(view: ManiaView, words: TableWords): readonly SeatLine[] {
  return othersOf(view).map((seat) => ({
    seat,
    points: String(view.totals[seat] ?? 0),
    pointsLabel: words.points(view.totals[seat] ?? 0),
    cards: view.pileCount,
    cardsLabel: words.cardsLeft(view.pileCount),
    turn: view.turn.must.includes(seat),
    note: view.phase === 'guess' && view.hasGuessed[seat] ? words.guessed : null,
  }));
}
