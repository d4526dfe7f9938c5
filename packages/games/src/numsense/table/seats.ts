// Who sits at the table and what is known of them, as the frame shows it.
import type { Seat } from '@cardinal/kernel';
import { othersOf, type SeatLine } from '@cardinal/table-kit';
import type { Desk } from './desk.svelte.ts';
import { shownValue } from './shown-value.ts';

/** The others, from one's left. `notes`: what each did last. */
export function seatLines({ view, words, signs }: Desk, notes: Readonly<Record<Seat, string>>): readonly SeatLine[] {
  return othersOf(view).map((seat) => {
    const points = shownValue(view.totals[seat] ?? '0', signs);
    const cards = view.handCounts[seat] ?? 0;
    return {
      seat,
      points,
      pointsLabel: words.points(points),
      cards,
      cardsLabel: words.holds(cards),
      turn: view.turn.must.includes(seat),
      note: notes[seat] ?? (view.called.includes(seat) ? words.said : null),
    };
  });
}

/** One's own points in words; null for a watcher. */
export function ownPoints({ view, words, signs }: Desk): string | null {
  return view.who === 'watcher' ? null : words.points(shownValue(view.totals[view.who] ?? '0', signs));
}

/** What everyone must know now: that somebody called, or that the time is up. */
export function noticeOf({ view, words, names }: Desk): string | null {
  if (view.declarer === null) return view.timeUp ? words.timeUp : null;
  return view.declarer === view.who ? words.youCalled : words.lastTurns(names[view.declarer] ?? '');
}
