// What the page for printing and the page of a game say, by language.
import type { Lang } from '@cardinal/words';
import { en, type PrintWords } from './words-en.ts';

/** A language that is missing here fails the type check. */
const loaders: Readonly<Record<Lang, () => Promise<PrintWords>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./words-de.ts')).de,
  ar: async () => (await import('./words-ar.ts')).ar,
  es: async () => (await import('./words-es.ts')).es,
  zh: async () => (await import('./words-zh.ts')).zh,
  fr: async () => (await import('./words-fr.ts')).fr,
};

/** English, at hand. */
export const printWordsEn: PrintWords = en;

/** The words of a language. */
export const printWords = (lang: Lang): Promise<PrintWords> => loaders[lang]();
