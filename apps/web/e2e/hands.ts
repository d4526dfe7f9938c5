// Two pairs of hands that press what a test names by its place in the page, in any language: a finger, which can press only
// what is large enough and lies free under it, and keys, which walk there from where the focus is. Neither scrolls sideways.
import type { Page } from 'playwright-core';

/** A thing to press: the `at`th element that a selector finds. */
export interface Target {
  readonly selector: string;
  readonly at?: number;
}

/** How somebody presses things. */
export interface Hands {
  readonly press: (page: Page, target: Target) => Promise<void>;
}

/** Cards and signs, which children press all the time (E28). */
const LARGE = 'ul[role=list] [data-rove], .signs [data-rove]';

/** Waits for what is to be pressed: a part of a screen may come a moment after the rest, and nobody presses before they see it. */
const shown = (page: Page, { selector, at }: Target): Promise<void> =>
  page
    .locator(selector)
    .nth(at ?? 0)
    .waitFor({ state: 'attached' });

/** Presses with a finger: it must hit at least 24 px, cards and signs 44 px. */
export const finger: Hands = {
  async press(page, target) {
    await shown(page, target);
    const { x, y, why } = await page.evaluate(
      ([selector, at, large]) => {
        const found = document.querySelectorAll<HTMLElement>(selector)[at];
        if (!found) return { x: 0, y: 0, why: `there is no ${selector} ${at}` };
        found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = found.getBoundingClientRect();
        const least = found.matches(large) ? 44 : 24;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const small = Math.min(box.width, box.height) < least - 0.5;
        const why = small
          ? `${selector} ${at} is only ${box.width} × ${box.height}`
          : hit && found.contains(hit)
            ? null
            : `${selector} ${at} lies under ${hit?.outerHTML.slice(0, 120) ?? 'the edge'}`;
        return { x, y, why };
      },
      [target.selector, target.at ?? 0, LARGE] as const,
    );
    if (why !== null) throw new Error(why);
    await page.touchscreen.tap(x, y);
  },
};

/** Walks with Tab (or backwards, where that is nearer), inside a group with arrows, and presses Enter. */
export const keys: Hands = {
  async press(page, target) {
    await shown(page, target);
    // The table may change while the focus is on its way.
    for (let tries = 0; tries < 3 && !(await walk(page, target)); tries++) continue;
    const there = await arrived(page, target);
    if (!there.right) throw new Error(`keys came to ${there.here}, not to ${target.selector} ${target.at ?? 0}`);
    if (!there.seen) throw new Error(`the focus is outside of what is seen: ${target.selector} ${target.at ?? 0}`);
    await page.keyboard.press('Enter');
  },
};

/** Goes to a target; whether the focus is there. */
async function walk(page: Page, target: Target): Promise<boolean> {
  const way = await page.evaluate(
    ([selector, at]) => {
      const found = document.querySelectorAll<HTMLElement>(selector)[at];
      if (!found) return `there is no ${selector} ${at}`;
      const room = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
      const stops = [
        ...room.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
      );
      const group = found.closest('ul[role=list], [role=group]');
      const members = [...(group?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])];
      const stop = stops.includes(found) ? found : members.find((one) => one.tabIndex >= 0);
      if (!stop) return `Tab never comes to ${selector} ${at}`;
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const far = stops.indexOf(stop) - here;
      return {
        // Where nothing has the focus, Tab begins from wherever the page was pressed or scrolled last: walk from the top.
        lost: here < 0,
        steps: here < 0 ? stops.indexOf(stop) : far,
        inside: stop === found ? -1 : members.indexOf(found),
      };
    },
    [target.selector, target.at ?? 0] as const,
  );
  if (typeof way === 'string') throw new Error(way);
  if (way.lost) await page.evaluate(() => document.querySelector<HTMLElement>('a[href], button')?.focus());
  for (let i = 0; i < Math.abs(way.steps); i++) await page.keyboard.press(way.steps < 0 ? 'Shift+Tab' : 'Tab');
  if (way.inside >= 0) await page.keyboard.press('Home');
  for (let i = 0; i < way.inside; i++) await page.keyboard.press('ArrowRight');
  return (await arrived(page, target)).right;
}

function arrived(page: Page, target: Target): Promise<{ right: boolean; seen: boolean; here: string }> {
  return page.evaluate(
    ([selector, at]) => {
      const wanted = document.querySelectorAll(selector)[at];
      const box = wanted?.getBoundingClientRect();
      const seen = box !== undefined && box.bottom > 0 && box.top < innerHeight;
      const here = document.activeElement;
      return { right: here === wanted, seen, here: here?.outerHTML.slice(0, 200) ?? '' };
    },
    [target.selector, target.at ?? 0] as const,
  );
}
