// The first thing one does at the table of each game, by its name, and what shows that it was done.
import type { Page } from 'playwright-core';

const act = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: 'What you can do' }).getByRole('button', { name }).first().click();

const heard = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('log').getByText(text).first().waitFor({ state: 'attached' });

/** Makes a first move at a fresh table where the person begins. */
export const FIRST_MOVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async numsense(page) {
    await page.getByRole('button', { name: /^Draw pile/ }).click();
    await heard(page, /^You draw/);
  },
  async 'break-in'(page) {
    await page.getByRole('button', { name: /^Draw pile/ }).click();
    await heard(page, /^You (take|draw)/);
  },
  async 'math-rush'(page) {
    await act(page, /ready/i);
    await page.getByRole('timer').waitFor();
  },
  async mathmasters(page) {
    await chooseSet(page);
    await act(page, /^Lay/);
    await heard(page, /^You lay/);
  },
  async 'addition-mania'(page) {
    await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill('20');
    await act(page, /^Thumbs up/);
    await heard(page, /You/);
  },
};

/** Picks cards of the own hand and Hints until the table says that they make a set. */
export async function chooseSet(page: Page): Promise<void> {
  const found = await page.evaluate(async () => {
    const cards = [
      ...document.querySelectorAll<HTMLElement>(
        'ul[aria-label="Your cards"] button, section[aria-label="Hints"] button',
      ),
    ];
    const ready = (): boolean =>
      [...document.querySelectorAll('[role=group][aria-label="What you can do"] button')].some(
        (button) => /^(Lay|Claim)/.test(button.textContent.trim()) && button.getAttribute('aria-disabled') !== 'true',
      );
    let pressed = 0;
    for (let wanted = 1; wanted < 2 ** cards.length; wanted++) {
      // Only the cards that differ from the last choice are pressed.
      cards.forEach((card, i) => {
        if (((wanted ^ pressed) >> i) & 1) card.click();
      });
      pressed = wanted;
      await new Promise((resolve) => setTimeout(resolve));
      if (ready()) return true;
    }
    return false;
  });
  if (!found) throw new Error('no cards of this hand make a set');
}
