// How long each seat may think about its guess: the timer of the table (H:guessTimer), as many times as the seat has it. The
// deadlines follow from the options alone, never from who has guessed already, so that none of them tells it.
import { ownDues, ownEnd, ownStart, type Due, type Ms, type Seat } from '@cardinal/kernel';
import type { ManiaState } from './types.ts';

type Timed = Pick<ManiaState, 'options' | 'seats' | 'reveal' | 'lifted' | 'rung'>;

const usual = ({ guessTimer }: ManiaState['options']): Ms => guessTimer * 1000;

/** The seats whose time for this reveal is over at `at`, whether they have guessed or not. */
export function seatsOver(s: Timed, at: Ms): Seat[] {
  return seatsOf(s).filter((seat) => (ownEnd(s.options, seat, s.lifted, usual(s.options)) ?? Infinity) <= at);
}

/** The deadlines of this reveal that are still to come. */
export function guessDues(s: Timed): Due[] {
  if (usual(s.options) === 0) return [];
  return ownDues(`reveal${s.reveal + 1}`, s.options, seatsOf(s), s.lifted, usual(s.options)).slice(s.rung ?? 0);
}

const seatsOf = ({ seats }: Timed): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** How many deadlines a reveal has. */
export function duesIn(s: Omit<Timed, 'rung'>): number {
  return guessDues(s).length;
}

/** When the cards of a reveal were lifted, from a deadline that follows from it; 0 where none runs. */
export function liftedFrom(options: ManiaState['options'], due: Due | undefined): Ms {
  return due ? ownStart(due, usual(options)) : 0;
}
