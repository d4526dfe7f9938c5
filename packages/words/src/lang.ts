// The languages of Cardinal. A new language is a new line here; the type checker then names every message it lacks.

/** Languages with a full set of messages, the source language first. */
export const LANGS = ['en', 'es', 'de', 'fr', 'zh', 'ar'] as const;
/** One of {@link LANGS}. */
export type Lang = (typeof LANGS)[number];

/** What each language calls itself: the only words that stand in every language at once. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  es: 'Español',
  zh: '中文',
  fr: 'Français',
};

/** The way a language is read. Sums are read from left to right in all of them. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');

/** The locale for figures: every language here keeps Western digits, which all cards bear, with its own decimal sign. */
export const figuresOf = (lang: Lang): string => `${lang}-u-nu-latn`;
