// Settings that last: each shows its effect, those of the look also after a reload.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit } from './browser.ts';

useBrowser();

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

describe('a setting', () => {
  it('E34 E35 changes what is seen at once, and lasts', async () => {
    const page = await openPage({ stillness: false }, '/settings');
    for (const [label, value, name, wanted] of [
      ['Room', 'Dark', 'color-scheme', 'dark'],
      ['Movement', 'Keep still', '--glide', '0s'],
      ['Room between letters', 'Wide', '--letter', '.06em'],
      ['Contrast', 'Strong', '--card-line', '#22262b'],
    ] as const) {
      expect(await token(page, name)).not.toBe(wanted);
      await page.getByLabel(label, { exact: true }).selectOption({ label: value });
      await expect.poll(() => token(page, name)).toBe(wanted);
    }
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await token(page, 'color-scheme')).toBe('dark');
    expect(await token(page, '--glide')).toBe('0s');
    expect(await token(page, '--letter')).toBe('.06em');
    expect(await token(page, '--card-line')).toBe('#22262b');
  });

  it('E27 E32 E35 E36 E37 own keys, the way to play, letters, clocks and sound show at the table, in one page', async () => {
    const page = await openPage({ stillness: true }, '/settings');
    const font = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await font()).toMatch(/^"Atkinson/);
    await page.getByLabel('Letters', { exact: true }).selectOption({ label: 'Wide letters' });
    await expect.poll(font).toMatch(/^Verdana/);
    await page.getByLabel('Plain cards').check();
    expect(await page.getByLabel('Sound', { exact: true }).isChecked()).toBe(false);
    await page.getByLabel('Sound', { exact: true }).check();

    const hint = page.getByLabel('Ask for a hint');
    await hint.press('Tab');
    expect(await hint.evaluate((field) => field === document.activeElement)).toBe(false);
    await hint.press('Control+t');
    await page.getByText('The browser needs these keys.').waitFor();
    await hint.press('Alt+h');
    expect(await hint.inputValue()).toBe('Alt+H');
    await page.getByLabel('Say again how it stands').press('Backspace');
    await page.getByLabel('Ways to play a card').selectOption({ label: 'Only press' });

    // What plays a sound asks for a context: without sound none is made.
    await page.evaluate(() => {
      const seen = globalThis as unknown as { tones: number };
      seen.tones = 0;
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          seen.tones += 1;
        }
      };
    });
    await visit(page, '/play/break-in?seed=screens');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const hand = page.getByRole('list', { name: 'Your cards' });
    await hand.waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['cards'])).toBe('text');
    // Own keys come a moment after the table.
    await expect
      .poll(async () => {
        await page.keyboard.press('F2');
        return hand.evaluate((list) => list.contains(document.activeElement));
      })
      .toBe(true);
    await page.getByRole('button', { name: 'Take a card' }).waitFor();
    await page.getByRole('button', { name: /^Draw pile/ }).click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)).toBeGreaterThan(0);
    await page.keyboard.press('F8');
    expect(await page.getByRole('region', { name: 'Hint' }).count()).toBe(0);
    await page.keyboard.press('Alt+h');
    await page.getByRole('region', { name: 'Hint' }).waitFor();
    await page.keyboard.press('F4');
    expect(
      await page
        .getByRole('group', { name: 'What you can do' })
        .evaluate((group) => group.contains(document.activeElement)),
    ).toBe(true);

    await visit(page, '/play/numsense?seed=settings');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start a new one' }).click();
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    expect(await page.getByRole('button', { name: 'Type', exact: true }).count()).toBe(0);
  });
});
