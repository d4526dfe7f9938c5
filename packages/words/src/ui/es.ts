// Spanish outside the tables.
import { pagesEs } from './pages-es.ts';
import { uiEs } from './shell-es.ts';
import type { HouseWords } from './ui-words.ts';

/** Shell and pages. */
export const houseEs: HouseWords = { ui: uiEs, pages: pagesEs };
