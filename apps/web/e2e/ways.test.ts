// A short whole match of each game by keyboard alone at 400 % zoom of a 1280 × 1024 screen (320 × 256 CSS px, WCAG 1.4.10)
// and without movement, by somebody who wants to be asked before what cannot be taken back: nothing is lost, nothing moves
// sideways, the focus is always in sight, and the end tells how hard the last deal was. The other ways (touch at 320 px,
// Arabic, offline after a cold start) are in offline.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { keys, type Hands } from './hands.ts';
import { plant, planted } from './planted.ts';
import { shortMatch } from './short-matches.ts';
import { playOn } from './table-player.ts';
import { GAMES, sideways } from './ways.ts';

useBrowser();

/** The acts of a game that cannot be taken back. */
const COMMITS: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  numsense: ['put', 'declare', 'write'],
  'break-in': ['lay', 'discard', 'give-up'],
  'math-rush': ['throw', 'take-away', 'redraw', 'done'],
  mathmasters: ['lay'],
  'addition-mania': ['lock'],
};

const HELP = '[data-act="redraw"]';

/** Keys that answer what is asked: first "not yet", which gives back act and focus, from then on yes. */
function careful(game: (typeof GAMES)[number]): Hands & { readonly answers: string[] } {
  const answers: string[] = [];
  const focusOn = async (page: Page, selector: string): Promise<void> => {
    await page.waitForFunction((one) => document.activeElement?.matches(one), selector);
  };
  return {
    answers,
    async press(page, target) {
      await keys.press(page, target);
      if (!COMMITS[game].some((id) => target.selector === `[data-act="${id}"]`)) return;
      await focusOn(page, '[data-sure]');
      if (answers.length === 0) {
        answers.push('not yet');
        await page.keyboard.press('Escape');
        await focusOn(page, target.selector);
        await page.keyboard.press('Enter');
        await focusOn(page, '[data-sure]');
      }
      answers.push('yes');
      await page.keyboard.press('Enter');
    },
  };
}

describe('E27 E28 E29 E34 E41 by keys alone, at 400 % zoom, without movement', () => {
  it.each(GAMES)('a whole match of %s', async (game) => {
    const look = { width: 320, height: 256, storage: { 'cardinal.settings': '{"confirm":"on"}' } };
    const page = await openPage(look, '/about');
    const hands = careful(game);
    await plant(page, await planted(game, await shortMatch(game)));
    const wide = new Set<string>();
    const acts = await playOn(page, hands, async () => {
      for (const one of await sideways(page)) wide.add(one);
      // Bots rarely spend a Help: here somebody does.
      const help = game === 'math-rush' && hands.answers.length === 0 && (await page.locator(HELP).count()) > 0;
      if (help) await hands.press(page, { selector: HELP });
    });
    expect([...wide]).toEqual([]);
    expect(acts).toBeGreaterThanOrEqual(5);
    expect(hands.answers.slice(0, 2)).toEqual(['not yet', 'yes']);
    await page.locator('[data-act="again"], [data-act="rematch"]').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // How hard the last deal was, and on what that rests; Numsense tells it with the best sentences, which are asked for.
    if (game === 'numsense') await keys.press(page, { selector: '.result button.best' });
    const told = page.locator('[data-hardness]').first();
    await told.waitFor();
    expect((await told.innerText()).length).toBeGreaterThan(20);
  });
});
