// The browser of the page's tests: real Chromium, an ear for everything that must not happen (errors in the console,
// requests to another host), and nothing kept from one test to the next. Pages that are looked at in the same way share
// the files that were fetched before: a first visit costs more than most tests do.
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';

/** How a page is opened. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** Whether nothing glides; so it is unless a test says `false`. */
  readonly stillness?: boolean;
  /** What lies in local storage before the page begins, unless it is there already. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** What a console may say: no worker here. */
const HARMLESS = /^Service Worker registration blocked/;

/** With `LATE_FILES=400` in the environment every file of the page comes up to so many milliseconds later than it would, by chance: what trusts a file to be quick is found so. */
const LATEST = Number(process.env['LATE_FILES'] ?? 0);
const late = async (route: Route): Promise<void> => {
  await setTimeout(Math.random() * LATEST);
  await route.fallback();
};

/** Where the app is served. */
export const address = (): string => inject('address');

/** Where pages may ask: the app's own address, and that of a server that a test has started itself. */
const homes = new Set<string>();
/** Lets pages ask this server too. */
export const alsoAt = (origin: string): void => void homes.add(origin);

let browser: Browser;
/** Contexts of their own, closed after their test. */
const contexts: BrowserContext[] = [];
/** Contexts that tests share, by how they look. */
const shared = new Map<string, BrowserContext>();
const faults: string[] = [];

/** Starts one browser for all tests of a file, and fails each test in which something happened that must not. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
  });
  afterEach(async () => {
    const heard = faults.splice(0);
    await Promise.all([...contexts.splice(0).map((context) => context.close()), ...[...shared.values()].map(emptied)]);
    expect(heard).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Takes back what a test left behind. */
async function emptied(context: BrowserContext): Promise<void> {
  const [page, ...others] = context.pages();
  if (!page) return;
  // What keeps things when it goes must go first.
  await Promise.all([page.goto('about:blank'), ...others.map((one) => one.close())]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: address(), storageTypes: 'all' });
  await page.close();
}

/** A context of its own, for a test that changes what the network or the browser does; bots answer at once. */
export async function newContext(look: Look = {}): Promise<BrowserContext> {
  const context = await freshContext(look);
  contexts.push(context);
  return context;
}

async function freshContext(look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: look.width ?? 1280, height: look.height ?? 800 },
    hasTouch: look.touch ?? false,
    isMobile: look.touch ?? false,
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: look.stillness === false ? 'no-preference' : 'reduce',
    // Files come from the server, so that a test can plant faults on their way; offline.test.ts has a browser of its own.
    serviceWorkers: 'block',
  });
  // Fingers press once; asking again (E29) is for the test that is about it.
  const storage = { 'cardinal.pace': 'instant', 'cardinal.settings': '{"confirm":"off"}', ...look.storage };
  await context.addInitScript((first: Readonly<Record<string, string>>) => {
    // The empty page before the first address has no storage.
    if (location.protocol === 'about:') return;
    for (const [name, text] of Object.entries(first)) {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    }
  }, storage);
  if (LATEST > 0) await context.route(/\.(js|css)$/, late);
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address() && !homes.has(origin) && protocol !== 'blob:')
      faults.push(`request to another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (HARMLESS.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack ?? error.error().message}`));
  return context;
}

/** A context that tests share by how it looks, so that later pages find the files that an earlier one fetched. */
export async function sharedContext(look: Look = {}): Promise<BrowserContext> {
  const key = JSON.stringify(look);
  const context = shared.get(key) ?? (await freshContext(look));
  shared.set(key, context);
  return context;
}

/** A page at a place of the app ("/play/numsense"). */
export async function openPage(look: Look = {}, place = '/'): Promise<Page> {
  const context = await sharedContext(look);
  return visit(await context.newPage(), place);
}

/** Goes to a place of the app. */
export async function visit(page: Page, place: string): Promise<Page> {
  await page.goto(`${address()}/#${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Waits until one can act at a table; it is seen a moment earlier. */
export async function atTable(page: Page, name = 'Numsense table'): Promise<void> {
  await page.locator('main:not([inert])').getByRole('region', { name }).waitFor();
}

/** Expected faults of a test (a damaged worker, say) are taken back with this. */
export function forgive(pattern: RegExp): void {
  for (let i = faults.length - 1; i >= 0; i--) if (pattern.test(faults[i] ?? '')) faults.splice(i, 1);
}
