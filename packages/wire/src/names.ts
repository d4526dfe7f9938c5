// Names at an online table: friendly pairs the server draws, or, where the host allows it, a short one somebody typed.
import * as v from 'valibot';

/** Most characters of a name. */
export const LONGEST_NAME = 24;

/** The language of the page, for a name that the server draws; one that the server does not speak gets English names. */
export const nameLang = v.optional(v.pipe(v.string(), v.maxLength(12)));

/** A typed name: letters of any language, digits, spaces, hyphens, dots and apostrophes; trimmed, inner spaces made one. */
export const typedName = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.regex(/^[\p{L}\p{M}\p{N} .’'-]+$/u),
);
