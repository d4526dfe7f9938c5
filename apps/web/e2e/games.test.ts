// Every game that the home page offers opens its table at a press, and its rules and set-up too.
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit } from './browser.ts';

useBrowser();

describe('every game on the home page', () => {
  it('has rules, a set-up and a table that open without a fault', async () => {
    const page = await openPage();
    const links = await page
      .getByRole('link', { name: /^Set up a table of/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    expect(links[0]).toBe('numsense');
    for (const game of links) {
      await visit(page, `/rules/${game}`);
      await visit(page, `/play/${game}?seed=smoke`);
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      const fresh = page.getByRole('button', { name: 'Start a new one' });
      const table = page.getByRole('region').first();
      await fresh.or(table).waitFor();
      if (await fresh.isVisible()) await fresh.click();
      await page.locator('main section[aria-label]').first().waitFor();
    }
  });
});
