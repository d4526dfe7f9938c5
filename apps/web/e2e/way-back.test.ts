// The browser's way back, Android's among them, at a table: what lies over it goes first, the topmost before the others, and
// the next way back leads where it led before. Whatever was closed in another way costs no press more.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { restoreMatch } from '../src/session/kept-match.ts';
import { memoryShelf } from '../src/session/shelf.ts';
import { address, openPage, useBrowser, visit } from './browser.ts';
import { plant, planted, rulesOf } from './planted.ts';
import { shortMatch } from './short-matches.ts';
import { TABLE_STATES } from './table-states.ts';

useBrowser();

const PHONE = {
  width: 390,
  height: 844,
  touch: true,
  storage: { 'cardinal.settings': '{"confirm":"on"}' },
} as const;

/** A phone at a Numsense table in a state that the tests know by name, come to from the page about Cardinal. */
async function sit(name: string): Promise<Page> {
  const page = await openPage(PHONE, '/about');
  const state = TABLE_STATES['numsense']?.find((one) => one.name === name);
  if (!state) throw new Error(`test-broken: no ${name}`);
  await plant(page, await planted('numsense', state.plan, state.until));
  return page;
}

const at = (page: Page): string => new URL(page.url()).hash;

/** One way back leads to the screen before the table. */
async function leaves(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About Cardinal' }).waitFor();
}

const dialog = (page: Page): ReturnType<Page['locator']> => page.locator('dialog[open]');

/** What can lie over a table: the state it is opened in, how, and what is seen then. */
const OVER: readonly [what: string, state: string, open: (page: Page) => Promise<void>, seen: string][] = [
  ['menu', 'to write', (page) => page.getByRole('button', { name: 'Menu' }).tap(), 'dialog[open]'],
  ['rules', 'to write', (page) => page.getByRole('button', { name: 'Rules' }).tap(), 'dialog[open]'],
  ['scores', 'to write', (page) => page.getByRole('button', { name: 'Scores' }).tap(), 'dialog[open]'],
  ['pile', 'the discard pile', (page) => page.locator('button.caption').first().tap(), 'dialog[open]'],
  ['hint', 'to put, chosen', (page) => page.getByRole('button', { name: 'Hint', exact: true }).tap(), '.talk'],
  [
    'question',
    'to put, chosen',
    async (page) => {
      await page.locator('[data-focus-rest] ul [data-rove]').first().tap();
      await page.locator('.acts .main:not([aria-disabled])').tap();
    },
    '.sure',
  ],
];

describe('the way back', () => {
  it.each(OVER)('closes the %s and stays at the table; the next one leaves it', async (_, state, open, seen) => {
    const page = await sit(state);
    await open(page);
    await page.locator(seen).waitFor();
    await page.goBack();
    await page.locator(seen).waitFor({ state: 'detached' });
    expect(at(page)).toBe('#/table');
    // The focus is on something of the table again.
    await page.waitForFunction(() => document.activeElement !== document.body);
    await leaves(page);
  });

  it('closes the topmost of two', async () => {
    const page = await sit('to put, chosen');
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await page.locator('.talk').waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('.talk').count()).toBe(1);
    await page.goBack();
    await page.locator('.talk').waitFor({ state: 'detached' });
    expect(at(page)).toBe('#/table');
    await leaves(page);
  });

  it('passes over what was closed by its button or by Escape, also after a way forward', async () => {
    const page = await sit('to put, chosen');
    for (const name of ['Menu', 'Rules']) {
      await page.getByRole('button', { name, exact: true }).tap();
      await dialog(page).getByRole('button', { name: 'Close' }).tap();
      await dialog(page).waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await page.locator('.talk').waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // The hint is still open; of two entries of ours one stands for nothing any more.
    await page.goBack();
    await page.locator('.talk').waitFor({ state: 'detached' });
    expect(at(page)).toBe('#/table');
    await leaves(page);

    await page.goForward();
    await page.locator('section.table').waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await leaves(page);
  });

  it('comes back from a place that a sheet led to, and from there to where one came from', async () => {
    const page = await sit('to write');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).getByRole('link', { name: 'Leave the table' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Play with numbers' }).waitFor();
    await page.goBack();
    await page.locator('section.table').waitFor();
    expect(await dialog(page).count()).toBe(0);
    await leaves(page);
  });

  it('of a page that was loaded anew with a sheet open leaves the table', async () => {
    const page = await sit('to write');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.reload();
    await page.locator('section.table').waitFor();
    expect(at(page)).toBe('#/table');
    await leaves(page);
    // What stood for the sheet leads nowhere else.
    await page.goForward();
    await page.locator('section.table').waitFor();
    await page.goForward();
    expect(await dialog(page).count()).toBe(0);
    await page.goBack();
    expect(at(page)).toBe('#/table');
    await leaves(page);
  });

  it('closes a sheet at an online table, and one keeps one’s seat', async () => {
    const page = await visit(await openPage(PHONE), '/join');
    await page.getByRole('button', { name: /^Make a table of Numsense/ }).tap();
    await page.getByRole('heading', { name: 'Seats' }).waitFor();
    await page.getByRole('button', { name: /bot/i }).first().tap();
    await page.getByRole('button', { name: 'Deal the cards' }).tap();
    await page.locator('main:not([inert]) section.table').waitFor();
    const table = at(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(at(page)).toBe(table);
    expect(await page.locator('section.table').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => at(page)).not.toBe(table);
    expect(page.url().startsWith(address())).toBe(true);
  });

  it('leads away from a table that one came to by its link, the first time and again', async () => {
    const host = await visit(await openPage(PHONE), '/join');
    await host.getByRole('button', { name: /^Make a table of Numsense/ }).tap();
    const link = await host.getByRole('textbox', { name: 'Link' }).inputValue();
    const page = await openPage({ ...PHONE, dark: true }, '/about');
    const seats = page.getByRole('heading', { name: 'Seats' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Join' }).tap();
    await seats.waitFor();
    await leaves(page);
    await page.goto(link);
    await seats.waitFor();
    await leaves(page);
    await page.goForward();
    await seats.waitFor();
  });

  it('closes a sheet over a replay, whose address has changed since, and leaves it where it is', async () => {
    const restored = await restoreMatch(
      memoryShelf(await planted('numsense', await shortMatch('numsense'), (match) => match.result !== null)),
      rulesOf,
    );
    if (typeof restored === 'string') throw new Error(restored);
    const page = await openPage(PHONE, '/about');
    await page.evaluate(
      (text) => localStorage.setItem('cardinal.replay', text),
      JSON.stringify(restored.match.record()),
    );
    await page.goto(`${address()}/#/replay`);
    const place = (): Promise<number> => page.getByRole('slider').inputValue().then(Number);
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'Scores' }).tap();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await dialog(page).waitFor({ state: 'detached' });
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'One step on' }).tap();
    expect(await place()).toBe(3);
    await expect.poll(() => at(page)).toContain('move=3');
    await page.getByRole('button', { name: 'Scores' }).tap();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await place()).toBe(3);
    expect(at(page)).toContain('move=3');
    // So does a page that is loaded anew with the sheet open, which belongs to an earlier address.
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => at(page)).toContain('move=4');
    await page.getByRole('button', { name: 'Scores' }).tap();
    await dialog(page).waitFor();
    await page.reload();
    await page.getByRole('slider').waitFor();
    await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)).toBe(0);
    expect(await place()).toBe(4);
    expect(at(page)).toContain('move=4');
    await leaves(page);
  });
});
