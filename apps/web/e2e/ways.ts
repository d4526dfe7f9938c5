// What every way of playing is held against.
import type { Page } from 'playwright-core';

/** The games, by their ids. */
export const GAMES = ['numsense', 'break-in', 'math-rush', 'mathmasters', 'addition-mania'] as const;

/** What can be moved sideways and should not be: the page, the felt. */
export function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.felt, dialog[open]')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`),
  );
}
