// Paper in the built page: the preview, the file that is made on the device, the page of a game and the link to it.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { address, openPage, useBrowser, visit } from './browser.ts';

useBrowser();

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'cardinal-paper-'));

/** The built command line, in this process: starting it anew costs seconds. */
async function cardinal(...args: readonly string[]): Promise<void> {
  const { main } = (await import(pathToFileURL('apps/cli/dist/main.js').href)) as {
    readonly main: (args: readonly string[]) => Promise<number>;
  };
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await main(args)).toBe(0);
  } finally {
    said.mockRestore();
  }
}

/** What the command line makes of the same wish. */
async function fromTerminal(...wish: readonly string[]): Promise<Buffer> {
  const file = join(folder(), 'made.pdf');
  await cardinal('print', ...wish, '--out', file);
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
    expect(bytes.equals(await fromTerminal('mathmasters'))).toBe(true);
    await page.getByText(`Saved as ${name}.`).waitFor();
    await page.getByLabel('Bleed of 3 mm').check();
    await page.getByText('do not fit on this paper').waitFor();
    expect(await page.getByText(/^Saved as/).count()).toBe(0);
    // A deck that is none of the game: where and why, and no file.
    await page.getByLabel('Use your own deck file').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[{"number": 5, "suits": "MX"}]'),
    });
    await page.getByText('Card 1 (5), "suits": "MX" stands there.').waitFor();
    expect(await page.getByRole('button', { name: 'Save the PDF' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Back to the usual deck' }).click();
    // A printer offset that cannot be read is told, and no file is made without it.
    await page.getByLabel('Printer offset').fill('99,0,0');
    await page.getByLabel('Printer offset').blur();
    await page.getByText('The printer offset cannot be read').waitFor();
    expect(await page.getByRole('button', { name: 'Save the PDF' }).isDisabled()).toBe(true);
    // What was chosen is there again after a reload, the game too where the address names none.
    await visit(page, '/print');
    await page.reload();
    await page.getByText('The printer offset cannot be read').waitFor();
    expect(await page.getByLabel('Bleed of 3 mm').isChecked()).toBe(true);
    expect(await page.getByLabel('Game').locator('option:checked').innerText()).toBe('MathMasters');
    await page.getByLabel('What').selectOption({ label: 'Practice sheet' });
    await page.getByRole('img', { name: /find the set/ }).waitFor();
    const seed = await page.getByLabel('Sheet number').inputValue();
    expect(
      (await saved(page, 'Save the PDF')).bytes.equals(
        await fromTerminal('mathmasters', '--worksheet', '--seed', seed),
      ),
    ).toBe(true);
    // A match that was saved brings its game along, and only what is one is taken.
    await page.getByLabel('Kind').selectOption({ label: 'Turning points of a match' });
    await page.getByText('Choose a saved match.').waitFor();
    const matchFile = page.getByLabel('A saved match');
    await matchFile.setInputFiles('package.json');
    await page.getByText('That is no match of these games.').waitFor();
    const matches = folder();
    await cardinal('simulate', 'addition-mania', '--matches', '1', '--records', matches);
    const record = join(matches, 'addition-mania-0.json');
    await matchFile.setInputFiles(record);
    await page.getByRole('img', { name: /once again/ }).waitFor();
    const again = await saved(page, 'Save the PDF');
    expect(again.bytes.equals(await fromTerminal('addition-mania', '--record', record))).toBe(true);
    await page.getByLabel('Kind').selectOption({ label: 'Hands of this game' });
    await page.getByLabel('Game').selectOption({ label: 'Numsense' });
    await page.getByLabel('Cards in a hand').selectOption('2');
    await page.getByLabel('How hard').selectOption({ label: 'Hard' });
    await page.getByText('Nothing fits these wishes').waitFor();
    expect(await page.getByRole('button', { name: 'Save the PDF' }).isDisabled()).toBe(true);
    // An address that comes to name another game is followed.
    await page.evaluate(() => (location.hash = '#/print/break-in'));
    await page.getByLabel('Game').locator('option:checked', { hasText: 'Break In' }).waitFor({ state: 'attached' });
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
