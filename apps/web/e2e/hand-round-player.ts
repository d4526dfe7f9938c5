// People who play a whole match, at one device or each at a page of their own: they press what the page offers them and take
// the device when it asks.
import type { Page } from 'playwright-core';
import { atTable } from './browser.ts';
import { chooseSet } from './choose-set.ts';
import { play, type Seen } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';

/** Takes the device if it is to be given to somebody; whose name it was. */
export async function takeDevice(page: Page): Promise<string | null> {
  const button = page.getByRole('button', { name: /^I am .*: show my cards$/ });
  const name = /^I am (.*):/.exec((await button.textContent({ timeout: 5000 })) ?? '')?.[1] ?? null;
  await button.click();
  return name;
}

/** One press of somebody who plays simply: what was pressed, `null` when there is nothing to press yet. */
function press(page: Page, last: string | null): Promise<string | null> {
  return page.evaluate((before) => {
    const text = (element: Element): string => element.textContent.trim();
    const pressed = (button: HTMLElement | undefined, what?: string): string | null => {
      button?.click();
      return button ? (what ?? text(button)) : null;
    };
    const cover = [...document.querySelectorAll('main button')].find((one) => text(one).startsWith('I am '));
    if (cover) return pressed(cover as HTMLElement);
    const acts = [...document.querySelectorAll<HTMLElement>('[role=group][aria-label="What you can do"] button')];
    const labels = acts.map(text);
    if (labels.includes('Play again')) return 'over';
    const able = acts.filter((act) => act.getAttribute('aria-disabled') !== 'true');
    const wishes = [
      /^Next /,
      /^Nobody/,
      /^I do not call/,
      /^Ready!/,
      /^(Let it|It is true)/,
      /^Give up/,
      /^Throw it away/,
      /^(Lay (Same|Times|Make|All)|Claim)/,
      /^Pass/,
      /^Thumbs up/,
      /^End my turn/,
      /^We are done/,
    ];
    for (const wish of wishes) {
      const act = able.find((one) => wish.test(text(one)) && text(one) !== (before === 'We are done' ? before : ''));
      if (act) return pressed(act);
    }
    const others = [...document.querySelectorAll<HTMLElement>('.around button')].find((one) =>
      text(one).startsWith('Cards of '),
    );
    if (others) return pressed(others);
    const guess = document.querySelector<HTMLInputElement>('form input:not([disabled])');
    if (guess) {
      guess.value = '20';
      guess.dispatchEvent(new Event('input', { bubbles: true }));
      return 'guess';
    }
    const hand = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Your cards"] button')];
    if (labels.includes('Hint') && labels.includes('Clear')) return pressed(hand[1], 'another card');
    if (labels.includes('Hint')) return pressed(hand[0], 'a card');
    if (labels.some((label) => label.startsWith('Lay'))) {
      // Pressing them again would put them back.
      if (before === 'alike') return 'stuck';
      const number = (card: HTMLElement): string => /\d+/.exec(card.getAttribute('aria-label') ?? '')?.[0] ?? '';
      const like = (card: HTMLElement): HTMLElement[] => hand.filter((other) => number(other) === number(card));
      const [alike = []] = hand.map(like).sort((a, b) => b.length - a.length);
      if (alike.length < 2) return 'stuck';
      for (const card of alike) card.click();
      return 'alike';
    }
    return pressed(
      document.querySelector<HTMLElement>('button[aria-label^="Draw pile"]') ?? undefined,
      'the draw pile',
    );
  }, last);
}

/** Plays at a page of one's own, together with others, until something holds; `pressed` hears of each press. */
export async function playAtPage(
  page: Page,
  until: (page: Page) => boolean | Promise<boolean>,
  pressed: () => void = () => undefined,
): Promise<void> {
  let idle = 0;
  let last: string | null = null;
  while (!(await until(page))) {
    last = await press(page, last);
    if (last !== null) pressed();
    if (last === 'stuck') await chooseSet(page).catch(() => undefined);
    idle = last === null ? idle + 1 : 0;
    if (idle > 3000) throw new Error(`the table does not go on: ${await page.locator('main').innerText()}`);
    await page.waitForTimeout(last === null ? 30 : 10);
  }
}

/** Plays Numsense at one device until the match is over; who had it, in order. */
export async function playNumsenseRound(page: Page, isOver: (seen: Seen) => boolean): Promise<readonly string[]> {
  const devices: string[] = [];
  for (;;) {
    await play(page, quickHands, (seen) => isOver(seen) || seen.covered);
    if (await page.getByRole('button', { name: 'Play again' }).count()) return devices;
    devices.push((await takeDevice(page)) ?? '');
    await atTable(page);
  }
}
