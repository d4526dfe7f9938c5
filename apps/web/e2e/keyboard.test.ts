// Numsense with nothing but a keyboard, from the set-up to the next match; every screen; dialogs and the focus. Whole matches
// of all games by keys are in ways.test.ts.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, atTable, openPage, useBrowser } from './browser.ts';
import { isOver, look, play, type Hands } from './numsense-player.ts';
import { plant, planted } from './planted.ts';
import { TABLE_STATES } from './table-states.ts';

useBrowser();

interface Focus {
  readonly tag: string;
  readonly name: string;
  readonly group: string;
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const name = here?.getAttribute('aria-label') ?? here?.textContent.trim().replace(/\s+/g, ' ') ?? '';
    const group = here?.closest('[role=group], [role=list], dialog, nav, form')?.getAttribute('aria-label') ?? '';
    return { tag: here?.tagName ?? '', name, group };
  });
}

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: (here: Focus) => boolean, what: string): Promise<void> {
  if (wanted(await focus(page))) return;
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (wanted(await focus(page))) return;
  }
  throw new Error(`Tab never came to ${what}`);
}

const inHand = ({ group }: Focus): boolean => group === 'Your hand';

const keys: Hands = {
  async act(page, label) {
    await tabTo(page, ({ name, group }) => name === label && group === 'What you can do', label);
    await page.keyboard.press('Enter');
  },
  async card(page, place) {
    await tabTo(page, inHand, 'the hand');
    await page.keyboard.press('Home');
    for (let i = 0; i < place; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  },
  async build(page, sentence, hand) {
    if (hand.some((card) => card.endsWith('in your sentence'))) {
      await tabTo(page, ({ name }) => name === 'Clear', 'Clear');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, inHand, 'the hand');
    await page.keyboard.type(sentence);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
  async yes(page) {
    await tabTo(page, ({ name }) => name === 'Yes', 'Yes');
    await page.keyboard.press('Enter');
  },
};

describe('by keyboard alone', () => {
  it('E1 E27 a match is set up, played with typed sentences, and the next one begun', async () => {
    const page = await openPage({}, '/play/numsense?seed=keys');
    await tabTo(page, ({ name }) => name === 'Deal the cards', 'Deal the cards');
    await page.keyboard.press('Enter');
    await atTable(page);

    await plant(page, await planted('numsense', { seats: 3, seed: 'keys', options: { deals: 2 } }));
    const done = await play(page, keys, isOver);
    expect(done.filter((act) => act === 'next deal')).toHaveLength(1);
    expect(done.filter((act) => act === 'Take a card' || act === 'Numsense!').length).toBeGreaterThanOrEqual(2);

    await keys.act(page, 'Play again');
    await page.getByText('Deal 1 of 2').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    expect((await look(page)).hand).toHaveLength(2);
  });

  it('a sign that is held down stands in the sentence once, on the cards and in the field', async () => {
    const page = await openPage({}, '/about');
    await plant(page, await planted('numsense', { seats: 2, seed: 'keys', options: {} }), address());
    await play(page, keys, ({ acts }) => acts.length > 0);
    const { hand } = await look(page);
    const number = hand.find((name) => /^\d+$/.test(name)) ?? '';
    await page
      .getByRole('list', { name: 'Your hand' })
      .getByRole('button', { name: number, exact: true })
      .first()
      .focus();
    const hold = async (key: string): Promise<void> => {
      for (let times = 0; times < 5; times++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    for (const digit of number) await page.keyboard.press(digit);
    await hold('x');
    const field = page.getByRole('textbox', { name: /^Type your sentence/ });
    await expect.poll(() => field.inputValue()).toBe(`${number}x`);
    await hold('(');
    await expect.poll(() => field.inputValue()).toBe(`${number}x(`);
    await hold('Backspace');
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('every screen is reached from the first page, and the focus goes along', async () => {
    const page = await openPage();
    for (const [link, heading] of [
      ['Settings', 'Settings'],
      ['About', 'About Cardinal'],
    ] as const) {
      await tabTo(page, ({ tag, name }) => tag === 'A' && name === link, link);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // The next Tab leads into what has just come.
      await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    }
    await tabTo(page, ({ tag, name }) => tag === 'A' && name === 'Cardinal', 'the way home');
    await page.keyboard.press('Enter');
    await tabTo(page, ({ name }) => name === 'Rules of Numsense', 'the rules');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rules of Numsense' }).waitFor();
  });

  it('E30 after a card of Math Rush is laid the focus is with the next ones', async () => {
    const page = await openPage({}, '/about');
    const racing = TABLE_STATES['math-rush']?.find(({ name }) => name === 'a card picked');
    if (!racing) throw new Error('test-broken: nobody races');
    await plant(page, await planted('math-rush', racing.plan, racing.until));
    const cards = page.getByRole('list', { name: 'Your cards' }).getByRole('button');
    const places = page.locator('.middle button.place:enabled');
    const drawn = (): Promise<unknown> =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const press = async (button: Locator): Promise<void> => {
      await button.focus();
      await page.keyboard.press('Enter');
      await drawn();
    };
    let laid = false;
    for (let card = 0; card < (await cards.count()) && !laid; card++) {
      await press(cards.nth(card));
      // A place that does not fit is refused, and the card stays picked; one that does takes it.
      for (let place = (await places.count()) - 1; place >= 0 && !laid; place--) {
        await press(places.nth(place));
        laid = (await places.count()) === 0;
      }
      if (!laid) await press(cards.nth(card));
    }
    expect(laid).toBe(true);
    expect((await focus(page)).group).toBe('Your cards');
  });

  it('the table gives back the focus when a dialog closes', async () => {
    const page = await openPage();
    await tabTo(page, ({ name }) => name === 'Play now Numsense', 'Play now');
    await page.keyboard.press('Enter');
    await atTable(page);
    for (const name of ['Rules', 'Menu']) {
      await tabTo(page, (here) => here.name === name, name);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await focus(page)).name).toBe(name);
    }
  });

  it('a dialog that is opened in the moment in which another closes stays open', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await atTable(page);
    const open = page.locator('dialog[open]');
    await page.getByRole('button', { name: 'Rules' }).click();
    await open.filter({ hasText: 'Rules of Numsense' }).waitFor();
    await page.evaluate(() => {
      const button = (text: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent.trim() === text);
      document.querySelector<HTMLElement>('dialog .close')?.click();
      button('Menu')?.click();
    });
    await open.filter({ hasText: 'Menu' }).waitFor();
    // What a browser has still to tell of the first, it tells within two frames.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(await open.getByRole('heading', { level: 2 }).innerText()).toBe('Menu');
  });
});
