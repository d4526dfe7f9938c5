// What the pages beside the tables say, in the language that the page speaks. It comes with the first of those pages.
import { pagesEn, type PageWords } from '@cardinal/words';
import { talk } from './talk.svelte.ts';

/** The words of the pages in the language of the moment. */
export const pageTalk = {
  get ui(): PageWords {
    return talk.pages ?? pagesEn;
  },
};
