// The messages of the pages beside the tables in every language, apart from the shell's so that they can come later.
import type { Lang } from '../lang.ts';
import { pagesEn } from './pages-en.ts';
import type { PageWords } from './ui-words.ts';

/** By language. */
export const pageWords: Readonly<Record<Lang, PageWords>> = {
  en: pagesEn,
};
