// A short whole match of each game by keyboard alone at 400 % zoom of a 1280 × 1024 screen (320 × 256 CSS px, WCAG 1.4.10)
// and without movement: nothing is lost, nothing moves sideways, and the focus is always in sight. The other ways (touch at
// 320 px, Arabic, offline after a cold start) are in offline.test.ts.
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { keys } from './hands.ts';
import { plant, planted } from './planted.ts';
import { shortMatch } from './short-matches.ts';
import { playOn } from './table-player.ts';
import { GAMES, sideways } from './ways.ts';

useBrowser();

describe('E27 E28 E34 by keys alone, at 400 % zoom, without movement', () => {
  it.each(GAMES)('a whole match of %s', async (game) => {
    const page = await openPage({ width: 320, height: 256 }, '/about');
    await plant(page, await planted(game, await shortMatch(game)));
    const wide = new Set<string>();
    const acts = await playOn(page, keys, async () => {
      for (const one of await sideways(page)) wide.add(one);
    });
    expect([...wide]).toEqual([]);
    expect(acts).toBeGreaterThanOrEqual(5);
    await page.locator('[data-act="again"], [data-act="rematch"]').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
