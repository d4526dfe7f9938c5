// The screens as they were reviewed: a part that moved or is missing is a fault, and what was seen instead is kept under
// `.cache/pictures`. After a wanted change `node scripts/run.mjs apps/web/scripts/pictures.ts screens` takes the pictures
// anew; look at them before they are kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { difference, fileOf, take } from './kept-pictures.ts';
import { resize, SCREENS, show, SIZES, stillPage } from './screens.ts';

/** So much may be other letters; a button that goes is more. */
const ALLOWED = 0.004;

/** Where a picture lies that is not as it was. */
const SEEN = path.resolve(import.meta.dirname, '../../../.cache/pictures');

let browser: Browser;
let judge: Page;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  judge = await browser.newPage();
});
afterAll(() => browser.close());

const kept = (name: string, size: (typeof SIZES)[number]): string =>
  readFileSync(fileOf(name, size)).toString('base64');

it.each(SCREENS.filter(({ steady }) => steady).map((screen) => [screen.name, screen] as const))(
  '%s looks as it was reviewed',
  async (name, screen) => {
    const page = await stillPage(browser, screen);
    const cdp = await page.context().newCDPSession(page);
    await show(page, inject('address'), screen);
    const far: string[] = [];
    for (const size of SIZES) {
      await resize(page, size);
      let seen = await take(cdp, size);
      let share = await difference(judge, kept(name, size), seen);
      // What comes after the table may still be on its way.
      for (let more = 0; share > ALLOWED && more < 6; more++) {
        await page.waitForTimeout(500);
        seen = await take(cdp, size);
        share = await difference(judge, kept(name, size), seen);
      }
      if (share <= ALLOWED) continue;
      mkdirSync(SEEN, { recursive: true });
      writeFileSync(path.join(SEEN, path.basename(fileOf(name, size))), Buffer.from(seen, 'base64'));
      far.push(`${name} at ${size[0]} px: ${(share * 100).toFixed(2)} % is other, see .cache/pictures`);
    }
    if (name === 'numsense-sentence') far.push(...(await planted(page)));
    await page.context().close();
    expect(far).toEqual([]);
  },
);

/** Faults that must be seen: the main act gone, a card moved by a third of its width. */
async function planted(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  for (const [what, css] of [
    ['the main act is missing', '.acts .main { visibility: hidden }'],
    ['the hand has moved', '.near ul { transform: translateX(36px) }'],
  ] as const) {
    for (const size of [SIZES[1], SIZES[3]]) {
      await resize(page, size);
      const style = await page.evaluateHandle((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
        return sheet;
      }, css);
      const share = await difference(judge, kept('numsense-sentence', size), await take(cdp, size));
      if (share <= ALLOWED) unseen.push(`not seen at ${size[0]} px: ${what} (${(share * 100).toFixed(2)} %)`);
      await style.evaluate((sheet) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      });
    }
  }
  return unseen;
}
