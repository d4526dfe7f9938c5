// Hands for tests that only need a table in some state: they press by script, without walking there.
import type { Hands } from './numsense-player.ts';

/** Presses at once whatever is asked for. */
export const quickHands: Hands = {
  act: (page, label) =>
    page.evaluate((wanted) => {
      const acts = document.querySelectorAll<HTMLElement>('[role=group][aria-label="What you can do"] button');
      [...acts].find((act) => act.textContent.trim() === wanted)?.click();
    }, label),
  card: (page, place) =>
    page.evaluate((at) => {
      document.querySelectorAll<HTMLElement>('ul[aria-label="Your hand"] button')[at]?.click();
    }, place),
  async build(page, sentence) {
    await page.getByRole('button', { name: 'Clear', exact: true }).evaluate((clear: HTMLElement) => clear.click());
    await page.locator('ul[aria-label="Your hand"] button').first().focus();
    await page.keyboard.type(sentence);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  },
  async yes(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  },
};
