// What can go wrong, planted: code that does not come, a table that breaks, bots without a room. Never a blank page,
// never a lost match.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTable, forgive, newContext, useBrowser, visit } from './browser.ts';
import { look, play } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

/** The built file of a source file. */
function chunkOf(source: string): string {
  const manifest = path.resolve(import.meta.dirname, '../dist/.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const chunk = Object.entries(chunks).find(([name]) => name.endsWith(source))?.[1];
  if (!chunk) throw new Error(`test-broken: no chunk of ${source}`);
  return chunk.file;
}

describe('a fault', () => {
  it('in fetching a game is told, and the page stays as it is', async () => {
    const context = await newContext();
    await context.route(/\/numsense-[^/]*\.js$/, (route) => route.abort());
    const page = await visit(await context.newPage(), '/');
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await page.getByRole('alert').getByText('This could not be loaded').waitFor();
    await visit(page, '/play/numsense');
    await page.getByRole('alert').waitFor();
    await context.unroute(/\/numsense-[^/]*\.js$/);
    await page.reload();
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
    forgive(/ERR_FAILED|Failed to fetch|error loading dynamically/i);
  });

  it('in fetching a screen is told, and the same link goes there once the line is back', async () => {
    const context = await newContext();
    const files = /assets\/[^/]*\.js$/;
    const page = await visit(await context.newPage(), '/');
    const settings = page.getByRole('link', { name: 'Settings' });
    const arrived = page.getByRole('heading', { level: 1, name: 'Settings' });
    // All that the app needs is here, but not that screen.
    await page.waitForLoadState('networkidle');
    await context.route(files, (route) => route.abort());
    await settings.click();
    await page.getByText('This could not be loaded').waitFor();
    await context.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await arrived.waitFor();
    // Whoever turns to something else while a table comes has turned away from it.
    await page.getByRole('link', { name: 'Cardinal' }).click();
    let letGo = (): void => undefined;
    const held = new Promise<void>((go) => (letGo = go));
    await context.route(/\/break-in-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/break-in-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Play now Break In' }).click();
    await asked;
    await settings.click();
    await arrived.waitFor();
    const came = page.waitForResponse(/\/break-in-[^/]*\.js$/);
    letGo();
    await (await came).finished();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).hash).toBe('#/settings');
    forgive(/ERR_FAILED|Failed to fetch|error loading dynamically/i);
  });

  it('in a table is caught: the match can be saved, and home is a press away', async () => {
    const context = await newContext();
    const page = await visit(await context.newPage(), '/play/numsense?seed=fault');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await atTable(page);
    const { hand } = await look(page);
    const tables = `**/${chunkOf('packages/games/src/numsense/table/Table.svelte')}`;
    const planted =
      'const broken = () => { throw new Error("planted"); }; const tongue = { speak: async () => {} }; export { broken as default, tongue };';
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
    await context.route(tables, (route) => route.fulfill({ body: planted, headers }));
    await page.reload();
    await page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
    await page.getByText('What happened, for those who repair it').click();
    await page.getByText('planted').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the match file' }).click();
    expect((await download).suggestedFilename()).toBe('cardinal-match.json');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('heading', { name: 'You have a match under way' }).waitFor();
    forgive(/planted/);

    await context.unroute(tables);
    await page.reload();
    await page.getByRole('link', { name: 'Go on playing' }).click();
    await atTable(page);
    expect((await look(page)).hand).toEqual(hand);
  });

  it('in fetching the rest of the rules is told; until they are here one acts, and bots wait', async () => {
    const context = await newContext();
    const asked: Route[] = [];
    await context.route(/\/numsense-late-[^/]*\.js$/, (route) => void asked.push(route));
    const page = await visit(await context.newPage(), '/');
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await page.locator('main.at-table').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.abort();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.locator('[data-place="draw"]').click();
    const { hand } = await look(page);
    expect(hand).toHaveLength(3);
    await page.locator('[data-focus-rest] ul button[data-rove]').first().click();
    await page.locator('[data-act="put"]').click();
    await expect.poll(async () => (await look(page)).hand.length).toBe(2);
    expect(await page.locator('.thinking').count()).toBe(0);
    await asked[1]?.continue();
    await page.locator('.me.turn').waitFor();
    forgive(/ERR_FAILED|Failed to fetch|error loading dynamically/i);
  });

  it('in the place to type is none: keys that come before it are not lost, nor is Escape', async () => {
    const context = await newContext();
    let letGo = (): void => undefined;
    const held = new Promise<void>((go) => (letGo = go));
    await context.route(`**/${chunkOf('numsense/table/TypeField.svelte')}`, async (route) => {
      await held;
      await route.continue();
    });
    const page = await visit(await context.newPage(), '/play/numsense?seed=early');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await atTable(page);
    const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
    const [first] = (await look(page)).hand;
    await hand.first().focus();
    await page.keyboard.type(`${first ?? ''}+*`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const row = page.getByRole('group', { name: 'Your sentence' });
    await expect.poll(() => row.innerText()).toContain('+');
    const came = page.waitForResponse(`**/${chunkOf('numsense/table/TypeField.svelte')}`);
    letGo();
    await (await came).finished();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await hand.first().focus();
    await page.keyboard.type('*');
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(`${first ?? ''}+*`);
  });

  it('in the room of the bots does not stall the table', async () => {
    const context = await newContext();
    await context.route(/\/bot-worker-[^/]*\.js$/, (route) => route.abort());
    const page = await visit(await context.newPage(), '/play/numsense?seed=roomless');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await atTable(page);
    await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label === 'Next deal'));
    forgive(/ERR_FAILED/);
  });
});
