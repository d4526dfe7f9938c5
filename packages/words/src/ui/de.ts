// German outside the tables.
import { pagesDe } from './pages-de.ts';
import { uiDe } from './shell-de.ts';
import type { HouseWords } from './ui-words.ts';

/** Shell and pages. */
export const houseDe: HouseWords = { ui: uiDe, pages: pagesDe };
