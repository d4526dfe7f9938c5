// What the page costs a person: bytes up to the first table, seconds on a slow line and a slow phone, and what one press at
// each table costs the main thread. A real browser over the real server; the thread's own time, which no neighbour counts in.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer } from '@cardinal/server';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { build } from '../../scripts/build.mjs';
import { launchOptions } from '../../scripts/chromium.mjs';
import { weighPage } from '../../scripts/page-size.mjs';
import type { Goal, Say } from '../goal.ts';

/** A slow 4G line as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const DIST = path.resolve(import.meta.dirname, '../../apps/web/dist');
/** How much slower a cheap phone is than a desk. */
const SLOW_PHONE = 4;
/** The bars: bytes of gzip, milliseconds. */
const BAR = { bytes: 60_000, interactive: 2_000, move: 16 };
const GAMES = ['numsense', 'break-in', 'math-rush', 'mathmasters', 'addition-mania'] as const;
/** A card in the hand; in Addition Mania, where cards only lie there, the field of the guess. */
const CARD = '[data-focus-rest] ul button[data-rove], .near input';

/** Weighs and times the page. */
export async function pageGoals(say: Say): Promise<readonly Goal[]> {
  await build({ products: ['page'] });
  const weights = weighPage(DIST);
  const server = await startServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const waits: (readonly [string, number])[] = [];
    for (const way of ['Play now', 'link to a game'] as const) {
      const visit = await slowVisit(browser, server.address, way);
      waits.push(...visit.waits);
      say(`slow 4G, ${SLOW_PHONE} x CPU: ${visit.waits.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`);
      say(`${way}: ${(visit.fetched / 1000).toFixed(1)} kB of JavaScript had come, fetched ahead or needed`);
    }
    const presses: (readonly number[])[] = [];
    for (const game of GAMES) {
      presses.push(await pressesAt(browser, server.address, game));
      say(
        `${game}: ${
          presses
            .at(-1)
            ?.map((ms) => ms.toFixed(1))
            .join(' ') ?? ''
        } ms a press`,
      );
    }
    return [
      // All that a page must have for it: needed for the screen, and for the table and a first act at it.
      ...weights.map(({ name, total }) => goal(`${name}, JavaScript gzipped`, BAR.bytes / 1000, total / 1000, 'kB')),
      ...waits.map(([what, ms]) => goal(`${what}, slow 4G, ${SLOW_PHONE} x CPU`, BAR.interactive, ms, 'ms')),
      ...GAMES.map((game, i) => goal(`a card pressed, ${game}, median`, BAR.move, median(presses[i] ?? []), 'ms')),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

const goal = (name: string, bar: number, measured: number, unit: string): Goal => ({
  goal: name,
  bar: `<= ${bar} ${unit}`,
  measured: `${measured.toFixed(1)} ${unit}`,
  pass: measured <= bar,
});

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Infinity;

async function freshPage(browser: Browser): Promise<{ readonly page: Page; readonly devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** What a person waits for who comes for the first time, and the JavaScript that has come until then. */
interface Visit {
  readonly waits: readonly (readonly [what: string, ms: number])[];
  /** Bytes of gzip, of every script that the page or a worker of it has fetched until the first act is done: what is fetched ahead is in it, needed or not. */
  readonly fetched: number;
}

/** The ways to a first table: the home page and its first button, pressed as soon as it is there, after which the person begins; a link to the set-up of a game, after which bots may. */
const WAYS = {
  'Play now': { at: '/', press: 'button.gold', begins: true },
  'link to a game': { at: '/#/play/numsense', press: 'form .button.gold', begins: false },
} as const;

/** Goes one of the ways; nothing is on the device before. Waits are told from the address, and from the press: till the cards are seen, and for who begins till a card was taken from the pile. */
async function slowVisit(browser: Browser, address: string, way: keyof typeof WAYS): Promise<Visit> {
  const { page, devtools } = await freshPage(browser);
  const scripts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  const begun = performance.now();
  await page.goto(address + WAYS[way].at, { waitUntil: 'commit' });
  const play = page.locator(WAYS[way].press).first();
  await play.waitFor();
  const ready = performance.now();
  await play.click();
  const pressed = performance.now();
  await page.locator('main.at-table').waitFor();
  const seen = performance.now();
  if (WAYS[way].begins) {
    await page.locator('[data-place="draw"]').click();
    await page.locator('[data-focus-rest] ul button[data-rove]').nth(2).waitFor();
  }
  const acted = performance.now();
  const fetched = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0);
  await page.context().close();
  return {
    waits: [
      [`${way}: page can be pressed`, ready - begun],
      [`${way}: then a table is seen`, seen - pressed],
      ...(WAYS[way].begins ? [[`${way}: and a first card taken`, acted - pressed] as const] : []),
    ],
    fetched,
  };
}

/** Milliseconds of the main thread for each of some presses on cards in the hand, drawing included. */
async function pressesAt(browser: Browser, address: string, game: string): Promise<readonly number[]> {
  const { page, devtools } = await freshPage(browser);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}/#/play/${game}?seed=bench`);
  await page.locator('form .button.gold').click();
  await page.locator('main.at-table').waitFor();
  const ready = page.locator('[data-act="ready"]');
  if ((await ready.count()) > 0) await ready.first().click();
  await page.locator(CARD).first().waitFor();
  // What a table fetches ahead is not the press's.
  await page.waitForLoadState('networkidle');
  const work = async (press: boolean): Promise<number> => {
    const before = await taskTime(devtools);
    await page.evaluate(
      (what) => {
        const card = what === null ? null : document.querySelector<HTMLElement>(what);
        if (card instanceof HTMLInputElement) {
          card.value = String(Number(card.value) + 1);
          card.dispatchEvent(new InputEvent('input', { bubbles: true }));
        } else card?.click();
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      },
      press ? CARD : null,
    );
    return (await taskTime(devtools)) - before;
  };
  const all: number[] = [];
  for (let i = 0; i < 12; i++) {
    const idle = await work(false);
    all.push(Math.max(0, (await work(true)) - idle));
  }
  await page.context().close();
  // The first two warm up.
  return all.slice(2);
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('bench-broken: the browser tells no TaskDuration');
  return found.value * 1000;
}
