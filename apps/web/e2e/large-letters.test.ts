// Letters twice as large as a browser shows them, for people who see little: on a phone no screen, no table in any state and
// nothing that opens over it moves sideways (WCAG 1.4.4). What is wider than a table scrolls inside it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newContext, useBrowser, visit } from './browser.ts';
import { plant, planted } from './planted.ts';
import { TABLE_STATES } from './table-states.ts';
import { GAMES, sideways } from './ways.ts';

useBrowser();

const WIDTHS = [320, 390] as const;

const SCREENS = [
  ...['/', '/settings', '/about', '/open', '/nowhere', '/table', '/join', '/replay'],
  ...GAMES.flatMap((game) => ['print', 'games', 'rules', 'learn', 'play'].map((screen) => `/${screen}/${game}`)),
];

/** A phone whose letters are twice as large, as a style sheet of one's own or a browser makes them. */
async function phone(lang: string): Promise<Page> {
  const context = await newContext({ width: 320, height: 640, touch: true, storage: { 'cardinal.lang': lang } });
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  return context.newPage();
}

/** What moves sideways now, at each width. */
async function found(page: Page, where: string): Promise<readonly string[]> {
  const all: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    all.push(...(await sideways(page)).map((one) => `${where} at ${width}: ${one}`));
  }
  return all;
}

const unfold = async (page: Page): Promise<void> => {
  for (const fold of await page.locator(':is(main, dialog) summary').all())
    await fold.evaluate((one: HTMLElement) => one.click());
};

// German has the longest words, Arabic goes the other way.
it.each(['de', 'ar'])('E28 with letters twice as large no screen moves sideways, in %s', async (lang) => {
  const page = await phone(lang);
  const faults: string[] = [];
  for (const place of SCREENS) {
    await visit(page, place);
    await page.locator('main').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await unfold(page);
    faults.push(...(await found(page, place)));
  }
  expect(faults).toEqual([]);
});

it.each(GAMES)('E28 with letters twice as large no state of the table of %s moves sideways', async (game) => {
  const page = await visit(await phone('en'), '/about');
  const faults: string[] = [];
  for (const { name, plan, until, then } of TABLE_STATES[game] ?? []) {
    await plant(page, await planted(game, plan, until));
    await then?.(page);
    faults.push(...(await found(page, name)));
  }
  // Over the result, which is the last of them.
  for (const button of ['Rules', 'Menu', 'Scores']) {
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('dialog[open] :is(h3, table, fieldset, li)').first().waitFor();
    faults.push(...(await found(page, button)));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('slider').waitFor();
  await unfold(page);
  faults.push(...(await found(page, 'the replay')));
  expect(faults).toEqual([]);
});

it.each(GAMES)('E28 with letters twice as large no table of %s for friends moves sideways', async (game) => {
  const page = await visit(await phone('en'), '/join');
  await page
    .getByRole('button', { name: /^Make a table of/ })
    .nth(GAMES.indexOf(game))
    .click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await unfold(page);
  const faults = [...(await found(page, 'the seats'))];
  const deal = page.getByRole('button', { name: 'Deal the cards' });
  await expect
    .poll(async () => {
      if ((await deal.count()) === 0) await page.getByRole('button', { name: 'Add a bot' }).first().click();
      return deal.count();
    })
    .toBe(1);
  faults.push(...(await found(page, 'with a bot')));
  await deal.click();
  await page.locator('main:not([inert]) section.table').waitFor();
  faults.push(...(await found(page, 'the table')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open] summary').first().waitFor();
  await unfold(page);
  faults.push(...(await found(page, 'the menu')));
  expect(faults).toEqual([]);
});
