// What the page costs a person: bytes up to the first table, seconds on a slow line and a slow phone, and what one press at
// each table costs the main thread. A real browser over the real server; the thread's own time, which no neighbour counts in.
import path from 'node:path';
import { startServer } from '@cardinal/server';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { build } from '../../scripts/build.mjs';
import { launchOptions } from '../../scripts/chromium.mjs';
import { weighPage } from '../../scripts/page-size.mjs';
import type { Goal, Say } from '../goal.ts';

/** A slow 4G line as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How much slower a cheap phone is than a desk. */
const SLOW_PHONE = 4;
/** The bars of design.md section 5: bytes of gzip, milliseconds. */
const BAR = { bytes: 60_000, interactive: 2_000, move: 16 };
const GAMES = ['numsense', 'break-in', 'math-rush', 'mathmasters', 'addition-mania'] as const;
/** A card in the hand; in Addition Mania, where cards only lie there, the field of the guess. */
const CARD = '[data-focus-rest] ul button[data-rove], .near input';

/** Weighs and times the page. */
export async function pageGoals(say: Say): Promise<readonly Goal[]> {
  await build({ products: ['page'] });
  const weights = weighPage(path.resolve(import.meta.dirname, '../../apps/web/dist'));
  const server = await startServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const waits = await slowVisit(browser, server.address);
    say(`slow 4G, ${SLOW_PHONE} x CPU: ${waits.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`);
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

/** Milliseconds from the address to a page that can be pressed, and from that press to a table that can be played; nothing is on the device before. */
async function slowVisit(browser: Browser, address: string): Promise<readonly (readonly [string, number])[]> {
  const { page, devtools } = await freshPage(browser);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const play = page.getByRole('button', { name: 'Play now Numsense' });
  await play.waitFor();
  const home = performance.now();
  await play.click();
  await page.locator('main.at-table').waitFor();
  const seen = performance.now();
  await page.locator('main.at-table:not([inert])').waitFor();
  const played = performance.now();
  await page.context().close();
  return [
    ['home can be pressed', home - begun],
    ['then a table is seen', seen - home],
    ['and can be played', played - home],
  ];
}

/** Milliseconds of the main thread for each of some presses on cards in the hand, drawing included. */
async function pressesAt(browser: Browser, address: string, game: string): Promise<readonly number[]> {
  const { page, devtools } = await freshPage(browser);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}/#/play/${game}?seed=bench`);
  await page.locator('form .button.gold').click();
  await page.locator('main.at-table:not([inert])').waitFor();
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
