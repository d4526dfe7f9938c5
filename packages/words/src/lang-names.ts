// What the languages are called, for menus and settings.
import type { Lang } from './lang.ts';

/** What each language calls itself: the only words that stand in every language at once. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  es: 'Español',
  zh: '中文',
  fr: 'Français',
};
