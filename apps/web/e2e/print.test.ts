// Paper in the built page: the preview, the file that is made on the device, the page of a game and the link to it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, openPage, useBrowser, visit } from './browser.ts';

useBrowser();

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What the command line makes of the same wish. */
function fromTerminal(...wish: readonly string[]): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'cardinal-paper-')), 'made.pdf');
  execFileSync(process.execPath, ['apps/cli/bin/cardinal.mjs', 'print', ...wish, '--out', file]);
  return readFileSync(file);
}

describe('paper', () => {
  it('shows the sheet and saves it as a file, without asking any server', async () => {
    const page = await openPage();
    await visit(page, '/print/mathmasters');
    const sheet = page.getByRole('img', { name: /Fronts, sheet 1/ });
    await sheet.waitFor();
    await page.getByLabel('Paper').selectOption('A4');
    await page.getByLabel('Card size').selectOption({ label: 'Poker, 63 × 88 mm' });
    await page.getByLabel('Show in real size').check();
    const millimetre = 96 / 25.4;
    const { width = 0, height = 0 } = (await sheet.locator('svg').boundingBox()) ?? {};
    expect(width / millimetre).toBeCloseTo(210, 1);
    expect(height / millimetre).toBeCloseTo(297, 1);
    const { name, bytes } = await saved(page, 'Save the PDF');
    expect(name).toBe('mathmasters-a4-9up.pdf');
    expect(bytes.equals(fromTerminal('mathmasters'))).toBe(true);
    await page.getByText(`Saved as ${name}.`).waitFor();
    await page.getByLabel('Bleed of 3 mm').check();
    await page.getByText('do not fit on this paper').waitFor();
    expect(await page.getByText(/^Saved as/).count()).toBe(0);
    await page.getByLabel('What').selectOption({ label: 'Practice sheet' });
    await page.getByRole('img', { name: /find the set/ }).waitFor();
    const seed = await page.getByLabel('Sheet number').inputValue();
    expect(
      (await saved(page, 'Save the PDF')).bytes.equals(fromTerminal('mathmasters', '--worksheet', '--seed', seed)),
    ).toBe(true);
    await page.getByLabel('Game').selectOption({ label: 'Numsense' });
    await page.getByLabel('Cards in a hand').selectOption('2');
    await page.getByLabel('How hard').selectOption({ label: 'Hard' });
    await page.getByText('Nothing fits these wishes').waitFor();
    expect(await page.getByRole('button', { name: 'Save the PDF' }).isDisabled()).toBe(true);
  });

  it('a shared link opens the page of the game; its flyer can be saved', async () => {
    const page = await openPage();
    await page.goto(`${address()}/games/numsense/`);
    await page.getByRole('heading', { level: 1, name: 'Numsense' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/games/numsense');
    await page.getByRole('img', { name: 'Code that opens this page' }).waitFor();
    expect((await saved(page, 'Flyer (PDF)')).name).toMatch(/^numsense-flyer-/);
  });
});
