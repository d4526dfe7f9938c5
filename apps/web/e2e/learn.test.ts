// The first game of each game, played through by keys as its steps ask; left and taken up in between.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';

useBrowser();

/** Gives something the focus and presses Enter on it. */
async function enter(there: Locator): Promise<void> {
  await there.first().focus();
  await there.page().keyboard.press('Enter');
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const act = (page: Page, name: string | RegExp): Promise<void> =>
  enter(page.getByRole('group', { name: 'What you can do' }).getByRole('button', { name }));
const read = (page: Page): Promise<void> => enter(button(page, 'Go on'));
const own = (page: Page, name: string | RegExp): Promise<void> =>
  enter(page.getByRole('list', { name: /^Your (cards|hand)/ }).getByRole('button', { name }));

/** A turn of Break In without a formula. */
const idle = async (page: Page): Promise<void> => {
  await enter(button(page, /^Draw pile/));
  await act(page, 'End my turn');
};

/** The places in a row of Math Rush, by its number from the top. */
const row = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: 'Goals' })
    .locator('> li')
    .nth(number - 1)
    .getByRole('button');

/** Waits until the lesson stands at a step. */
const at = (page: Page, step: number): Promise<void> =>
  page
    .getByText(new RegExp(`^Step ${step} of `))
    .waitFor()
    .catch(async () => {
      throw new Error(`the lesson is not at step ${step}: ${await page.locator('.lesson').innerText()}`);
    });

const LESSONS: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  numsense: [
    read,
    (page) => enter(button(page, /^Draw pile/)),
    async (page) => {
      await own(page, /^6(,|$)/);
      await act(page, 'Put down 6');
    },
    async (page) => {
      await page.getByRole('list', { name: 'Your hand' }).getByRole('button').first().focus();
      await page.keyboard.type('2*11-4');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await act(page, 'Numsense!');
      const yes = button(page, 'Yes');
      if (await yes.isVisible()) await enter(yes);
    },
    read,
  ],
  'break-in': [
    read,
    (page) => enter(button(page, /^Draw pile/)),
    async (page) => {
      await own(page, '2');
      await own(page, 'times');
      await own(page, '3');
      await enter(button(page, /^Equals/));
      await own(page, '6');
      await act(page, 'Lay it');
    },
    idle,
    async (page) => {
      await idle(page);
      await idle(page);
    },
    (page) => act(page, 'Break in!'),
    async (page) => {
      await own(page, '4');
      await own(page, 'plus');
      await own(page, '8');
      await enter(button(page, /^Equals/));
      await own(page, '1');
      await own(page, '2');
      await act(page, 'Lay it');
    },
    read,
  ],
  mathmasters: [
    read,
    async (page) => {
      await own(page, / 3$/);
      await act(page, /^Lay/);
    },
    read,
    async (page) => {
      await own(page, / 2$/);
      await own(page, / 4$/);
      await own(page, / 8$/);
      await act(page, /^Lay/);
    },
    read,
  ],
  'math-rush': [
    read,
    (page) => act(page, /^Ready/),
    async (page) => {
      await own(page, /^2 plus 2/);
      await enter(row(page, 3));
    },
    async (page) => {
      await own(page, /^5 plus 1/);
      await enter(row(page, 3).last());
    },
    (page) => act(page, /^We are done/),
    read,
  ],
  'addition-mania': [
    read,
    (page) => guess(page, '22'),
    read,
    (page) => act(page, 'Next round'),
    (page) => guess(page, '17'),
    read,
  ],
};

/** Something begun that the lesson has not asked for yet: how to see it and how to give it up again. */
interface Begun {
  readonly stands: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
}
/** A press on the first card of the hand, which then is seen to be chosen. */
async function firstCard(page: Page): Promise<Begun> {
  const cards = page.getByRole('list', { name: /^Your (cards|hand)/ }).getByRole('button');
  const chosen = page.locator('[data-focus-rest] [aria-pressed=true]');
  await enter(cards);
  await chosen.waitFor();
  return { stands: () => chosen.waitFor(), undo: () => enter(chosen) };
}

const BEGUN: Readonly<Record<string, (page: Page) => Promise<Begun>>> = {
  numsense: firstCard,
  'math-rush': firstCard,
  'break-in': async (page) => {
    await own(page, '2');
    const begun = page.locator('.tray .piece');
    await begun.waitFor();
    return { stands: () => begun.waitFor(), undo: () => enter(begun) };
  },
};

async function guess(page: Page, sum: string): Promise<void> {
  await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill(sum);
  await act(page, /^Thumbs up/);
}

describe('the first game', () => {
  it.each(Object.keys(LESSONS))('%s is learnt by doing, by keys', async (game) => {
    const page = await openPage({}, `/learn/${game}`);
    const steps = LESSONS[game] ?? [];
    for (const [i, step] of steps.entries()) {
      await at(page, i + 1);
      // Left in the middle and come back to, with what is half built.
      if (i === (game === 'numsense' ? 3 : 2)) {
        const begun = await BEGUN[game]?.(page);
        await page.reload();
        await at(page, i + 1);
        await begun?.stands();
        await begun?.undo();
      }
      await step(page);
    }
    await page.getByText('Well done!').waitFor();
    // Sums are said in words to the end, also the result of a deal.
    expect(await page.getByRole('log').allInnerTexts()).not.toContainEqual(expect.stringMatching(/\d\s?[*/×÷+]/));
    expect(await page.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe(`#/play/${game}`);
  });

  it('is reached from the home page, does a step on request and can be skipped', async () => {
    const page = await openPage();
    await enter(page.getByRole('link', { name: 'Learn in 3 minutes Numsense' }));
    await at(page, 1);
    await read(page);
    await enter(button(page, 'Do it for me'));
    await at(page, 3);
    // What the step does not ask for is answered with its words: the card to put down is another one.
    await own(page, /^2(,|$)/);
    await act(page, 'Put down 2');
    await page
      .getByText(/^First this: Now you have one card too many/)
      .first()
      .waitFor();
    await at(page, 3);
    await enter(page.getByRole('link', { name: 'Skip the lesson' }));
    await page.getByRole('heading', { level: 1, name: 'Play with numbers' }).waitFor();
    await enter(page.getByRole('link', { name: 'Learn in 3 minutes Numsense' }));
    await at(page, 3);
  });
});
