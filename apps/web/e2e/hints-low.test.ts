// An open hint on low screens (a phone on its side, 400 % zoom) and short windows: all of it can be reached, the focus goes
// along, Escape closes it, and the page keeps its heading.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { plant, planted } from './planted.ts';
import { TABLE_STATES } from './table-states.ts';
import { GAMES } from './ways.ts';

useBrowser();

const SIZES = [
  [320, 256],
  [568, 320],
  [320, 568],
  [390, 700],
] as const;

/** What is wrong with the button that leads on, once it has been brought into sight: it lies outside the talk, or under something. */
const outOfReach = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const talk = document.querySelector('.talk');
    const more = talk?.querySelector('.more');
    if (!talk || !more) return 'is not there';
    more.scrollIntoView({ block: 'nearest' });
    const [outer, inner] = [talk.getBoundingClientRect(), more.getBoundingClientRect()];
    if (inner.bottom > outer.bottom + 1 || inner.top < outer.top) return 'lies outside the talk';
    const met = document.elementFromPoint(inner.left + inner.width / 2, inner.top + inner.height / 2);
    return met && more.contains(met) ? null : `lies under ${met?.tagName ?? 'nothing'} ${met?.className ?? ''}`;
  });

it.each(GAMES)('E28 E31 E33 a hint on a low screen can be read, climbed and closed by keyboard (%s)', async (game) => {
  const state = TABLE_STATES[game]?.find(({ name }) => name.includes('with all hints'));
  if (!state) throw new Error('test-broken: no moment for a hint');
  const page = await openPage({ width: 1280, height: 800 }, '/about');
  const match = await planted(game, state.plan, state.until);
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await plant(page, match);
    const ask = page.locator('[data-act="hint"], [data-act="show"], [data-asks]').first();
    await ask.focus();
    await page.keyboard.press('Enter');
    const talk = page.locator('.talk');
    await talk.waitFor();
    // Two frames: by then the browser has taken the focus from what is hidden.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const at = `${width} x ${height}`;
    const held = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
    if ((await held()) === 'BODY') found.push(`${at}: the focus is lost`);
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) found.push(`${at}: no heading`);
    for (let rung = 1; (await talk.locator('.more').count()) > 0; rung++) {
      const fault = await outOfReach(page);
      if (fault !== null) found.push(`${at}: rung ${rung}: the button that leads on ${fault}`);
      await talk.locator('.more').evaluate((one: HTMLElement) => one.click());
    }
    await page.keyboard.press('Escape');
    await talk.waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if ((await held()) === 'BODY') found.push(`${at}: the focus is lost with the hint`);
  }
  expect(found).toEqual([]);
});
