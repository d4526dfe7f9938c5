// How long each seat may think about a break-in: H:breakInSeconds, as many times as the seat has it. While somebody has more
// time than usual nobody draws, for the draw would end it. All of it follows from the options and the open window.
import { ownDues, ownEnd, timeOf, type Due, type Ms, type Seat } from '@cardinal/kernel';
import type { BreakInState, Window } from './types.ts';

type Seated = Pick<BreakInState, 'options' | 'seats' | 'active'>;

const usual = (s: Seated): Ms => s.options.breakInSeconds * 1000;

const opened = (s: Seated, window: Window): Ms => (window.closes ?? 0) - usual(s);

/** Seats that may call in this window as far as their time goes; who called already is among them. */
export function callers(s: Seated, window: Window): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).filter(
    (seat) => seat !== window.by && !window.over?.includes(seat),
  );
}

/** When the time of a seat to call is over, or null where no clock ends it. */
export function ownTimeEnd(s: Seated, window: Window, seat: Seat): Ms | null {
  return window.closes === null ? null : ownEnd(s.options, seat, opened(s, window), usual(s));
}

/** The deadlines of a window. */
export function windowDues(s: Seated, window: Window): Due[] {
  if (window.closes === null) return [];
  return ownDues('window', s.options, callers(s, window), opened(s, window), usual(s));
}

/** The seats beside the next player that still have more time than usual to call: nobody draws meanwhile. */
export function waitedFor(s: Seated, window: Window): Seat[] {
  if (window.closes === null) return [];
  return callers(s, window).filter(
    (seat) => seat !== s.active && timeOf(s.options, seat) > 1 && !window.called.includes(seat),
  );
}
