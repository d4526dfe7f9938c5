// House rules as data: each option has a kind, a default and the ruling it comes from, so that forms, files, command
// lines and help texts are all made from one list. Words about an option live with the game's words.
import type { GenericSchema } from 'valibot';
import type { Json } from './json.ts';
import { shaped } from './shape.ts';

interface Common {
  /** The ruling in docs/rulings.md that it goes back to, such as "1.9"; absent for what only people choose (a number of deals). */
  readonly ruling?: string;
  /** The option only matters while another has one of these values, or a number of at least `from`. */
  readonly when?: { readonly option: string } & (
    { readonly is: readonly (string | boolean | number)[] } | { readonly from: number }
  );
}

/** One option: one of several words, yes or no, a whole number in a range, free data of a given shape (a deck), or a list by seat of one of several numbers, such as {@link seatTime}. A list by seat is left out of the options where all seats stand at `usual`. */
export type OptionSpec =
  | (Common & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string })
  | (Common & { readonly kind: 'flag'; readonly default: boolean })
  | (Common & { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number })
  | (Common & { readonly kind: 'data'; readonly shape: GenericSchema<unknown, Json>; readonly default: Json })
  | (Common & {
      readonly kind: 'by-seat';
      readonly values: readonly number[];
      readonly usual: number;
      readonly default: readonly number[];
    });

/** The value that a spec holds. */
type ValueOf<S> = S extends { readonly kind: 'choice'; readonly values: readonly (infer C)[] }
  ? C
  : S extends { readonly kind: 'flag' }
    ? boolean
    : S extends { readonly kind: 'whole' }
      ? number
      : S extends { readonly kind: 'data'; readonly shape: GenericSchema<unknown, infer D> }
        ? D
        : never;

/** The names of the options of a game that are lists by seat. */
type BySeat<T> = { readonly [K in keyof T]: T[K] extends { readonly kind: 'by-seat' } ? K : never }[keyof T];

/** The options of a game as a plain object, from its specs. */
export type OptionsOf<T> = { readonly [K in Exclude<keyof T, BySeat<T>>]: ValueOf<T[K]> } & {
  readonly [K in BySeat<T>]?: readonly number[];
};

/** One thing wrong with given options: which, why, and what was expected instead. */
export interface OptionProblem {
  readonly option: string;
  readonly why: 'unknown-option' | 'wrong-value';
  readonly expected: string;
}

/** All options of a game: the list, the defaults, and a reader for what comes from outside. */
export interface OptionSet<O> {
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly defaults: O;
  /** Reads given options over the defaults. Every problem is named; nothing unknown is ignored. */
  read(
    given: unknown,
  ): { readonly ok: true; readonly options: O } | { readonly ok: false; readonly problems: readonly OptionProblem[] };
}

/** Makes an option set from its specs. */
export function defineOptions<const T extends Readonly<Record<string, OptionSpec>>>(specs: T): OptionSet<OptionsOf<T>> {
  const defaults = Object.fromEntries(
    Object.entries(specs).flatMap(([key, spec]) => (spec.kind === 'by-seat' ? [] : [[key, spec.default]])),
  ) as OptionsOf<T>;
  return {
    specs,
    defaults,
    read(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) {
        return { ok: false, problems: [{ option: '', why: 'wrong-value', expected: 'an object of options' }] };
      }
      const problems: OptionProblem[] = [];
      const options: Record<string, unknown> = { ...defaults };
      for (const [option, value] of Object.entries(given)) {
        const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
        if (!spec) {
          problems.push({ option, why: 'unknown-option', expected: Object.keys(specs).join(', ') });
        } else {
          const read = valueIn(spec, value);
          if (!read.ok) problems.push({ option, why: 'wrong-value', expected: read.expected });
          else if (read.value !== undefined) options[option] = read.value;
        }
      }
      return problems.length ? { ok: false, problems } : { ok: true, options: options as OptionsOf<T> };
    },
  };
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly expected: string };

function valueIn(spec: OptionSpec, given: unknown): Read {
  const among = (taken: boolean, expected: string): Read =>
    taken ? { ok: true, value: given } : { ok: false, expected };
  switch (spec.kind) {
    case 'choice':
      return among(
        spec.values.some((value) => value === given),
        spec.values.join(' | '),
      );
    case 'flag':
      return among(typeof given === 'boolean', 'true | false');
    case 'whole': {
      const { min, max } = spec;
      const taken = Number.isInteger(given) && Number(given) >= min && Number(given) <= max;
      return among(taken, `a whole number from ${min} to ${max}`);
    }
    case 'data': {
      const read = shaped(spec.shape, given);
      if (read.ok) return read;
      return { ok: false, expected: `data of the documented shape (at ${read.path ?? 'the top'}: ${read.message})` };
    }
    case 'by-seat': {
      const { values, usual } = spec;
      const taken = Array.isArray(given) && given.every((value) => values.some((known) => known === value));
      if (!taken) return { ok: false, expected: `a list by seat of ${values.join(' | ')}` };
      const list = given as readonly number[];
      const last = list.findLastIndex((value) => value !== usual);
      return { ok: true, value: last < 0 ? undefined : list.slice(0, last + 1) };
    }
    default:
      return spec satisfies never;
  }
}
