// Deadlines of seats that have more or less time than others: one for all that have equal time, as dues that any game can
// show and any record holds.
import { timeOf, type Timed } from './by-seat.ts';
import type { Ms, Seat, Who } from './ids.ts';
import type { Due, Turn } from './turn.ts';

/** When a seat's own time is over that began at `from` and is `usual` long for others, or null where it has no limit. */
export function ownEnd(options: Timed, seat: Seat, from: Ms, usual: Ms): Ms | null {
  const times = timeOf(options, seat);
  return times === 0 ? null : from + usual * times;
}

/** The deadlines of these seats, ascending: one for all that have equal time, called `id`, or `id/x3` for three times the usual. They follow from what is public: options, and who is awaited. */
export function ownDues(id: string, options: Timed, seats: readonly Seat[], from: Ms, usual: Ms): Due[] {
  const times = new Set(seats.map((seat) => timeOf(options, seat)).filter((factor) => factor > 0));
  return [...times]
    .sort((a, b) => a - b)
    .map((factor) => ({ id: factor === 1 ? id : `${id}/x${factor}`, at: from + usual * factor }));
}

/** When the time began to run that a deadline of {@link ownDues} ends. */
export function ownStart(due: Due, usual: Ms): Ms {
  return due.at - usual * timesOf(due);
}

/** The deadline that a table shows to one who looks: their own where they are awaited, else the first. */
export function shownDue(turn: Turn, options: object, who: Who): Due | undefined {
  if (who === 'watcher') return turn.dues[0];
  const times = timeOf(options, who);
  return times === 0 ? undefined : (turn.dues.find((due) => timesOf(due) === times) ?? turn.dues[0]);
}

function timesOf({ id }: Due): number {
  return Number(/\/x(\d+)$/.exec(id)?.[1] ?? 1);
}
