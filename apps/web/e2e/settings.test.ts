// Settings that last (each shows its effect, and holds after a reload): look, movement, spacing, cards, signs.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit } from './browser.ts';

useBrowser();

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

describe('a setting', () => {
  it.each([
    ['Room', 'Dark', 'color-scheme', 'dark'],
    ['Movement', 'Keep still', '--glide', '0s'],
    ['Room between letters', 'Wide', '--letter', '.06em'],
    ['Contrast', 'Strong', '--card-line', '#22262b'],
  ] as const)('E34 E35 %s: %s changes what is seen and lasts', async (label, value, name, wanted) => {
    const page = await openPage({}, '/settings');
    expect(await token(page, name)).not.toBe(wanted);
    await page.getByLabel(label, { exact: true }).selectOption({ label: value });
    await expect.poll(() => token(page, name)).toBe(wanted);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await token(page, name)).toBe(wanted);
  });

  it('E35 plain cards bear their number only', async () => {
    const page = await openPage({}, '/settings');
    await page.getByLabel('Plain cards').check();
    await visit(page, '/play/numsense?seed=plain');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['cards'])).toBe('text');
  });

  it('E37 sound is off at first', async () => {
    const page = await openPage({}, '/settings');
    expect(await page.getByLabel('Sound', { exact: true }).isChecked()).toBe(false);
  });
});
