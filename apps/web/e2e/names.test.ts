// Names that are read the other way than the page keep their place in every sentence: in what is seen, in labels, choices
// and what only a screen reader hears. Each name stands alone, in an element of its own, or between the marks of Unicode that
// set it apart.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit } from './browser.ts';
import { plant, planted } from './planted.ts';
import { TABLE_STATES } from './table-states.ts';
import { GAMES } from './ways.ts';

useBrowser();

/** Where a name could be torn from its place, with how often names were seen at all. */
function torn(page: Page, names: readonly string[]): Promise<{ readonly found: string[]; readonly seen: number }> {
  return page.evaluate((all) => {
    const found: string[] = [];
    let seen = 0;
    const isApart = (text: string, name: string): boolean =>
      text.split(name).length === text.split(`\u2068${name}\u2069`).length;
    const look = (text: string, isAlone: (name: string) => boolean, where: string): void => {
      for (const name of all.filter((one) => text.includes(one))) {
        seen += 1;
        if (!isApart(text, name) && !(text.trim() === name && isAlone(name))) found.push(`${where}: ${text.trim()}`);
      }
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      for (const label of ['aria-label', 'title', 'placeholder', 'alt', 'label'])
        look(element.getAttribute(label) ?? '', () => true, `${element.tagName} ${label}`);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || element.matches('script, style')) continue;
        const alone = element.matches('bdi, option') || getComputedStyle(element).display !== 'inline';
        look(node.textContent ?? '', () => alone, element.outerHTML.slice(0, 80));
      }
    }
    return { found, seen };
  }, names);
}

describe('a name read the other way keeps its place', () => {
  it.each([
    ['en', ['דנה', 'ليلى', 'يوسف', 'هدى', 'سلمى', 'نور']],
    ['ar', ['Ada', 'Bo', 'Cam', 'Dee', 'Eve', 'Fay']],
  ] as const)('%s', async (lang, names) => {
    const page = await openPage({ storage: { 'cardinal.lang': lang } }, '/play/addition-mania');
    await page.locator('fieldset select').nth(2).selectOption('person');
    for (const at of [0, 1]) {
      await page.locator('fieldset input[type=text]').nth(at).fill(names[at]!);
      await page.locator('fieldset input[type=text]').nth(at).press('Tab');
    }
    await page.locator('summary').first().click();
    const form = await torn(page, names);
    expect(form).toMatchObject({ found: [] });
    expect(form.seen).toBeGreaterThan(3);
    await page.locator('form .button.gold').click();
    await page.locator('main h1', { hasText: names[0] }).waitFor();
    const cover = await torn(page, names);
    expect(cover).toMatchObject({ found: [] });
    expect(cover.seen).toBeGreaterThan(0);

    for (const game of GAMES) {
      const states = TABLE_STATES[game]!;
      // In the middle, where somebody is waited for and much has been told, and at the end.
      for (const state of [states[0]!, states.at(-1)!]) {
        const match = await planted(game, state.plan, state.until);
        const called = Object.fromEntries(
          Object.entries(match).map(([key, text]) => [
            key,
            ['Ada', 'Bo', 'Cam', 'Dee', 'Eve', 'Fay'].reduce(
              (kept, name, i) => kept.replaceAll(`"${name}"`, JSON.stringify(names[i])),
              text,
            ),
          ]),
        );
        await visit(page, '/about');
        await plant(page, called);
        // What is told of others comes a moment after the table.
        await expect.poll(async () => (await torn(page, names)).seen).toBeGreaterThan(0);
        const table = await torn(page, names);
        expect([game, state.name, ...table.found]).toEqual([game, state.name]);
      }
    }
  });
});
