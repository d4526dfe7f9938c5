// Takes pictures from the built page: those of the README (home, a table on a desk), and all main screens at five widths,
// which are reviewed and then compared with in `e2e/pictures.test.ts`.
// Usage: node scripts/run.mjs apps/web/scripts/pictures.ts [readme | screens [NAME,…]]
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '@cardinal/server';
import { chromium, type Page } from 'playwright-core';
import { build } from '../../../scripts/build.mjs';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { fileOf, KEPT, take as takeSmall } from '../e2e/kept-pictures.ts';
import { look, play, type Seen } from '../e2e/numsense-player.ts';
import { quickHands } from '../e2e/quick-hands.ts';
import { resize, SCREENS, show, SIZES, stillPage } from '../e2e/screens.ts';

const OUT = path.resolve(import.meta.dirname, '../../../docs/pictures');
const SEED = 'pictures';

const myTurn = ({ acts }: Seen): boolean => acts.some(({ label }) => label === 'Take a card');
const inDeal =
  (deal: number) =>
  (seen: Seen): boolean =>
    myTurn(seen) && seen.deal.startsWith(`Deal ${deal} `);

await build({ products: ['page'] });
await mkdir(OUT, { recursive: true });
const server = await startServer({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(launchOptions());

/** A page of that size on which nothing moves and bots answer at once. */
async function open(width: number, height: number, dense = 1): Promise<Page> {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, deviceScaleFactor: dense, reducedMotion: 'reduce' });
  // What runs this script marks named functions with a helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (one) => one');
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('cardinal.pace', 'instant');
  });
  return context.newPage();
}

async function deal(page: Page): Promise<void> {
  await page.goto(`${server.address}/#/play/numsense?seed=${SEED}`);
  await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Brisk Otter');
  await page.getByRole('textbox', { name: 'Name on seat 3' }).fill('Mellow Finch');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('region', { name: 'Numsense table' }).waitFor();
}

/** Puts two number cards into the sentence, so that one sees it grow. */
async function beginSentence(page: Page): Promise<void> {
  const { hand } = await look(page);
  const [low, high] = hand
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .slice(-2);
  await quickHands.build(page, `(${high ?? ''}-${low ?? ''})*`, hand);
}

async function take(page: Page, name: string, whole = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.screenshot({ path: path.join(OUT, `${name}.png`), fullPage: whole });
}

async function readme(): Promise<void> {
  const home = await open(1280, 860);
  await home.goto(`${server.address}/`);
  await home.getByText('Turn all your cards').waitFor();
  await take(home, 'home', true);

  const desk = await open(1280, 800);
  await deal(desk);
  await play(desk, quickHands, inDeal(3));
  await beginSentence(desk);
  await take(desk, 'table-desktop');
}

/** All main screens at five widths, or one of them. */
async function screens(only: string | undefined): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  for (const screen of SCREENS) {
    if (only !== undefined && !only.split(',').includes(screen.name)) continue;
    const page = await stillPage(browser, screen);
    const cdp = await page.context().newCDPSession(page);
    await show(page, server.address, screen);
    for (const size of SIZES) {
      await resize(page, size);
      await writeFile(fileOf(screen.name, size), Buffer.from(await takeSmall(cdp, size), 'base64'));
    }
    await page.context().close();
  }
}

const [what, only] = process.argv.slice(2);
try {
  if (what !== 'screens') await readme();
  if (what !== 'readme') await screens(only);
} finally {
  await browser.close();
  await server.close();
}
