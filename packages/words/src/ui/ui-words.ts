// The page's messages in every language: English is at hand, others are loaded when chosen and must say all that
// English says.
import type { Lang } from '../lang.ts';
import type { pagesEn } from './pages-en.ts';
import { uiEn } from './shell-en.ts';

/** The shape of a set of messages, from the English one: texts stay texts, functions keep what they are given. */
type Wording<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Wording<T[K]> };

/** What every language says around the tables. */
export type UiWords = Wording<typeof uiEn>;
/** What every language says on the pages beside the tables. */
export type PageWords = Wording<typeof pagesEn>;

/** The shell's messages by language. */
export const uiWords: Readonly<Record<Lang, () => Promise<UiWords> | UiWords>> = {
  en: () => uiEn,
};
