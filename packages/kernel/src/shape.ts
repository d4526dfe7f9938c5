// Reads what comes from outside by its shape. A shape is any schema that keeps to Standard Schema, as those of valibot do:
// the kernel's own code asks through that door only, so that a page which merely plays carries no schema library.
import type { GenericSchema } from 'valibot';

/** What an issue of a schema says beside its message, which is never shown: what may stand there and what does, as tokens ("number", ">=0"). */
interface Issue {
  readonly expected?: string | null;
  readonly received?: string;
}

/** What is wrong with one place, in our own words: nothing may stand there, something must, or something else. */
export function objection({ expected, received }: Issue): string {
  if (expected === 'never') return 'there is no such field';
  if (received === 'undefined') return expected ? `${expected} is missing` : 'it is missing';
  return expected ? `expected ${expected}, found ${received ?? 'nothing'}` : `${received ?? 'this'} cannot stand here`;
}

/** What a shape takes over, or its first objection: in words, and where in the value. */
export type Shaped<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly path: string | null };

/** Reads a value by a shape. Throws on a shape that cannot answer at once. */
export function shaped<T>(shape: GenericSchema<unknown, T>, given: unknown): Shaped<T> {
  const read = shape['~standard'].validate(given);
  if (read instanceof Promise) throw new Error('shape-broken: a shape has to answer at once');
  const issue = read.issues?.[0];
  if (!read.issues) return { ok: true, value: read.value };
  const keys = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)) ?? [];
  return { ok: false, message: objection((issue ?? {}) as Issue), path: keys.length > 0 ? keys.join('.') : null };
}
