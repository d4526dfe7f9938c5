// The page's messages in every language: English is at hand, others are loaded when chosen.
import type { Lang } from '../lang.ts';
import type { HouseWords } from './ui-words.ts';

/** By language, but for English: its shell is at hand and its pages bring their own words. */
export const houseWords: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<HouseWords>>> = {
  de: async () => (await import('./de.ts')).houseDe,
  ar: async () => (await import('./ar.ts')).houseAr,
  es: async () => (await import('./es.ts')).houseEs,
  zh: async () => (await import('./zh.ts')).houseZh,
  fr: async () => (await import('./fr.ts')).houseFr,
};
