// Options that differ from seat to seat, so that people of unlike ability can share a table: a list by seat, in which what
// is missing is as usual. It is part of the options, so everyone sees it and every record carries it.
import type { Seat } from './ids.ts';
import type { OptionProblem, OptionSpec } from './options.ts';

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

/** Options that may give seats time of their own. */
export interface Timed {
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
