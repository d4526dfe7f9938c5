// Names at an online table: friendly pairs the server draws, or, where the host allows it, a short one somebody typed.
import * as v from 'valibot';

/** Most characters of a name. */
export const LONGEST_NAME = 24;

/** A typed name: letters of any language, digits, spaces, hyphens, dots and apostrophes; trimmed, inner spaces made one. */
export const typedName = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.regex(/^[\p{L}\p{M}\p{N} .’'-]+$/u),
);
