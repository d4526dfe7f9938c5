// The page in Arabic on a phone: from right to left, sums from left to right, nothing wider than the screen, axe clean, and
// a move is made; and in German the signs of German.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTable, openPage, useBrowser, visit } from './browser.ts';

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`), ...(wider > 0 ? ['wide'] : [])];
}

const root = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir] as const);

describe('in Arabic', () => {
  it('home, set-up and a table are read from right to left, and a move is made', async () => {
    const page = await openPage({ width: 390, height: 844, storage: { 'cardinal.lang': 'ar' } });
    expect(await root(page)).toEqual(['ar', 'rtl']);
    await page.getByText('كوّن من كل أوراقك').waitFor();
    expect(await faults(page)).toEqual([]);

    await visit(page, '/play/numsense?seed=arabic');
    await page.getByRole('button', { name: 'وزّع الأوراق' }).waitFor();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'وزّع الأوراق' }).click();
    await atTable(page, 'طاولة Numsense');
    const take = page.getByRole('button', { name: 'اسحب ورقة' });
    await take.waitFor();
    expect(await faults(page)).toEqual([]);
    const row = page.getByRole('group', { name: 'عبارتك' });
    expect(await row.getAttribute('dir')).toBe('ltr');
    await take.click();
    await page.getByText('ارمِ واحدة.').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

it('the choice on the home page is kept, and the page follows it at once', async () => {
  const page = await openPage({ width: 390, height: 844 });
  expect(await root(page)).toEqual(['en', 'ltr']);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('heading', { level: 1, name: 'Spiel mit Zahlen' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Spiel mit Zahlen' }).waitFor();
  await visit(page, '/rules/numsense');
  await page.getByText('(7 · 2) − 4').first().waitFor();
});

it.each([
  ['de', '/print/numsense', 'Eigene Kartendatei nehmen', 'Datei wählen'],
  ['ar', '/print/numsense', 'استعمل ملف أوراقك', 'اختر ملفًا'],
])(
  '%s: a file is chosen by a button in the language of the page, never the browser’s',
  async (lang, place, name, says) => {
    const page = await openPage({ width: 390, height: 844, storage: { 'cardinal.lang': lang } }, place);
    const input = page.getByLabel(name);
    await input.waitFor({ state: 'attached' });
    // The browser's own button is nowhere, and ours carries its words.
    const own = await input.evaluate((one) => one.getBoundingClientRect().width);
    expect(own).toBeLessThanOrEqual(2);
    const ours = page.locator('label.button', { has: input });
    expect((await ours.innerText()).trim()).toBe(says);
    expect(await page.getByRole('button', { name: `${name} ${says}` }).count()).toBe(1);
    await input.focus();
    expect(await ours.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    expect(await faults(page)).toEqual([]);
  },
);
