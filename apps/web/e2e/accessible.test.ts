// Every screen, and every state of the five tables, under axe in light and dark and without anything to move sideways
// (E31: lessons, paper and tables for friends as well as play); stillness for those who ask for it (E34).
import { describe, expect, it } from 'vitest';
import { faultsOf } from './axe.ts';
import { openPage, useBrowser, visit } from './browser.ts';
import { play } from './numsense-player.ts';
import { plant, planted } from './planted.ts';
import { quickHands } from './quick-hands.ts';
import { TABLE_STATES } from './table-states.ts';
import { GAMES, sideways } from './ways.ts';

useBrowser();

/** Screens that need no table. */
const SCREENS = [
  ...[
    '/',
    '/settings',
    '/about',
    '/open',
    '/nowhere',
    '/table',
    '/join',
    '/replay',
    '/print/numsense',
    '/games/numsense',
  ],
  ...GAMES.flatMap((game) => [`/rules/${game}`, `/learn/${game}`, `/play/${game}?seed=tour`]),
];

describe('E31 axe finds nothing', () => {
  it('on any screen, and nothing of it moves sideways at 320 px', async () => {
    const page = await openPage();
    const found: string[] = [];
    for (const place of SCREENS) {
      await visit(page, place);
      await page.getByRole('heading', { level: 1, name: /^One moment/ }).waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const fold of await page.locator('main summary').all())
        await fold.evaluate((one: HTMLElement) => one.click());
      found.push(...(await faultsOf(page, place)));
      await page.setViewportSize({ width: 320, height: 640 });
      found.push(...(await sideways(page)).map((one) => `${place}, narrow: ${one}`));
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(found).toEqual([]);
  });

  it.each(GAMES)('in any state of the table of %s', async (game) => {
    const page = await openPage({ width: 390, height: 844, touch: true }, '/about');
    const found: string[] = [];
    for (const { name, plan, until, then } of TABLE_STATES[game] ?? []) {
      await plant(page, await planted(game, plan, until));
      await then?.(page);
      found.push(...(await faultsOf(page, name)));
    }
    for (const button of ['Rules', 'Menu', 'Scores']) {
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await faultsOf(page, button)));
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    found.push(...(await faultsOf(page, 'result, wide')));
    expect(found).toEqual([]);
  });

  it('over a pause, and where a kept match is damaged', async () => {
    const page = await openPage({ width: 390, height: 844, touch: true }, '/about');
    const match = await planted('numsense', { seats: 2 });
    await plant(page, match);
    await page.getByRole('button', { name: 'Pause' }).click();
    const found = [...(await faultsOf(page, 'pause'))];
    await visit(page, '/about');
    await page.evaluate(() => localStorage.setItem('cardinal.match.head', '{'));
    await visit(page, '/table');
    await page.getByRole('heading', { name: 'The kept match cannot be read' }).waitFor();
    found.push(...(await faultsOf(page, 'damaged')));
    expect(found).toEqual([]);
  });
});

describe('E34 stillness', () => {
  it('is kept where it is asked for: nothing runs, and nothing waits', async () => {
    const page = await openPage({}, '/about');
    await plant(page, await planted('numsense', { seats: 2, options: { deals: 2 } }));
    await page.evaluate(() => {
      const seen = globalThis as unknown as { ran: string[] };
      seen.ran = [];
      for (const kind of ['transitionrun', 'animationstart'] as const) {
        document.addEventListener(kind, ({ target }) => seen.ran.push(`${kind} ${(target as Element).className}`));
      }
    });
    await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label === 'Next deal'));
    expect(await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
