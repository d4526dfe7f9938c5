// How many locks a page holds on the screen. A browser without a screen grants none, so a count stands in for it.
import type { Page } from 'playwright-core';

/** From now on, until the page is loaded anew: how many locks it holds. */
export async function wakeLocks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const held = { count: 0 };
    const request = (): Promise<unknown> => {
      held.count += 1;
      return Promise.resolve({ release: () => Promise.resolve(void (held.count -= 1)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { held });
  });
  return () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
}
