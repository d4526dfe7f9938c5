// The main screens of the page in states that look the same each time: what is kept as pictures, and what the pictures are
// compared with. Chance is pinned, nothing moves, bots answer at once.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chooseSet } from './choose-set.ts';
import { play, type Seen } from './numsense-player.ts';
import { plant, planted } from './planted.ts';
import { quickHands } from './quick-hands.ts';
import { climb, RUNGS_ABOVE, TABLE_STATES } from './table-states.ts';

/** The widths at which each screen is looked at, in CSS pixels, with the height of such a screen. */
export const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  readonly place: string;
  readonly dark?: boolean;
  readonly lang?: string;
  /** It looks the same each time, to the last card: compared with its kept picture. */
  readonly steady?: true;
  /** From the place to the state; not given where the place is all. */
  readonly go?: (page: Page) => Promise<void>;
}

const acts = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('group', { name: 'What you can do' });

/** Presses the main button of a set-up, whatever the language, and waits until bots that come first have played. */
async function deal(page: Page): Promise<void> {
  await page.locator('form .button.gold').click();
  await page.locator('main:not([inert]) section.table .me.turn').waitFor();
}

const has =
  (start: string) =>
  (seen: Seen): boolean =>
    seen.acts.some(({ label }) => label.startsWith(start));

/** Two cards and a sign in the tray, with the hand that shows what is used. */
async function beginSentence(page: Page): Promise<void> {
  const cards = page.locator('ul[aria-label] [data-rove]');
  await cards.first().waitFor();
  await cards.first().focus();
  const values = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.near ul button')]
      .map((card) => /^\d+/.exec(card.getAttribute('aria-label') ?? '')?.[0])
      .filter((value) => value !== undefined),
  );
  await page.keyboard.type(`${values[0] ?? ''}+${values[1] ?? ''}*`);
  await page.keyboard.press('Escape');
}

/** The bots have looked at their cards and wait for the person. */
async function othersReady(page: Page): Promise<void> {
  await deal(page);
  await page.waitForFunction(() => document.querySelector('.seat[aria-current]') === null);
}

async function breakInRow(page: Page): Promise<void> {
  await deal(page);
  // The bots play first.
  await page.getByText('Take a card').first().waitFor();
  await page.getByRole('button', { name: /^Draw pile/ }).click();
  await page.getByRole('button', { name: /^Equals/ }).waitFor();
  const hand = page.getByRole('list', { name: 'Your cards' }).getByRole('button');
  await hand.nth(0).click();
  await hand.nth(1).click();
  await page.getByRole('button', { name: /^Equals/ }).click();
  await hand.nth(2).click();
}

async function raceOn(page: Page): Promise<void> {
  await page.getByText('House rules').click();
  await page.getByLabel('Time for a race').selectOption({ label: 'No clock' });
  await deal(page);
  await acts(page).getByRole('button', { name: /ready/i }).click();
  await acts(page).getByRole('button', { name: 'We are done' }).waitFor();
  await page.getByRole('list', { name: 'Your cards' }).getByRole('button').first().click();
}

async function guessed(page: Page): Promise<void> {
  await deal(page);
  await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill('22');
  await acts(page)
    .getByRole('button', { name: /^Thumbs up/ })
    .click();
  await acts(page).getByRole('button', { name: /^Next/ }).waitFor();
}

/** A state of each table, as bots played to it: the same each time. */
function states(name: string, is: RegExp, seen: readonly string[]): readonly Screen[] {
  return Object.entries(TABLE_STATES).map(([game, all]) => ({
    name: `${game}-${name}`,
    steady: true,
    place: '/about',
    async go(page) {
      const state = all.find((one) => is.test(one.name));
      if (!state) throw new Error(`test-broken: no ${name} of ${game}`);
      await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
      await plant(page, await planted(game, state.plan, state.until));
      await (name === 'hints' ? climb(page, RUNGS_ABOVE) : state.then?.(page));
      for (const one of seen) await page.locator(one).waitFor();
    },
  }));
}

/** The end of a short match, and a ladder of hints that was climbed to its end. */
const OF_EACH_GAME = [
  ...states('hints', /with all hints$/, ['.talk']),
  ...states('over', /^result$/, ['.acts .main', 'text=Watch again', 'text=Print it']),
];

/** A dialog over the table of a game. */
const overTable = (name: string, button: string): Screen => ({
  name,
  steady: true,
  place: '/play/numsense?seed=screens',
  async go(page) {
    await deal(page);
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('dialog[open] h3, dialog[open] .panel, dialog[open] fieldset').first().waitFor();
  },
});

/** All main screens, in the order in which one meets them. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', steady: true, place: '/' },
  { name: 'home-dark', steady: true, place: '/', dark: true },
  {
    name: 'set-up',
    steady: true,
    place: '/play/numsense?seed=screens',
    async go(page) {
      await page.locator('summary').first().click();
    },
  },
  { name: 'numsense', place: '/play/numsense?seed=screens', go: deal },
  {
    name: 'numsense-sentence',
    steady: true,
    place: '/play/numsense?seed=screens',
    async go(page) {
      await deal(page);
      await beginSentence(page);
    },
  },
  {
    name: 'numsense-dark',
    steady: true,
    place: '/play/numsense?seed=screens',
    dark: true,
    async go(page) {
      await deal(page);
      await beginSentence(page);
    },
  },
  {
    name: 'numsense-arabic',
    steady: true,
    place: '/play/numsense?seed=screens',
    lang: 'ar',
    async go(page) {
      await deal(page);
      await beginSentence(page);
    },
  },
  {
    name: 'numsense-result',
    place: '/play/numsense?seed=screens',
    async go(page) {
      await deal(page);
      await play(page, quickHands, has('Next deal'));
    },
  },
  { name: 'break-in', place: '/play/break-in?seed=screens', go: deal },
  { name: 'break-in-row', steady: true, place: '/play/break-in?seed=screens', go: breakInRow },
  { name: 'math-rush-ready', steady: true, place: '/play/math-rush?seed=screens', go: othersReady },
  { name: 'math-rush', place: '/play/math-rush?seed=screens', go: raceOn },
  { name: 'mathmasters', place: '/play/mathmasters?seed=screens', go: deal },
  {
    name: 'mathmasters-chosen',
    steady: true,
    place: '/play/mathmasters?seed=screens',
    async go(page) {
      await deal(page);
      await chooseSet(page);
    },
  },
  { name: 'addition-mania', steady: true, place: '/play/addition-mania?seed=screens', go: othersReady },
  { name: 'addition-mania-reveal', place: '/play/addition-mania?seed=screens', go: guessed },
  {
    name: 'lesson',
    steady: true,
    place: '/learn/numsense',
    go: (page) => page.locator('main:not([inert]) section.table').waitFor(),
  },
  ...OF_EACH_GAME,
  overTable('menu', 'Menu'),
  overTable('rules-at-table', 'Rules'),
  {
    name: 'rules',
    place: '/rules/mathmasters',
    go: (page) => page.locator('figure').first().waitFor(),
  },
  { name: 'games', place: '/games/break-in' },
  { name: 'settings', steady: true, place: '/settings' },
  { name: 'print', place: '/print/numsense' },
  { name: 'together', place: '/join' },
  {
    name: 'lobby',
    place: '/join',
    async go(page) {
      await page.getByRole('button', { name: /^Make a table of Numsense/ }).click();
      await page.getByRole('heading', { name: 'Seats' }).waitFor();
      await page.getByText('Only this device can open this link.').waitFor();
    },
  },
  {
    name: 'online-table',
    place: '/join',
    async go(page) {
      await page.getByRole('button', { name: /^Make a table of Numsense/ }).click();
      await page.getByRole('heading', { name: 'Seats' }).waitFor();
      const bots = page.getByRole('button', { name: /bot/i });
      if ((await bots.count()) > 0) await bots.first().click();
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      await page.locator('main:not([inert]) section.table').waitFor();
    },
  },
];

/** A page of its own on which chance is pinned: friendly names and fresh seeds are the same each time. */
export async function stillPage(browser: Browser, { dark, lang }: Screen): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: SIZES[3][0], height: SIZES[3][1] },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // What runs a script through tsx marks named functions with a helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (one) => one');
  await context.addInitScript((chosen: string) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('cardinal.pace', 'instant');
    localStorage.setItem('cardinal.lang', chosen);
    let state = 7;
    const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    Math.random = next;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array || array instanceof Uint32Array)
        array.forEach((_, i) => (array[i] = next() * 256));
      return array;
    };
  }, lang ?? 'en');
  return context.newPage();
}

/** Brings a page to a screen. */
export async function show(page: Page, address: string, { place, go }: Screen): Promise<void> {
  await page.goto(`${address}/#${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await go?.(page);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  await page.mouse.move(0, 0);
}

/** One frame after a change of width, so that all has found its place. */
export async function resize(page: Page, [width, height]: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
