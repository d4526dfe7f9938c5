import { atTable } from './browser.ts';
// Installed and in flight mode (E47): after one visit every game is played whole from a cold start without a network, here
// with fingers on the smallest phone and in Arabic. A newer release (E19) waits until somebody asks for it and breaks off no
// match.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { finger } from './hands.ts';
import { plant, planted } from './planted.ts';
import { serveReleases, type ReleaseServer } from './release-server.ts';
import { shortMatch } from './short-matches.ts';
import { playOn } from './table-player.ts';
import { GAMES, sideways } from './ways.ts';

let server: ReleaseServer;
let profile: string;
let context: BrowserContext;
const faults: string[] = [];

beforeEach(async () => {
  server = await serveReleases();
  profile = await mkdtemp(path.join(tmpdir(), 'cardinal-'));
  await start();
});

afterEach(async () => {
  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
  expect(faults.splice(0)).toEqual([]);
});

/** Starts the browser with what it kept from before, like somebody who opens an app. */
async function start(): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  context.on('weberror', (error) => faults.push(error.error().message));
}

async function open(place = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.address}/#${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Visits the page until all its files lie on the device. */
async function keep(): Promise<Page> {
  const page = await open('/about');
  await page.getByText('All games lie on this device now').waitFor();
  return page;
}

const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['release']);

const newer = (page: Page) => page.getByText('A newer Cardinal is here.');

/** Prints the cards of Numsense in a language; the name of the file. */
async function print(page: Page, lang: string): Promise<string> {
  await page.goto(`${server.address}/#/`);
  await page
    .locator('select', { has: page.locator(`option[value="${lang}"]`) })
    .first()
    .selectOption(lang);
  await page.waitForFunction((to) => document.documentElement.lang.startsWith(to), lang);
  await page.goto(`${server.address}/#/print/numsense`);
  const save = page.locator('main .go button');
  await page.locator('main .sheet').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return download.suggestedFilename();
}

/** Looks for a newer release, as the browser does by itself now and then. */
const lookOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

describe('without a network', () => {
  it('E27 E28 E47 E49 whole matches of all games from a cold start: by touch at 320 px, in Arabic', async () => {
    await keep();
    await context.close();
    await server.stop();
    await start();
    await context.setOffline(true);
    const page = await open();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(GAMES.length);
    await page.evaluate(() => {
      localStorage.setItem('cardinal.lang', 'ar');
      localStorage.setItem('cardinal.pace', 'instant');
      localStorage.setItem('cardinal.settings', '{"confirm":"off"}');
    });
    await page.reload();
    for (const game of GAMES) {
      await plant(page, await planted(game, await shortMatch(game)), server.address);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      const wide = new Set<string>();
      const acts = await playOn(page, finger, async () => {
        for (const one of await sideways(page)) wide.add(`${game}: ${one}`);
      });
      expect([...wide]).toEqual([]);
      expect(acts).toBeGreaterThanOrEqual(5);
      // What stands on the acts is Arabic, so no word was missing offline.
      await page.locator('[data-act="again"], [data-act="rematch"]').waitFor();
      expect(await page.locator('[data-act]').last().innerText()).toMatch(/[\u0600-\u06ff]/);
    }
    await page.goto(`${server.address}/#/rules/mathmasters`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });

  it('addresses without the # lead to their screens, with a last sign or not', async () => {
    const page = await keep();
    await context.setOffline(true);
    await server.stop();
    for (const [plain, screen, heading] of [
      ['/games/numsense/', '/games/numsense', 'Numsense'],
      ['/games/addition-mania', '/games/addition-mania', 'Addition Mania'],
      ['/rules/mathmasters', '/rules/mathmasters', 'Rules of MathMasters'],
      ['/settings?from=a-link', '/settings', 'Settings'],
    ] as const) {
      await page.goto(server.address + plain);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).hash).toBe(`#${screen}`);
    }
  });

  it('paper is made without a network, in Arabic too; the large font of Chinese comes with its first use and stays', async () => {
    const page = await keep();
    const fontKept = (): Promise<boolean> =>
      page.evaluate(async () => {
        const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return files.flat().some(({ url }) => url.includes('noto-sans-sc'));
      });
    expect(await fontKept()).toBe(false);
    await print(page, 'zh');
    expect(await fontKept()).toBe(true);
    await context.setOffline(true);
    await server.stop();
    for (const lang of ['en', 'ar', 'zh']) expect(await print(page, lang)).toMatch(/^numsense-(a4|letter)-9up\.pdf$/);
  });

  it('E47 what is installed has a name, icons and a start', async () => {
    const page = await open();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const told = (await (await fetch(link?.href ?? '')).json()) as {
        readonly name: string;
        readonly display: string;
        readonly start_url: string;
        readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
      };
      const icons = await Promise.all(
        told.icons.map(async ({ src, sizes, purpose }) => {
          const picture = new Image();
          picture.src = new URL(src, link?.href).href;
          await picture.decode();
          return `${purpose} ${sizes} ${sizes === 'any' || sizes === `${picture.naturalWidth}x${picture.naturalHeight}`}`;
        }),
      );
      return { ...told, icons };
    });
    expect(manifest).toMatchObject({ name: 'Cardinal: arithmetic card games', display: 'standalone', start_url: './' });
    expect(manifest.icons).toEqual([
      'any any true',
      'any 192x192 true',
      'any 512x512 true',
      'maskable 192x192 true',
      'maskable 512x512 true',
    ]);
  });
});

describe('a newer release', () => {
  it('E19 is told beside the table, can wait, is used when asked, and leaves a match in another tab alone', async () => {
    const page = await keep();
    const table = await open('/play/numsense?seed=newer');
    await table.getByRole('button', { name: 'Deal the cards' }).click();
    await atTable(table);
    server.bringOut('2');
    await lookOut(page);
    // Later is later: the old one is used meanwhile, and told of again.
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await newer(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await releaseOf(page)).toBe('1');
    await newer(page).waitFor();
    expect(await newer(table).count()).toBe(0);

    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['release'] === '2');
    expect(await newer(page).count()).toBe(0);
    expect(await releaseOf(table)).toBe('1');
    // The old tab goes on, and so does whatever it fetches late, though the server is gone.
    await server.stop();
    await table.getByRole('button', { name: 'Rules' }).click();
    await table.getByRole('dialog').getByText('The game belongs to').waitFor();
    expect(await releaseOf(table)).toBe('1');
  });
});
