// Names at an online table: friendly pairs the server draws, or, where the host allows it, a short one somebody typed.
import * as v from 'valibot';

/** Most characters of a name. */
export const LONGEST_NAME = 24;

/** The language of the page, for a name that the server draws; one that the server does not speak gets English names. */
export const nameLang = v.optional(v.pipe(v.string(), v.maxLength(12)));

/** Scripts with letters that look like those of another one of them. Nobody's name needs two. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Cherokee}/u];

/** A typed name: letters of any language, digits, spaces, hyphens, dots and apostrophes; trimmed, inner spaces made one, without signs that are not seen. Three marks at most stand on a letter, as in Arabic, and letters of scripts that look alike are not mixed. */
export const typedName = v.pipe(
  v.string(),
  // Wide, ligated and mathematical letters are the plain ones.
  v.transform((text) =>
    text
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
  ),
  v.maxLength(LONGEST_NAME),
  v.regex(/^(?:[\p{L}\p{N}](?:\p{Mn}|\p{Mc}){0,3}|[ .’'-])+$/u),
  v.regex(/[\p{L}\p{N}]/u),
  v.check((name) => ALIKE.filter((script) => script.test(name)).length <= 1),
);
