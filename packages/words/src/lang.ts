// The languages of Cardinal. A new language is a new line here; the type checker then names every message it lacks.

/** Languages with a full set of messages, the source language first. */
export const LANGS = ['en', 'es', 'de', 'fr', 'zh', 'ar'] as const;
/** One of {@link LANGS}. */
export type Lang = (typeof LANGS)[number];

/** The way a language is read. Sums are read from left to right in all of them. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');

/** The locale for figures: every language here keeps Western digits, which all cards bear, with its own decimal sign. */
export const figuresOf = (lang: Lang): string => `${lang}-u-nu-latn`;

/** A letter of a script that is read from right to left. */
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name as it stands in a sentence: where it is read the other way, it is set apart (U+2068 to U+2069), so that neither moves figures and signs of the other. */
export function nameIn(lang: string, name: string): string {
  const along = TURNED.test(name) === (directionOf(lang) === 'rtl');
  return along || name === '' ? name : `\u2068${name}\u2069`;
}
