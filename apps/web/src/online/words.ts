// What the screens of online tables say, in the language that the page speaks, or in English where it is not translated.
import type { Lang } from '@cardinal/words';
import { talk } from '../talk.svelte.ts';
import { onlineEn } from './words/en.ts';

type Wording<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Wording<T[K]> };

/** All messages of online tables. */
export type OnlineWords = Wording<typeof onlineEn>;

const byLang: Partial<Record<Lang, OnlineWords>> = { en: onlineEn };

/** The messages in the language of the moment. */
export const online = {
  get words(): OnlineWords {
    return byLang[talk.lang] ?? onlineEn;
  },
};
