// Every game that the home page offers opens its table at a press, and its rules and set-up too.
import { describe, expect, it } from 'vitest';
import { address, newContext, openPage, useBrowser, visit } from './browser.ts';

useBrowser();

describe('every game on the home page', () => {
  it('has rules, a set-up and a table that open without a fault', async () => {
    const page = await openPage();
    const links = await page
      .getByRole('link', { name: /^Set up a table of/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    expect(links[0]).toBe('numsense');
    for (const game of links) {
      await visit(page, `/rules/${game}`);
      await visit(page, `/play/${game}?seed=smoke`);
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      const fresh = page.getByRole('button', { name: 'Start a new one' });
      const table = page.getByRole('region').first();
      await fresh.or(table).waitFor();
      if (await fresh.isVisible()) await fresh.click();
      await page.locator('main section[aria-label]').first().waitFor();
    }
  });
});

it('E39 a sentence of Numsense that misses is checked at a real table: how far off it is, and what helps', async () => {
  const page = await openPage();
  await visit(page, '/play/numsense?seed=check');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await hand.first().focus();
  const cards = await hand.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const [a = 0, b = 0] = cards.map(Number);
  const label = (await page.getByLabel(/^Target \d+/).getAttribute('aria-label')) ?? '';
  const target = Number(/\d+/.exec(label)?.[0]);
  expect([a, b, target].every(Number.isInteger), 'this seed deals two numbers').toBe(true);
  const sign = a + b === target ? '-' : '+';
  const away = Math.abs((sign === '+' ? a + b : a - b) - target);
  await page.keyboard.type(`${a}${sign}${b}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.talk').getByText(`you are ${away} away`).waitFor();
});

describe('what comes next', () => {
  /** Opens a place whose own code never comes, and answers which scripts were asked for. */
  async function askedFor(place: string, saves: boolean): Promise<readonly string[]> {
    const context = await newContext();
    if (saves) await context.addInitScript('navigator.connection.__defineGetter__("saveData", () => true)');
    await context.route(/\/(?:lone|live)-[^/]*\.js$/, () => undefined);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    const needed = page.waitForRequest(/\/(?:lone|live)-[^/]*\.js$/);
    await page.goto(`${address()}/#${place}`);
    await needed;
    // Whatever the page asks for by itself it has asked for in that moment, or asks for once that code has come.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    return asked.map((file) => file.replace(/-.{7}\.js$/, ''));
  }

  it('is asked for all at once: the first table beside the home page, a game beside its set-up', async () => {
    const home = await askedFor('/', false);
    expect(home).toEqual(expect.arrayContaining(['base', 'table', 'numsense', 'numsense-en']));
    expect(home).not.toContain('break-in');
    const setUp = await askedFor('/play/break-in', false);
    expect(setUp).toEqual(expect.arrayContaining(['base', 'break-in', 'by-language', 'options-en', 'rules-en']));
    expect(setUp).not.toContain('numsense');
  });

  it('is left alone where data are to be saved', async () => {
    expect(await askedFor('/', true)).not.toContain('numsense');
    expect(await askedFor('/play/break-in', true)).not.toContain('break-in');
  });
});
