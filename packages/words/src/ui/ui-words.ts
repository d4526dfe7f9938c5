// What the page says, whatever the language: all that English says.
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
