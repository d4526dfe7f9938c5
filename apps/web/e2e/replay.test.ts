// A match watched again in the page (E43): from the result of a match just played, by keys, by a link that outlives a
// reload, and on from its middle as "what if"; a file that is damaged is told so.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './axe.ts';
import { openPage, useBrowser, visit } from './browser.ts';
import { planted, plant } from './planted.ts';
import { finger } from './hands.ts';
import { playOn } from './table-player.ts';
import { sideways } from './ways.ts';

useBrowser();

const controls = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', { name: 'Steps of the replay' });
const now = (page: Page): Promise<string> => controls(page).locator('.now b').innerText();
const place = (page: Page): Promise<number> => page.getByRole('slider').inputValue().then(Number);

/** Presses a key and answers where that leads to. */
async function after(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  return place(page);
}

describe('E43 a match just played', () => {
  it('is watched again by keys, found again by its link, and tried another way', async () => {
    const page = await openPage({ width: 390, height: 844, touch: true }, '/about');
    // The last moves of a match are played here, so that its end is one that somebody came to.
    const plan = { seats: 3, seed: 'aloud', options: { deals: 1, handSize: 8, allSetsFromRound1: true } };
    const late = await planted('mathmasters', plan, (match) => match.log.length > 12 && match.turn.must.includes(0));
    await plant(page, late);
    await playOn(page, finger);
    await page.getByRole('button', { name: 'Watch again' }).click();
    await controls(page).waitFor();

    expect(await now(page)).toMatch(/^Start, \d+ moves$/);
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    expect(await after(page, 'ArrowRight')).toBe(1);
    expect(await after(page, 'ArrowRight')).toBe(2);
    expect(await after(page, 'ArrowLeft')).toBe(1);
    expect(await after(page, 'End')).toBe(last);
    const key = await after(page, 'PageUp');
    expect(key).toBeGreaterThan(0);
    expect(key).toBeLessThan(last);
    expect(await after(page, 'PageDown')).toBe(last);
    expect(await after(page, 'Home')).toBe(0);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[type=range]')?.value === '1');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

    // Each move in words leads to its place, and a jump is told once, with its place.
    await page.getByRole('heading', { name: 'All moves' }).click();
    await page.getByRole('button', { name: /^5 / }).click();
    expect(await now(page)).toBe(`Move 5 of ${last}`);
    expect(
      await page
        .getByRole('log')
        .getByText(new RegExp(`^Move 5 of ${last}\\.`))
        .count(),
    ).toBe(1);

    // From another seat one sees that seat's cards, and only those.
    const hand = page.getByRole('list', { name: 'Your cards' }).getByRole('button');
    const names = (): Promise<readonly string[]> => hand.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    const mine = await names();
    await page.getByLabel('Seen by').selectOption({ label: 'Bo' });
    await hand.first().waitFor();
    expect(await names()).not.toEqual(mine);
    await page.getByLabel('Seen by').selectOption({ label: 'Somebody who only watches' });
    await hand.first().waitFor({ state: 'detached' });
    await page.getByLabel('Seen by').selectOption({ label: 'Ada' });
    await hand.first().waitFor();
    expect(await names()).toEqual(mine);
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/move=5&seat=0$/);

    expect(await faultsOf(page, 'replay')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toEqual([]);
    // The table keeps its room, however low the screen is.
    const cut = await page.evaluate(() => {
      const ground = document.querySelector('.ground');
      return ground ? ground.scrollHeight - ground.clientHeight : null;
    });
    expect(cut).toBeLessThanOrEqual(1);

    await page.reload();
    await controls(page).waitFor();
    expect(await place(page)).toBe(5);
    expect(await names()).toEqual(mine);

    await page.getByRole('button', { name: 'What if?' }).click();
    await page.locator('section.table .acts').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('What if: this match goes on from the middle of another one.').waitFor();
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await controls(page).waitFor();
    expect(await place(page)).toBe(5);
  });

  it('is refused as a file that is damaged, with the reason and its code', async () => {
    const page = await visit(await openPage({}, '/about'), '/replay?match=000000&move=3');
    await page.getByText('The match of this link is not kept on this device.').waitFor();
    const choose = page.getByLabel('Choose a file');
    await choose.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from('{"half":') });
    await page.getByRole('heading', { name: 'This file cannot be watched' }).waitFor();
    await page.getByText('This is no file of ours, or a part of it is missing. Code: not-json').waitFor();
    expect(await faultsOf(page, 'damaged')).toEqual([]);
  });
});
