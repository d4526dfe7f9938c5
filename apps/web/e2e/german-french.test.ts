// The first game and a short whole match of every game in the languages with the longest words, by touch on the smallest
// phone: each is played to its end, and on the way no word is cut, too small, or over another. English by keys is in
// learn.test.ts and ways.test.ts, Arabic in offline.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { crowding } from './crowding.ts';
import { finger } from './hands.ts';
import { plant, planted } from './planted.ts';
import { shortMatch } from './short-matches.ts';
import { playOn } from './table-player.ts';
import { GAMES } from './ways.ts';

useBrowser();

const LEAST = 12;

const look = (lang: string) => ({ width: 320, height: 568, touch: true, storage: { 'cardinal.lang': lang } });

/** Goes through a lesson as somebody who has each step done for them; how many steps it had. */
async function learn(page: Page, seen: () => Promise<void>): Promise<number> {
  const step = page.locator('.lesson .step');
  for (let steps = 0; ; steps++) {
    await step.waitFor();
    await seen();
    if (await page.locator('.lesson.done').count()) return steps;
    const before = await step.innerText();
    await page.locator('.lesson .acts button').first().tap();
    await expect.poll(() => step.innerText()).not.toBe(before);
  }
}

describe.each(['de', 'fr'])('E28 E42 E49 in %s', (lang) => {
  it.each(GAMES)('the first game and a whole match of %s', async (game) => {
    const page = await openPage(look(lang), `/learn/${game}`);
    const found = new Set<string>();
    const seen = async (): Promise<void> => {
      for (const fault of await crowding(page, LEAST)) found.add(fault);
    };
    expect(await learn(page, seen)).toBeGreaterThanOrEqual(5);
    await plant(page, await planted(game, await shortMatch(game)));
    expect(await playOn(page, finger, seen)).toBeGreaterThanOrEqual(5);
    await page.locator('[data-act="again"], [data-act="rematch"]').waitFor();
    await seen();
    expect([...found]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
  });
});
