// Arabic outside the tables.
import { pagesAr } from './pages-ar.ts';
import { uiAr } from './shell-ar.ts';
import type { HouseWords } from './ui-words.ts';

/** Shell and pages. */
export const houseAr: HouseWords = { ui: uiAr, pages: pagesAr };
