// Finds cards of the own hand that make a set of MathMasters, by trying as a person would who knows no rule.
import type { Page } from 'playwright-core';

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
