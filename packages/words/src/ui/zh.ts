// Chinese outside the tables.
import { pagesZh } from './pages-zh.ts';
import { uiZh } from './shell-zh.ts';
import type { HouseWords } from './ui-words.ts';

/** Shell and pages. */
export const houseZh: HouseWords = { ui: uiZh, pages: pagesZh };
