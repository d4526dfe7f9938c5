// The languages of Cardinal. A new language is a new line here; the type checker then names every message it lacks.

/** Languages with a full set of messages, the source language first. */
export const LANGS = ['en'] as const;
/** One of {@link LANGS}. */
export type Lang = (typeof LANGS)[number];
