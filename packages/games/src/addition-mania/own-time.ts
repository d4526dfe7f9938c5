// How long each seat may think about its guess: the timer of the table (H:guessTimer), as many times as the seat has it.
import { ownDues, ownEnd, ownStart, type Due, type Ms, type Seat } from '@cardinal/kernel';
import type { ManiaState } from './types.ts';

type Timed = Pick<ManiaState, 'options' | 'reveal' | 'lifted'>;

const usual = ({ guessTimer }: ManiaState['options']): Ms => guessTimer * 1000;

/** Whether the time of that seat for this reveal is over at `at`. */
export function isLate(s: Timed, seat: Seat, at: Ms): boolean {
  const end = ownEnd(s.options, seat, s.lifted, usual(s.options));
  return end !== null && end <= at;
}

/** The deadlines of the seats that still guess. */
export function guessDues(s: Timed, seats: readonly Seat[]): Due[] {
  if (usual(s.options) === 0) return [];
  return ownDues(`reveal${s.reveal + 1}`, s.options, seats, s.lifted, usual(s.options));
}

/** When the cards of a reveal were lifted, from a deadline that follows from it; 0 where none runs. */
export function liftedFrom(options: ManiaState['options'], due: Due | undefined): Ms {
  return due ? ownStart(due, usual(options)) : 0;
}
