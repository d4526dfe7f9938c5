// People at online tables in real browsers: who makes a table, who comes by its link, and who loses the line on the way.
// Each person is one browser's memory for a whole test file: the files of the page are fetched once.
import type { CameIn } from '@cardinal/wire';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { sharedContext, type Look } from './browser.ts';

/** A host at a table, and its link. */
export interface Hosted {
  readonly host: Page;
  readonly link: string;
}

/** Phones come dark, by touch. */
const PHONE: Look = { width: 390, height: 844, dark: true, touch: true };

/** Somebody with a browser of their own. */
const person = (name: string, look: Look = {}): Promise<BrowserContext> =>
  sharedContext({ stillness: true, ...look, storage: { 'cardinal.test.person': name } });

/** Somebody whose line can be cut: all lines they had, in order. */
async function cuttable(): Promise<readonly [BrowserContext, WebSocketRoute[]]> {
  const lines: WebSocketRoute[] = [];
  const context = await person('host');
  await context.unrouteAll();
  await context.routeWebSocket(/\/api\/line/, (socket) => {
    socket.connectToServer();
    lines.push(socket);
  });
  return [context, lines];
}

/** A table with rules of its own, as a host has it who made it before; the host's lines can be cut. */
export async function hostOf(
  server: string,
  game: string,
  options: object,
  places: number,
): Promise<Hosted & { readonly lines: readonly WebSocketRoute[] }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game, options, places });
  const came = (await (await fetch(`${server}/api/tables`, { method: 'POST', headers, body })).json()) as CameIn;
  if (!came.ok) throw new Error(came.why);
  const { table, token } = came;
  const [context, lines] = await cuttable();
  const host = await context.newPage();
  await host.addInitScript(
    ([name, kept]) => {
      if (location.protocol !== 'about:') localStorage.setItem(name, kept);
    },
    [`cardinal.online.${table}`, JSON.stringify({ table, token, game })] as const,
  );
  await host.goto(`${server}/#/online/${table}`);
  return { host, lines, link: await host.getByRole('textbox', { name: 'Link' }).inputValue() };
}

/** Where WebSockets are refused, all their tries. */
const refused = new WeakMap<BrowserContext, { tries: number }>();

/** Somebody with a phone in a network that lets no WebSocket through; `tries` counts what was refused. */
export async function behindWall(): Promise<{ readonly page: Page; readonly wall: { readonly tries: number } }> {
  const context = await person('wall', PHONE);
  let wall = refused.get(context);
  if (!wall) {
    const count = { tries: 0 };
    refused.set(context, (wall = count));
    await context.routeWebSocket(/\/api\/line/, (socket) => {
      count.tries += 1;
      return socket.close();
    });
  }
  const page = await context.newPage();
  await page.addInitScript(() => {
    // What the device knows of the network from an earlier test; a reload is no other test.
    if (location.protocol === 'about:' || sessionStorage.getItem('came') !== null) return;
    localStorage.removeItem('cardinal.way');
    sessionStorage.setItem('came', '');
  });
  return { page, wall };
}

/** A fresh page of the person with this number. */
export const another = async (number: number, look: Look = {}): Promise<Page> =>
  (await person(`guest ${number}`, look)).newPage();

/** Opens a link, presses once, and is at the seats. */
export async function comesIn(page: Page, link: string): Promise<Page> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return page;
}

/** The table is there. */
export const felt = (page: Page): Promise<void> => page.locator('main section[aria-label]').first().waitFor();

/** Deals the cards, by a double press as hasty people do. Seats that stayed free are left out. */
export async function deal(host: Page, ...others: readonly Page[]): Promise<void> {
  await host
    .getByRole('button', { name: 'Deal the cards' })
    .evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await Promise.all([host, ...others].map(felt));
  expect(await host.getByText('That has to wait until the match is over.').count()).toBe(0);
}

/** What a page shows of the moment: which deal or turn it is, and the own cards. */
export async function shown(page: Page): Promise<{ readonly title: string; readonly cards: readonly string[] }> {
  const title = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  const lists = page.getByRole('list', { name: /^Your (hand|cards)$/ });
  const cards = await lists.evaluateAll(([list]) =>
    [...(list?.querySelectorAll('button') ?? [])].map((card) => card.getAttribute('aria-label') ?? ''),
  );
  return { title, cards };
}

/** No move of anybody is on its way. */
export async function settled(pages: readonly Page[]): Promise<void> {
  for (const page of [...pages, ...pages]) await page.locator('main[aria-busy=true]').waitFor({ state: 'detached' });
}

/** The sign that the line is lost. */
export const banner = (page: Page) => page.getByRole('button', { name: 'Try now' });

/** Sees to it that something which loses the line or the page gives back what it showed. */
export async function outlives(pages: readonly Page[], trouble: () => Promise<void>): Promise<void> {
  await settled(pages);
  // Who moved last knows it a moment before the others.
  const titles = async (): Promise<number> =>
    new Set((await Promise.all(pages.map(shown))).map(({ title }) => title)).size;
  await expect.poll(titles).toBe(1);
  const before = await Promise.all(pages.map(shown));
  await trouble();
  await Promise.all(pages.map(felt));
  await expect.poll(() => Promise.all(pages.map(shown))).toEqual(before);
}
