// A deal of Numsense with fingers on the smallest phone: every act is a tap, nothing is dragged, nothing is too small.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTable, openPage, useBrowser, visit } from './browser.ts';
import { hidden } from './crowding.ts';
import { play, type Hands } from './numsense-player.ts';
import { plant, planted } from './planted.ts';
import { TABLE_STATES } from './table-states.ts';
import { GAMES } from './ways.ts';

useBrowser();

const SIGNS: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus' };

const fingers: Hands = {
  async act(page, label) {
    await page.getByRole('group', { name: 'What you can do' }).getByRole('button', { name: label, exact: true }).tap();
    // What cannot be taken back asks again (E29); the question comes a moment later.
    if (/^(?:Put down|Numsense!|Write)/.test(label)) await this.yes(page);
  },
  async card(page, place) {
    await page.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(place).tap();
  },
  async build(page, sentence, hand) {
    await page.getByRole('button', { name: 'Clear', exact: true }).tap({ force: true });
    const parts = sentence.match(/\d+|[+-]/g) ?? [];
    for (const [i, part] of parts.entries()) {
      const sign = SIGNS[part];
      if (sign) await page.getByRole('group', { name: 'Signs' }).getByRole('button', { name: sign }).tap();
      else await tapCard(page, i / 2, Number(part), hand);
    }
  },
  async yes(page) {
    await page.locator('[data-sure]').tap();
  },
};

/** Taps a card of the hand; a wild one asks for its number. */
async function tapCard(page: Page, place: number, value: number, hand: readonly string[]): Promise<void> {
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button').nth(place).tap();
  const name = hand[place] ?? '';
  if (name.startsWith('Discard'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Keep it as 0' })
      .tap({ timeout: 1000 })
      .catch(() => undefined);
  const picker = page.getByRole('dialog');
  if (await picker.isVisible())
    await picker
      .getByRole('button', { name: new RegExp(`^${value}(?!\\d)`) })
      .first()
      .tap();
}

/** What can be pressed on the page now, and how large it is. */
function targets(page: Page): Promise<{ name: string; width: number; height: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, input:not(.unseen), summary')]
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent.trim(),
        box: element.getBoundingClientRect(),
        seen: element.checkVisibility({ visibilityProperty: true }),
      }))
      .filter(({ box, seen }) => seen && box.width > 0 && box.top < innerHeight && box.bottom > 0)
      .map(({ name, box }) => ({ name, width: Math.round(box.width), height: Math.round(box.height) })),
  );
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What one needs to see together with a hint, to its newest line. */
const NEEDED = ['.talk header b', '.talk .lines p:last-child', '.row button', '.signs button', '.near ul button'];

/** Seats whose name, points and cards lie over each other. */
const overlapping = (page: Page): Promise<number> =>
  page.locator('li.seat').evaluateAll((seats) => {
    const boxesOf = (seat: Element): DOMRect[] =>
      ['b', '.points', '.backs .count', '.backs .card']
        .map((part) => seat.querySelector(part)?.getBoundingClientRect())
        .filter((box) => box !== undefined);
    // A line of letters is a little higher than its letters.
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return seats.filter((seat) => boxesOf(seat).some((box, at, all) => all.slice(at + 1).some((o) => meet(box, o))))
      .length;
  });

const ON_THEIR_SIDE = [
  [844, 390],
  [667, 375],
  [568, 320],
] as const;

/** Of each thing that can be pressed in the middle of a table: what it lies under, empty where it is free. */
const untouchable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.far .middle button:enabled')].map((button) => {
      button.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const what = button.getAttribute('aria-label') ?? button.textContent;
      return met && button.contains(met) ? '' : `${what} lies under ${met?.className ?? 'nothing'}`;
    }),
  );

describe('by touch on a phone', () => {
  it('E27 E28 E29 a deal can be played at 320 × 568, and nothing is cut off or too small to press', async () => {
    const page = await openPage({ width: 320, height: 568, touch: true, storage: { 'cardinal.settings': '{}' } });
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Play now Numsense' }).tap();
    await atTable(page);
    await play(page, fingers, ({ acts }) => acts.some(({ main }) => main));
    const small = (await targets(page)).filter(({ width, height }) => width < 24 || height < 24);
    expect(small).toEqual([]);
    const cards = await page.getByRole('list', { name: 'Your hand' }).getByRole('button').all();
    for (const card of cards) {
      const box = await card.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    // At each rung of a hint one sees what it speaks of, and can build.
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    const more = page.locator('.talk .more');
    for (let rung = 1; rung <= 5; rung++) {
      await page.getByRole('region', { name: 'Hint' }).waitFor();
      await expect.poll(() => hidden(page, NEEDED), { message: `rung ${rung}`, timeout: 5_000 }).toEqual([]);
      if (rung < 5) await more.tap();
    }
    await page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Close' }).tap();
    await play(page, fingers, ({ acts }) => acts.some(({ label }) => label === 'Next deal'));
    expect(await tooWide(page)).toBe(0);
  });

  it('E27 E28 among eight one can read every seat and build: on the smallest phone and on a tablet', async () => {
    const page = await openPage({ width: 320, height: 568, touch: true }, '/play/numsense?seed=eight');
    await page.getByLabel('Seats', { exact: true }).selectOption('8');
    await page.locator('form .button.gold').tap();
    await atTable(page);
    const build = ['.row', '.signs button', '.tools button', '.near ul button'];
    expect(await hidden(page, build)).toEqual([]);
    expect(await overlapping(page)).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await hidden(page, build)).toEqual([]);
    expect(await overlapping(page)).toBe(0);
    expect((await targets(page)).filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  });

  it('E28 what one lays out at Break In is seen whole on the smallest phone, and wide letters widen no page', async () => {
    const settings = JSON.stringify({ font: 'wide', spacing: 'wide' });
    const look = { width: 320, height: 568, touch: true, storage: { 'cardinal.settings': settings } };
    const page = await openPage(look, '/settings');
    expect(await tooWide(page)).toBe(0);
    await visit(page, '/play/break-in?seed=long');
    await page.getByLabel('Seats', { exact: true }).selectOption('2');
    await page.locator('form .button.gold').tap();
    // The button of the set-up stood where this one stands: on a quick machine a tap would be the second half of a double one.
    await page.getByRole('button', { name: 'Take a card' }).dispatchEvent('click');
    const cards = page.getByRole('list', { name: 'Your cards' }).getByRole('button');
    await cards.nth(7).waitFor();
    for (const card of await cards.all()) await card.tap();
    await page.locator('.tray .mark').tap();
    expect(await hidden(page, ['.tray .piece', '.tray .mark', '.near ul button'])).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  });

  it.each(GAMES)(
    'E28 %s and its lesson fit a tablet on its side; a phone on its side shows one’s own',
    async (game) => {
      // A lesson takes a strip of the screen.
      const page = await openPage({ width: 1180, height: 820, touch: true }, `/learn/${game}`);
      /** Whether more than a margin must be scrolled to. */
      const cut = (): Promise<boolean> =>
        page.locator('.ground').evaluate((ground) => ground.scrollHeight - ground.clientHeight > 8);
      const own = ['.near ul button, .near input', '.foot .banner'];
      await page.locator('section.table').waitFor();
      expect(await cut()).toBe(false);
      await visit(page, `/play/${game}?seed=fits`);
      await page.locator('form .button.gold').tap();
      await page.locator('main.at-table section.table').waitFor();
      await page.setViewportSize({ width: 1024, height: 768 });
      expect(await cut()).toBe(false);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(() => hidden(page, own)).toEqual([]);
    },
  );

  it.each(GAMES)(
    'E27 E28 on phones on their side hand, line and acts of %s are in sight and leave the table two thirds; all that lies on it can be touched',
    async (game) => {
      const page = await openPage({ width: 844, height: 390, touch: true }, '/about');
      const faults: string[] = [];
      let looked = 0;
      for (const { name, plan, until, then } of TABLE_STATES[game] ?? []) {
        await plant(page, await planted(game, plan, until));
        const foot = await page.locator('.foot').evaluate((one) => one.getBoundingClientRect().height);
        if (foot > 130) faults.push(`${name}: ${foot} px`);
        // What is meant to lie over the table does so; of these only hints leave hand and acts alone.
        const over = /hints$|asks$|pile$/u.test(name);
        if (!over || name.endsWith('hints')) {
          await then?.(page);
          for (const [width, height] of ON_THEIR_SIDE) {
            await page.setViewportSize({ width, height });
            // Between deals nobody has a hand, and a result speaks for itself.
            const parts = ['.acts button'];
            const hand = '.near ul button, .near input';
            if ((await page.locator(hand).count()) > 0) parts.push(hand);
            if ((await page.locator('.foot .banner').innerText()).trim() !== '') parts.push('.foot .banner');
            await expect.poll(() => hidden(page, parts), { message: `${name} at ${width}` }).toEqual([]);
          }
          await page.setViewportSize({ width: 844, height: 390 });
        }
        if (over) continue;
        const found = await untouchable(page);
        looked += found.length;
        faults.push(...found.filter((fault) => fault !== '').map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      // In Addition Mania nobody presses anything there.
      if (game !== 'addition-mania') expect(looked).toBeGreaterThan(0);
    },
  );
});
