// Online tables in real browsers over the server as people start it: people come in by link and PIN and play each game to
// its end, lose the line, the page and the server meanwhile, and have the same seat afterwards.
import type { CameIn } from '@cardinal/wire';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alsoAt, forgive, newContext, useBrowser, type Look } from './browser.ts';
import { playAtPage } from './hand-round-player.ts';
import { startKillable, type KillableServer } from './killable-server.ts';
import { isOver, look, play, type Hands } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

let server: KillableServer;
beforeAll(async () => {
  server = await startKillable();
  alsoAt(server.address);
});
afterAll(() => server.close());

/** At a table with others a question may be settled before it is answered, and a press may open a sheet that asks nothing (which number a Wild card is): it is closed. */
const hands: Hands = {
  ...quickHands,
  async yes(page) {
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
    if (await yes.isVisible()) await yes.click({ timeout: 1_000 }).catch(() => undefined);
    else await page.keyboard.press('Escape');
  },
};

const felt = (page: Page): Promise<void> => page.locator('main section[aria-label]').first().waitFor();
const title = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).first().textContent();
const ended = (page: Page): Promise<boolean> => page.getByText('The match is over', { exact: true }).isVisible();
const own = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: /^Your (hand|cards)$/ })
    .evaluateAll(([list]) =>
      [...(list?.querySelectorAll('button') ?? [])].map((card) => card.getAttribute('aria-label') ?? ''),
    );
/** What a browser says about a server that is gone. */
const forgiveSilence = (): void => forgive(/Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);

/** A host at a table, and its link. */
interface Hosted {
  readonly host: Page;
  readonly link: string;
}

/** A table made by one press, where the page says this. */
async function made(game: RegExp, says: string): Promise<Hosted> {
  const host = await (await newContext({ stillness: true })).newPage();
  await host.goto(`${server.address}/#/join`);
  await host.getByText(says).waitFor();
  await host.getByRole('button', { name: game }).click();
  return { host, link: await host.getByRole('textbox', { name: 'Link' }).inputValue() };
}

/** A table with rules of its own, as a host has it who made it before. */
async function madeBy(game: string, options: object, places: number, look: Look = {}): Promise<Hosted> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game, options, places });
  const came = (await (
    await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body })
  ).json()) as CameIn;
  if (!came.ok) throw new Error(came.why);
  const { table, token } = came;
  const storage = { [`cardinal.online.${table}`]: JSON.stringify({ table, token, game }) };
  const host = await (await newContext({ stillness: true, ...look, storage })).newPage();
  await host.goto(`${server.address}/#/online/${table}`);
  return { host, link: await host.getByRole('textbox', { name: 'Link' }).inputValue() };
}

/** Somebody who opens a link and presses once. */
async function comes(link: string, look: Look = {}): Promise<Page> {
  return comesIn(await (await newContext({ stillness: true, ...look })).newPage(), link);
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

/** All play: for so long, or until everyone sees the end. */
async function playAll(pages: readonly Page[], ms = Infinity): Promise<void> {
  const begun = performance.now();
  await Promise.all(pages.map((page) => playAtPage(page, async () => performance.now() - begun > ms || ended(page))));
}

/** Loads a page anew; the same table is there, with the same cards for those who have some. */
async function reloads(page: Page): Promise<void> {
  const before = await title(page);
  await page.reload();
  await felt(page);
  expect(await title(page)).toBe(before);
}

describe('a whole match', () => {
  it('E2 E9 E10 E14 E21 of Numsense between two browsers, with a reload, a second tab, a file that proves the match, and a rematch by one press', async () => {
    const { host, link } = await madeBy('numsense', { deals: 2 }, 2);
    const guest = await comes(link, { width: 390, height: 844, dark: true, touch: true });
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
    await Promise.all([host, guest].map((page) => page.getByText('The match is over', { exact: true }).waitFor()));
    const download = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Save the match as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cardinal-numsense-/);
    const file = await (await download).path();
    const proof = await guest.context().newPage();
    await proof.goto(`${server.address}/#/open`);
    await proof.locator('input[type=file]').setInputFiles(file);
    await proof.getByText('It holds:').waitFor();
    await proof.close();
    await host.getByRole('button', { name: 'Play again' }).first().click();
    await guest.getByRole('heading', { level: 1, name: /Deal 1/ }).waitFor();
  });

  it('E11 E12 of Break In among three; the server is killed: told within 5 s, all back within 5 s with their cards', async () => {
    const { host, link } = await madeBy('break-in', { goal: 50, mostDeals: 1 }, 3);
    const pages = [host, await comes(link), await comes(link)];
    await deal(host, ...pages.slice(1));
    await playAll(pages, 1_500);
    const held = await Promise.all(pages.map(own));
    const banner = (page: Page) => page.getByRole('button', { name: 'Try now' });
    await server.kill();
    await Promise.all(pages.map((page) => banner(page).waitFor({ timeout: 5_000 })));
    await server.restart();
    await Promise.all(pages.map((page) => banner(page).waitFor({ state: 'detached', timeout: 5_000 })));
    expect(await Promise.all(pages.map(own))).toEqual(held);
    await playAll(pages);
    await Promise.all(pages.map((page) => page.context().close()));
    forgiveSilence();
  });

  it('E10 E12 of Math Rush between two; one loses the line in the race and has it back within 5 s', async () => {
    const { host, link } = await madeBy('math-rush', { plays: 6 }, 2);
    const context = await newContext({ stillness: true });
    const lines: WebSocketRoute[] = [];
    await context.routeWebSocket(/\/api\/line/, (socket) => {
      socket.connectToServer();
      lines.push(socket);
    });
    const guest = await comesIn(await context.newPage(), link);
    await deal(host, guest);
    await playAll([host, guest], 800);
    await lines.at(-1)?.close();
    await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(2);
    await reloads(host);
    await playAll([host, guest]);
  });

  it('E18 of MathMasters between two, for one of whom WebSockets are blocked: plain requests carry it, chosen by themselves', async () => {
    const { host, link } = await madeBy('mathmasters', { deals: 1 }, 2);
    const context = await newContext({ stillness: true });
    let tried = 0;
    await context.routeWebSocket(/\/api\/line/, (socket) => {
      tried += 1;
      return socket.close();
    });
    const guest = await comesIn(await context.newPage(), link);
    await deal(host, guest);
    await playAll([host, guest], 500);
    await reloads(guest);
    await playAll([host, guest]);
    expect(tried).toBeGreaterThan(0);
  });

  it('E8 E10 E23 of Addition Mania among five, with a half-written guess that outlives a reload and a latecomer who watches open hands', async () => {
    const { host, link } = await madeBy('addition-mania', {}, 5);
    await host.getByText('You are the host').click();
    await host.getByRole('checkbox', { name: 'Who watches may look at all cards' }).check();
    const others = await Promise.all([1, 2, 3, 4].map(() => comes(link, { width: 390, height: 844, touch: true })));
    const [first] = others;
    // One's own budget of hints is one's own choice; all see what is left of it.
    await first!.getByRole('combobox', { name: /^Hints for / }).selectOption('1');
    await deal(host, ...others);
    await host.getByText('Person · 1 hint left').first().waitFor();
    await first!.getByRole('button', { name: 'Hint' }).click();
    await first!.getByRole('region', { name: 'Hint' }).waitFor();
    // Others hear of it when all have guessed: it would say who still thinks.
    expect(await host.getByText('Person · no hints left').count()).toBe(0);
    await first!.getByRole('textbox').fill('37');
    await first!.reload();
    await felt(first!);
    expect(await first!.getByRole('textbox').inputValue()).toBe('37');
    const late = await (await newContext({ stillness: true })).newPage();
    await late.goto(link);
    await late.getByRole('button', { name: 'Join' }).click();
    await late.getByText('You watch. You see what lies open.').waitFor();
    await Promise.all([host, ...others, late].map((page) => page.getByText(/^Open hands:/).waitFor()));
    await late.getByRole('combobox', { name: 'Look at the cards of' }).selectOption({ index: 1 });
    await late.getByText(/You look over the shoulder of/).waitFor();
    await playAll([host, ...others]);
    await host.getByText('Person · no hints left').first().waitFor();
    await late.getByText('The match is over', { exact: true }).waitFor();
  });
});

describe('the host', () => {
  it('E21 E6 reads how long tables last; sends somebody away, asked once more, and lets them in again; E5 shows pictures to who comes in; E15 E17 pauses for all; a seat moves by code; E7 E16 leaves, and the match goes on with another host', async () => {
    const { host, link } = await made(/^Make a table of Numsense/, 'erased 7 hours after');
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
    // The next one taps the pictures that the host's screen shows; other ones are told, and tried again.
    await host.getByText('You are the host').click();
    await host.getByRole('combobox', { name: 'Who may come in' }).selectOption('signs');
    const shown = host.locator('.signs[role=img]');
    const third = await (await newContext({ stillness: true, width: 390, height: 844, touch: true })).newPage();
    await third.goto(await fresh.inputValue());
    await third.getByRole('button', { name: 'Join' }).click();
    const pad = third.getByRole('group', { name: /tap the four pictures/ });
    const tap = async (signs: readonly string[]): Promise<void> => {
      for (const sign of signs) await pad.getByRole('button', { name: sign, exact: true }).click();
    };
    const signs = (await shown.getAttribute('aria-label'))!.split(', ');
    await tap(signs.map((sign) => (sign === 'Star' ? 'Heart' : 'Star')));
    await third.getByText('Those are not the pictures of now').waitFor();
    await tap((await shown.getAttribute('aria-label'))!.split(', '));
    await third.getByRole('heading', { name: 'Seats' }).waitFor();

    await deal(host, guest, third);
    await host.getByRole('button', { name: 'Pause' }).click();
    await guest.getByRole('heading', { name: 'Paused' }).waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'Paused' }).waitFor();
    await host.getByRole('button', { name: 'Go on' }).click();
    await felt(guest);
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: 'Good luck!' }).click();
    await guest.getByText(/: Good luck!/).waitFor();
    // Somebody points by a press on the table, then by the list; all see and hear it.
    for (const way of ['table', 'list'] as const) {
      await guest.getByRole('button', { name: 'Menu' }).click();
      await guest.getByRole('button', { name: 'Point at a card' }).click();
      const among = way === 'list' ? guest.getByRole('group', { name: 'Point at a card' }) : guest.locator('main');
      await among.getByRole('button', { name: way === 'list' ? /^Target/ : /^Draw pile/ }).click();
      await host.getByText(way === 'list' ? /: Look here! \(Target/ : /: Look here! \(Draw pile/).waitFor();
      await host.locator(`[data-pointed][data-place="${way === 'list' ? 'target' : 'draw'}"]`).waitFor();
    }

    const { hand } = await look(guest);
    await guest.getByRole('button', { name: 'Menu' }).click();
    await guest.getByRole('button', { name: 'Show a code' }).click();
    const code = await guest.locator('.code strong').textContent();
    const other = await (await newContext()).newPage();
    await other.goto(`${server.address}/#/join`);
    await other.getByRole('textbox', { name: 'PIN of the table' }).fill(code!);
    await other.getByRole('button', { name: 'Join' }).click();
    await felt(other);
    expect((await look(other)).hand).toEqual(hand);
    await guest.getByRole('heading', { name: 'Your seat is on another device now' }).waitFor();

    // The host goes for good: somebody else is host, and the match goes on.
    await other.getByRole('button', { name: 'Pause', disabled: true }).waitFor();
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: 'Leave for good' }).click();
    await other.getByRole('button', { name: 'Pause', disabled: false }).waitFor({ timeout: 10_000 });
    let turns = 0;
    let before = false;
    await Promise.all([
      play(other, hands, ({ acts }) => {
        const now = acts.some(({ label }) => label === 'Take a card');
        if (now && !before) turns += 1;
        before = now;
        return turns > 2;
      }),
      play(third, hands, () => turns > 2),
    ]);
  });
});
