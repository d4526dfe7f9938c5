// What is said at the table of Addition Mania: the game's own words and the table's, in the language of the page.
import { tongueOf } from '@cardinal/table-kit';
import type { Lang } from '@cardinal/words';
import { linesByLanguage } from '../words/lines-by-language.ts';
import type { TableWords } from './words/en.ts';

/** A language that is missing here fails the type check. */
const tableWords: Readonly<Record<Lang, () => Promise<TableWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  ar: async () => (await import('./words/ar.ts')).ar,
  es: async () => (await import('./words/es.ts')).es,
  zh: async () => (await import('./words/zh.ts')).zh,
  fr: async () => (await import('./words/fr.ts')).fr,
};

/** The words of the game, those of the table, both in one language. */
export const tongue = tongueOf(linesByLanguage, tableWords);
