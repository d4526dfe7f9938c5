// Options that differ from seat to seat, so that people of unlike ability can share a table: a list by seat, in which what
// is missing is as usual. It is part of the options, so everyone sees it and every record carries it.
import type { Ms, Seat, Who } from './ids.ts';
import type { OptionProblem, OptionSpec } from './options.ts';
import type { Due, Turn } from './turn.ts';

/** How many times the usual time a seat may have; 0 is no limit at all. Up to ten times, as WCAG 2.2.1 asks. */
const TIMES = [1, 2, 3, 5, 10, 0] as const;

/** The option `seatTime` of a game in which each seat has a clock of its own: how many times the usual time, by seat. */
export const seatTime = { kind: 'by-seat', values: TIMES, usual: 1, default: [] } as const;

/** The option `seatRange` of a game in which a seat may have cards of its own: their highest number, by seat; 0 is the whole deck. */
export function seatRange<const V extends readonly number[]>(
  highest: V,
): { readonly kind: 'by-seat'; readonly values: readonly [0, ...V]; readonly usual: 0; readonly default: readonly [] } {
  return { kind: 'by-seat', values: [0, ...highest], usual: 0, default: [] };
}

interface Timed {
  readonly seatTime?: readonly number[];
}

/** How many times the usual time a seat has; 0 is no limit. */
export function timeOf(options: Timed, seat: Seat): number {
  return options.seatTime?.[seat] ?? 1;
}

/** The highest number on a seat's own cards; 0 where it draws from the whole deck. */
export function rangeOf(options: { readonly seatRange?: readonly number[] }, seat: Seat): number {
  return options.seatRange?.[seat] ?? 0;
}

/** What the options give to one seat, as far as it differs from what is usual. */
export function ownTerms(options: object, seat: Seat): { readonly time?: number; readonly range?: number } {
  const time = timeOf(options, seat);
  const range = rangeOf(options, seat);
  return { ...(time !== 1 && { time }), ...(range !== 0 && { range }) };
}

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

/** Lists by seat that name more seats than there are, as problems of the options. */
export function beyondSeats(
  specs: Readonly<Record<string, OptionSpec>>,
  options: object,
  seats: number,
): readonly OptionProblem[] {
  return Object.entries(options).flatMap(([option, value]): readonly OptionProblem[] =>
    specs[option]?.kind === 'by-seat' && (value as readonly number[]).length > seats
      ? [{ option, why: 'wrong-value', expected: `at most ${seats} values, one a seat` }]
      : [],
  );
}

/** The options with every list by seat rewritten, as when seats are turned or one goes away; what ends as usual is left out by the reader of the options. */
export function eachBySeat(
  specs: Readonly<Record<string, OptionSpec>>,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  from: (seat: Seat) => Seat,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).map(([option, value]) => {
      const spec = specs[option];
      if (spec?.kind !== 'by-seat' || !Array.isArray(value)) return [option, value];
      return [option, Array.from({ length: seats }, (_, seat): unknown => value[from(seat)] ?? spec.usual)];
    }),
  );
}
