// What the page for printing and the page of a game say, by language. A language that is not here yet reads English.
import type { Lang } from '@cardinal/words';
import { en, type PrintWords } from './words-en.ts';

const loaders: Partial<Record<Lang, () => Promise<PrintWords>>> = {
  de: async () => (await import('./words-de.ts')).de,
};

/** English, at hand. */
export const printWordsEn: PrintWords = en;

/** The words of a language, English where it has none yet. */
export async function printWords(lang: Lang): Promise<PrintWords> {
  return (await loaders[lang]?.()) ?? en;
}
