// French outside the tables.
import { pagesFr } from './pages-fr.ts';
import { uiFr } from './shell-fr.ts';
import type { HouseWords } from './ui-words.ts';

/** Shell and pages. */
export const houseFr: HouseWords = { ui: uiFr, pages: pagesFr };
