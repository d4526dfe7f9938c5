// House rules as data: each option has a kind, a default and the ruling it comes from, so that forms, files, command
// lines and help texts are all made from one list. Words about an option live with the game's words.
import * as v from 'valibot';
import type { Json } from './json.ts';

interface Common {
  /** Where rules.md speaks of it, such as "1.9"; absent for what only people choose (a number of deals). */
  readonly ruling?: string;
  /** The option only matters while another has one of these values. */
  readonly when?: { readonly option: string; readonly is: readonly (string | boolean | number)[] };
}

/** One option: one of several words, yes or no, a whole number in a range, or free data of a given shape (a deck). */
export type OptionSpec =
  | (Common & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string })
  | (Common & { readonly kind: 'flag'; readonly default: boolean })
  | (Common & { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number })
  | (Common & { readonly kind: 'data'; readonly shape: v.GenericSchema<unknown, Json>; readonly default: Json });

/** The value that a spec holds. */
type ValueOf<S> = S extends { readonly kind: 'choice'; readonly values: readonly (infer C)[] }
  ? C
  : S extends { readonly kind: 'flag' }
    ? boolean
    : S extends { readonly kind: 'whole' }
      ? number
      : S extends { readonly kind: 'data'; readonly shape: v.GenericSchema<unknown, infer D> }
        ? D
        : never;

/** The options of a game as a plain object, from its specs. */
export type OptionsOf<T> = { readonly [K in keyof T]: ValueOf<T[K]> };

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
  const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as OptionsOf<T>;
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
          const read = v.safeParse(shapeOf(spec), value);
          if (read.success) options[option] = read.output;
          else problems.push({ option, why: 'wrong-value', expected: expectation(spec, read.issues[0]) });
        }
      }
      return problems.length ? { ok: false, problems } : { ok: true, options: options as OptionsOf<T> };
    },
  };
}

function shapeOf(spec: OptionSpec): v.GenericSchema<unknown, unknown> {
  switch (spec.kind) {
    case 'choice':
      return v.picklist(spec.values);
    case 'flag':
      return v.boolean();
    case 'whole':
      return v.pipe(v.number(), v.integer(), v.minValue(spec.min), v.maxValue(spec.max));
    case 'data':
      return spec.shape;
    default:
      return spec satisfies never;
  }
}

function expectation(spec: OptionSpec, issue: v.BaseIssue<unknown>): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join(' | ');
    case 'flag':
      return 'true | false';
    case 'whole':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'data':
      return `data of the documented shape (at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message})`;
    default:
      return spec satisfies never;
  }
}
