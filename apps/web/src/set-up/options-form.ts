// Which house rules a form shows: those that matter for what is chosen so far, in two groups. It knows specs, no game.
import { eachBySeat, type OptionSpec } from '@cardinal/kernel';
import type { SeatSetup } from '../session/setup.ts';

/** The options of a game by name. */
export type Specs = Readonly<Record<string, OptionSpec>>;
/** Chosen values by name; what is missing stands at its default. */
export type Values = Readonly<Record<string, unknown>>;

/** The option that says in which way a game is played, where it has such a one. */
const WAY = 'variant';

/** The value of an option: the chosen one, or its default. */
export function valueOf(specs: Specs, values: Values, option: string): unknown {
  return Object.hasOwn(values, option) ? values[option] : specs[option]?.default;
}

/** Whether an option matters now: what it depends on matters too, and has one of the values it asks for. */
export function matters(specs: Specs, values: Values, option: string): boolean {
  const when = specs[option]?.when;
  if (!when) return true;
  const given = valueOf(specs, values, when.option);
  const holds = 'is' in when ? when.is.some((value) => value === given) : Number(given) >= when.from;
  return holds && matters(specs, values, when.option);
}

/** The options to show, in their order: those of the way to play, and the house rules. Free data (a deck) and what differs from seat to seat are not among them. */
export function shown(
  specs: Specs,
  values: Values,
): { readonly way: readonly string[]; readonly house: readonly string[] } {
  const visible = Object.keys(specs).filter(
    (one) => !['data', 'by-seat'].includes(specs[one]?.kind ?? '') && matters(specs, values, one),
  );
  const ofWay = (option: string): boolean => {
    const when = specs[option]?.when;
    return option === WAY || (when !== undefined && ofWay(when.option));
  };
  return { way: visible.filter(ofWay), house: visible.filter((option) => !ofWay(option)) };
}

/** The values with what differs from seat to seat cut to these seats; bots have their level, and nothing else of their own. */
export function forSeats(specs: Specs, values: Values, seats: readonly SeatSetup[]): Values {
  const usual = eachBySeat(specs, values, seats.length, (seat) => (seats[seat]?.kind === 'person' ? seat : -1));
  return Object.fromEntries(
    Object.entries(usual).filter(([option, value]) => {
      const spec = specs[option];
      return spec?.kind !== 'by-seat' || !Array.isArray(value) || value.some((one) => one !== spec.usual);
    }),
  );
}

/** The chosen values that matter and differ from the default: what a match is started with. */
export function effective(specs: Specs, values: Values): Readonly<Record<string, unknown>> {
  const differs = (option: string, value: unknown): boolean =>
    JSON.stringify(value) !== JSON.stringify(specs[option]?.default);
  return Object.fromEntries(
    Object.entries(values).filter(([option, value]) => matters(specs, values, option) && differs(option, value)),
  );
}
