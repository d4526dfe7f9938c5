// What differs from seat to seat, for forms: budgets of hints, which values a game offers, a list with one value changed, and how
// a value is called. It knows specs, no game.
import type { Seat } from '@cardinal/kernel';
import { matters, type Specs, type Values } from './options-form.ts';

/** The options that a game may have for each seat: own time and own cards. */
export const OWN = ['seatTime', 'seatRange'] as const;
/** The budgets of hints to choose from, beside as many as one likes. */
export const BUDGETS = [0, 1, 3, 5, 10] as const;
type Own = (typeof OWN)[number];

/** The values to choose from, the usual one first; none where the game has no such option or it does not matter now. */
export function ownValues(specs: Specs, values: Values, option: Own): readonly number[] {
  const spec = specs[option];
  if (spec?.kind !== 'by-seat' || !matters(specs, values, option)) return [];
  return [spec.usual, ...spec.values.filter((value) => value !== spec.usual)];
}

/** The values of ten seats, more than any table has; one of them changed. */
export function withOwn(
  specs: Specs,
  values: Values,
  option: Own,
  change?: { readonly seat: Seat; readonly value: number },
): readonly number[] {
  const spec = specs[option];
  const usual = spec?.kind === 'by-seat' ? spec.usual : 0;
  const given = values[option];
  const list = Array.from({ length: 10 }, (_, seat) => Number((Array.isArray(given) ? given[seat] : null) ?? usual));
  return change ? list.with(change.seat, change.value) : list;
}

/** How a value is called. */
export function ownSaid(
  words: {
    readonly usualTime: string;
    readonly times: (times: number) => string;
    readonly noLimit: string;
    readonly wholeDeck: string;
    readonly upTo: (highest: number) => string;
  },
  option: Own,
  value: number,
): string {
  if (option === 'seatRange') return value === 0 ? words.wholeDeck : words.upTo(value);
  if (value === 1) return words.usualTime;
  return value === 0 ? words.noLimit : words.times(value);
}
