// The page's messages in every language: English is at hand, others are loaded when chosen and must say all that
// English says.
import type { Lang } from '../lang.ts';
import type { Wording } from '../wording.ts';
import type { pagesEn } from './pages-en.ts';
import type { uiEn } from './shell-en.ts';

/** What every language says around the tables. */
export type UiWords = Wording<typeof uiEn>;
/** What every language says on the pages beside the tables. */
export type PageWords = Wording<typeof pagesEn>;

/** What is said outside the tables in a language: by the shell and by the pages. */
export interface HouseWords {
  readonly ui: UiWords;
  readonly pages: PageWords;
}

/** By language, but for English: its shell is at hand and its pages bring their own words. */
export const houseWords: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<HouseWords>>> = {
  de: async () => (await import('./de.ts')).houseDe,
  ar: async () => (await import('./ar.ts')).houseAr,
  es: async () => (await import('./es.ts')).houseEs,
  zh: async () => (await import('./zh.ts')).houseZh,
  fr: async () => (await import('./fr.ts')).houseFr,
};
