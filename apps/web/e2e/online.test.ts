// Online tables in real browsers: people come in by link and PIN, play every game over the real server, lose the line, the
// page and the server, and have the same seat afterwards.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '@cardinal/server';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, forgive, newContext, openPage, useBrowser, type Look } from './browser.ts';
import { FIRST_MOVES } from './first-moves.ts';
import { isOver, look, play, type Hands } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

/** At a table with others a question may be settled before it is answered, and a press may open a sheet that asks nothing (which number a Wild card is): it is closed. */
const hands: Hands = {
  ...quickHands,
  async yes(page) {
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
    if (await yes.isVisible()) await yes.click({ timeout: 1_000 }).catch(() => undefined);
    else await page.keyboard.press('Escape');
  },
};

const TITLES: Readonly<Record<string, RegExp>> = {
  numsense: /Numsense/,
  'break-in': /Break In/,
  'math-rush': /Math Rush/,
  mathmasters: /MathMasters/,
  'addition-mania': /Addition Mania/,
};
const felt = (page: Page): Promise<void> => page.locator('main section[aria-label]').first().waitFor();

/** A table of a game made by one press, and its link. */
async function made(game: string, look: Look = {}): Promise<{ readonly host: Page; readonly link: string }> {
  const host = await openPage(look, '/join');
  return { host, link: await makeAt(host, game) };
}

async function makeAt(host: Page, game: string): Promise<string> {
  await host.getByRole('button', { name: new RegExp(`^Make a table of ${TITLES[game]!.source}`) }).click();
  return host.getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Somebody who opens a link and presses once. */
async function comes(link: string, look: Look = {}): Promise<Page> {
  const page = await (await newContext(look)).newPage();
  return comesIn(page, link);
}

async function comesIn(page: Page, link: string): Promise<Page> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return page;
}

/** Deals the cards. Seats that stayed free are left out. */
async function deal(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Deal the cards' }).click();
  await Promise.all([host, ...others].map(felt));
}

/** A first move by whoever has the turn: at a fresh table only one of them can make it, but in a race all must be ready. */
async function firstMove(game: string, pages: readonly Page[]): Promise<void> {
  const move = FIRST_MOVES[game]!;
  for (const page of pages) page.setDefaultTimeout(6_000);
  if (game === 'math-rush') await Promise.all(pages.map(move));
  else await Promise.any(pages.map(move));
  for (const page of pages) page.setDefaultTimeout(30_000);
}

describe.each(Object.keys(TITLES))('%s', (game) => {
  it('E2 E10 is dealt to two browsers; a first move is made and both still sit there after a reload', async () => {
    const { host, link } = await made(game, { stillness: true });
    const guest = await comes(link, { width: 390, height: 844, dark: true, touch: true });
    await deal(host, guest);
    const pages = [host, guest];
    await firstMove(game, pages);
    for (const page of pages) {
      const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
      await page.reload();
      await felt(page);
      expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe(heading);
    }
  });
});

describe('a whole match', () => {
  it('E10 E14 of Numsense between two browsers, with a reload, a second tab, and a rematch by one press', async () => {
    const { host, link } = await made('numsense', { stillness: true });
    const guest = await comes(link, { stillness: true });
    await deal(host, guest);
    const early = ({ deal }: { readonly deal: string }): boolean => deal.includes('Deal 2');
    await Promise.all([play(host, hands, early), play(guest, hands, early)]);
    const { hand } = await look(guest);
    await guest.reload();
    await felt(guest);
    expect((await look(guest)).hand).toEqual(hand);
    // A second tab takes the seat over; the first says so and takes it back.
    const tab = await guest.context().newPage();
    await tab.goto(guest.url());
    await felt(tab);
    await guest.getByRole('heading', { name: 'You sit here in another tab' }).waitFor();
    await guest.getByRole('button', { name: 'Sit here again' }).click();
    await felt(guest);
    await tab.close();
    let over = false;
    await Promise.all([
      play(host, hands, isOver).then(() => (over = true)),
      play(guest, hands, ({ acts }) => over && acts.every(({ label }) => label !== 'Next deal')),
    ]);
    await host.getByText('The match is over').waitFor();
    await guest.getByText('The match is over').waitFor();
    const download = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Save the match as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cardinal-numsense-/);
    await host.getByRole('button', { name: 'Play again' }).first().click();
    await guest.getByRole('heading', { level: 1, name: /Deal 1/ }).waitFor();
  });
});

describe('where WebSockets are blocked', () => {
  it('E18 the table comes over plain requests, chosen by itself', async () => {
    const { host, link } = await made('numsense', { stillness: true });
    const context = await newContext({ stillness: true });
    await context.routeWebSocket(/\/api\/line/, (socket) => socket.close());
    const guest = await comesIn(await context.newPage(), link);
    await deal(host, guest);
    await firstMove('numsense', [host, guest]);
  });
});

describe('the host', () => {
  it('E6 sends somebody away, asked once more, and lets them in again', async () => {
    const { host, link } = await made('numsense');
    const guest = await comes(link);
    await host.getByRole('button', { name: /^Send away/ }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
    await guest.getByRole('heading', { name: 'The host has sent you away' }).waitFor();
    const fresh = host.getByRole('textbox', { name: 'Link' });
    await host.waitForFunction(
      (old) => document.querySelector<HTMLInputElement>('input[readonly]')?.value !== old,
      link,
    );
    await guest.goto(await fresh.inputValue());
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByRole('heading', { name: 'Somebody has to let you in' }).waitFor();
    await host.getByRole('button', { name: /^Let in/ }).click();
    await guest.getByRole('heading', { name: 'Seats' }).waitFor();
  });

  it('E17 pauses for all', async () => {
    const { host, link } = await made('numsense');
    const guest = await comes(link);
    await deal(host, guest);
    await host.getByRole('button', { name: 'Pause' }).click();
    await guest.getByRole('heading', { name: 'Paused' }).waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'Paused' }).waitFor();
    await host.getByRole('button', { name: 'Go on' }).click();
    await felt(guest);
  });

  it('says a phrase, and everyone reads it', async () => {
    const { host, link } = await made('numsense');
    const guest = await comes(link);
    await deal(host, guest);
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: 'Good luck!' }).click();
    await guest.getByText(/: Good luck!/).waitFor();
  });
});

describe('a server that goes down', () => {
  it('E11 E12 is told within 5 s, and all are back within 5 s after it is up again, where they were', async () => {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'cardinal-online-'));
    const start = (port: number): Promise<RunningServer> => startServer({ port, host: '127.0.0.1', data });
    let server = await start(0);
    try {
      const host = await (await newContext({ stillness: true })).newPage();
      await host.goto(`${server.address}/#/join`);
      const link = await makeAt(host, 'numsense');
      const guest = await comes(link, { stillness: true });
      await deal(host, guest);
      const held = await Promise.all([host, guest].map(async (page) => (await look(page)).hand));
      await server.close();
      const banner = (page: Page) => page.getByRole('button', { name: 'Try now' });
      await Promise.all([host, guest].map((page) => banner(page).waitFor({ timeout: 5_000 })));
      server = await start(server.port);
      await Promise.all([host, guest].map((page) => banner(page).waitFor({ state: 'detached', timeout: 5_000 })));
      expect(await Promise.all([host, guest].map(async (page) => (await look(page)).hand))).toEqual(held);
      await firstMove('numsense', [host, guest]);
      // Their pages go before their server does: what they would say about that is not asked here.
      await Promise.all([host, guest].map((page) => page.context().close()));
    } finally {
      await server.close();
      fs.rmSync(data, { recursive: true, force: true });
      forgive(/request to another host|Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);
    }
  });
});

it('E15 a seat moves to another device by code', async () => {
  const { host, link } = await made('numsense');
  const guest = await comes(link);
  await deal(host, guest);
  const { hand } = await look(guest);
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Show a code' }).click();
  const code = await guest.locator('.code strong').textContent();
  const other = await openPage({}, '/join');
  await other.getByRole('textbox', { name: 'PIN of the table' }).fill(code!);
  await other.getByRole('button', { name: 'Join' }).click();
  await felt(other);
  expect((await look(other)).hand).toEqual(hand);
  await guest.getByRole('heading', { name: 'Your seat is on another device now' }).waitFor();
  expect(address()).toBe(new URL(other.url()).origin);
});
