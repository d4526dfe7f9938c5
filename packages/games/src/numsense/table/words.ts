// The table's words by language. A language that lacks a message fails the type check.
import type { Lang } from '@cardinal/words';
import { en, type TableWords } from './words/en.ts';

export type { TableWords };

const ALL: Readonly<Record<Lang, TableWords>> = { en };

/** The words of a language. */
export const tableWords = (lang: Lang): TableWords => ALL[lang];
