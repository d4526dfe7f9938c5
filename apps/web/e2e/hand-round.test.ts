// One device that goes round (E47): nobody sees another one's hand, not by looking into the page either; calls come over
// the open cards; those who win together share one screen.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit } from './browser.ts';
import { playNumsenseRound, takeDevice } from './hand-round-player.ts';
import { isOver } from './numsense-player.ts';

useBrowser();

const cover = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name: `Give the device to ${name}` }).waitFor();

/** Sets a table up for people with these names, and bots after them; `rules` by their labels. */
async function deal(
  page: Page,
  game: string,
  people: readonly string[],
  {
    seats = people.length,
    rules = {},
  }: { readonly seats?: number; readonly rules?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  await visit(page, `/play/${game}?seed=round`);
  await page.getByRole('combobox', { name: 'Seats', exact: true }).selectOption(String(seats));
  for (const [i, name] of people.entries()) {
    await page.getByRole('combobox', { name: `Who sits on seat ${i + 1}` }).selectOption('person');
    await page.getByRole('textbox', { name: `Name on seat ${i + 1}` }).fill(name);
  }
  for (const fold of await page.locator('details').all())
    await fold.evaluate((one: HTMLDetailsElement) => (one.open = true));
  for (const [label, value] of Object.entries(rules)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
    await field.blur();
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
}

/** Everything that can be read on the page: its tree for readers, and every text and name in the document. */
async function everything(page: Page): Promise<{ readonly tree: string; readonly document: string }> {
  const document = await page.evaluate(() => {
    const all = [...window.document.querySelectorAll('body, body *')];
    const attributes = all.flatMap((one) =>
      // Names of files hold any figures.
      [...one.attributes]
        .filter(({ name }) => !/^(?:class|d|data-(?:ahead.*|[a-z]{2}))$/.test(name))
        .map(({ value }) => value),
    );
    return [window.document.title, window.document.body.textContent, ...attributes].join('\n');
  });
  return { tree: await page.locator('body').ariaSnapshot(), document };
}

const handOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: /^Your (hand|cards)$/ })
    .getByRole('button')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));

describe('the cover', () => {
  it.each([
    ['numsense', 'Numsense'],
    ['break-in', 'Break In'],
    ['mathmasters', 'MathMasters'],
  ])('E47 leaves nothing of a hand in the page (%s)', async (game, title) => {
    const page = await openPage({}, '/about');
    await deal(page, game, ['Ada', 'Ben']);
    await page.getByRole('heading', { name: /^Give the device to/ }).waitFor();
    await takeDevice(page);
    await page.getByRole('list', { name: /^Your (hand|cards)$/ }).waitFor();
    const hand = await handOf(page);
    expect(hand.length).toBeGreaterThan(1);
    // A reload may be somebody else's: it covers too, whoever it was.
    await page.reload();
    await page.getByRole('heading', { name: /^Give the device to/ }).waitFor();
    const name = /to (.*)$/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1] ?? '';
    const { tree, document } = await everything(page);
    expect(tree).toBe(
      [
        '- link "Skip to the page":',
        '  - /url: "#main"',
        '- banner:',
        '  - link "Cardinal, Home":',
        '    - /url: "#/"',
        '    - text: Cardinal',
        `  - paragraph: ${title}`,
        '  - button "Rules"',
        '  - button "Pause"',
        '  - button "Menu"',
        '- main:',
        `  - heading "Give the device to ${name}" [level=1]`,
        '  - paragraph: The cards are hidden until you say that you have it.',
        `  - 'button "I am ${name}: show my cards"'`,
      ].join('\n'),
    );
    for (const card of hand) expect(document.split('\n')).not.toContain(card);
    expect(await page.locator('[data-slot], [data-face], [data-place], [role=log]').count()).toBe(0);
    await takeDevice(page);
    await page.getByRole('list', { name: /^Your (hand|cards)$/ }).waitFor();
    expect(await handOf(page)).toEqual(hand);
  });

  it('E47 comes up before the next guess is asked for, and no guess is told (Addition Mania)', async () => {
    const page = await openPage({}, '/about');
    await deal(page, 'addition-mania', ['Ada', 'Ben', 'Cem']);
    for (const name of ['Ada', 'Ben', 'Cem']) {
      const guess = page.getByRole('textbox');
      await cover(page, name);
      const { tree, document } = await everything(page);
      expect(`${tree}${document}`).not.toMatch(/7[1-3]/);
      await takeDevice(page);
      expect(await guess.inputValue()).toBe('');
      await guess.fill(`7${['Ada', 'Ben', 'Cem'].indexOf(name) + 1}`);
      expect(await page.locator('main').innerText()).not.toMatch(/7[1-3]/);
      await page.getByRole('button', { name: 'Thumbs up!' }).click();
    }
    await page.getByText('All cards are shown.').waitFor();
    expect(await page.locator('main').innerText()).toMatch(/71[\s\S]*72[\s\S]*73/);
    // All look at what is shown: the next secret card waits for somebody to take the device.
    await page.getByRole('button', { name: /^Next/ }).click();
    await cover(page, 'Cem');
    expect(await page.locator('[data-slot], [data-face], [data-place], [role=log]').count()).toBe(0);
  });
});

describe('whoever takes the device', () => {
  it('E30 E47 hears and sees what happened since they had it, and what their own view may know (MathMasters)', async () => {
    const page = await openPage({}, '/about');
    await deal(page, 'mathmasters', ['Ada', 'Ben']);
    const first = (await takeDevice(page)) ?? '';
    const second = first === 'Ada' ? 'Ben' : 'Ada';
    const cards = page.getByRole('list', { name: 'Your cards' });
    const log = page.getByRole('region', { name: 'Scores and log' }).or(page.getByRole('complementary'));
    const heard = (): Promise<string> => page.locator('[role=log]').innerText();
    await cards.waitFor();
    // The own cards are news, and nobody else's: one line of them.
    expect((await heard()).match(/Your cards: /g)).toHaveLength(1);
    expect(await log.innerText()).toMatch(/Your cards: /);
    await cards.getByRole('button').first().click();
    await page.getByRole('button', { name: /^Lay Same Number/ }).click();
    await cover(page, second);
    await takeDevice(page);
    await cards.waitFor();
    expect(await heard()).toContain(`${first} lays `);
    expect(await log.innerText()).toContain(`${first} lays `);
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('button', { name: /^I am / }).waitFor();
    const third = await takeDevice(page);
    await cards.waitFor();
    expect(third).toBe(first);
    const [news = ''] = (await heard()).split('\n');
    expect(news).toMatch(new RegExp(`^Since your last turn: ${second} passes\\.`));
    // The log still has all of it, in this person's words.
    expect(await log.innerText()).toMatch(/You lay [\s\S]*Your cards: /);
    // Whoever paused may have gone.
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await cover(page, first);
    expect(await cards.count()).toBe(0);
  });

  it('E47 all look at what is shown when all have chosen: nobody is "You" (Addition Mania)', async () => {
    const page = await openPage({}, '/about');
    await deal(page, 'addition-mania', ['Ada', 'Ben']);
    for (const name of ['Ada', 'Ben']) {
      await cover(page, name);
      await takeDevice(page);
      await page.getByRole('textbox').fill(name === 'Ada' ? '11' : '12');
      await page.getByRole('button', { name: 'Thumbs up!' }).click();
    }
    await page.getByText('All cards are shown.').waitFor();
    const said = await page.locator('[role=log]').innerText();
    expect(said).toContain('Ada guessed 11');
    expect(said).toContain('Ben guessed 12');
    expect(await page.locator('main').innerText()).not.toMatch(/You guessed|Your guess/);
  });
});

describe('a call', () => {
  it('E47 is asked for over the open cards, and the caller looks at the own hand behind a cover (Break In)', async () => {
    const page = await openPage({}, '/about');
    await deal(page, 'break-in', ['Ada', 'Ben', 'Cem']);
    const call = page.getByRole('button', { name: /^Break in! – / });
    const cards = page.getByRole('list', { name: 'Your cards' });
    // Turns go by until somebody has more than ten cards and throws one away.
    for (let turn = 0; turn < 60 && (await call.count()) === 0; turn++) {
      const device = page.getByRole('button', { name: /^I am / });
      await device.or(cards).first().waitFor();
      if (await device.count()) await device.click();
      await page.getByRole('button', { name: /^Draw pile/ }).click();
      const done = page.getByRole('button', { name: 'End my turn' });
      const full = page.getByText('More than ten cards');
      await done.or(full).first().waitFor();
      if (await done.count()) await done.click();
      else {
        await cards.getByRole('button').first().click();
        await page.getByRole('button', { name: 'Throw it away' }).click();
      }
      await device.or(call).or(cards).first().waitFor();
    }
    // All but the one who discarded may call, the next player too (ruling 2.13).
    const asked = (await call.allTextContents()).map((label) => label.split(' – ')[1]?.trim() ?? '');
    expect(asked).toHaveLength(2);
    // Nobody's hand lies there while they are asked.
    expect(await cards.count()).toBe(0);
    const people = ['Ada', 'Ben', 'Cem'];
    const by = people.findIndex((name) => !asked.includes(name));
    const caller = people[(by + 2) % 3] ?? '';
    await page.getByRole('button', { name: `Break in! – ${caller}` }).click();
    await cover(page, caller);
    expect(await page.locator('[data-slot]').count()).toBe(0);
    await takeDevice(page);
    await cards.waitFor();
    await page.getByRole('button', { name: 'I do not call' }).click();
    await page.getByRole('heading', { name: /^Give the device to/ }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain(caller);
    await takeDevice(page);
    await page.getByText('Take a card').first().waitFor();
  });
});

describe('people who win together', () => {
  it('E47 share one screen: a tap on a card makes its owner the one who acts (Math Rush)', async () => {
    const page = await openPage({ width: 1024, height: 1100 }, '/about');
    await deal(page, 'math-rush', ['Ada', 'Ben']);
    await page.getByRole('button', { name: 'Ready!' }).click();
    await page.getByRole('list', { name: 'Cards of Ben' }).waitFor();
    await page.getByRole('button', { name: 'Ready!' }).click();
    await page.getByRole('timer').waitFor();
    const ada = page.getByRole('list', { name: 'Cards of Ada' });
    const ben = page.getByRole('list', { name: 'Cards of Ben' });
    for (const hand of [ada, ben, ada]) {
      await hand.getByRole('button').first().click();
      expect(await hand.getByRole('button', { pressed: true }).count()).toBe(1);
      expect(await page.getByRole('button', { pressed: true }).count()).toBe(1);
    }
    expect(await page.getByRole('heading', { name: /^Give the device/ }).count()).toBe(0);
  });
});

describe('a whole match goes round between two people', () => {
  // The other games do so without a browser, in session/round-matches.test.ts.
  it('E47 numsense', async () => {
    const page = await openPage({}, '/about');
    await deal(page, 'numsense', ['Ada', 'Ben'], { rules: { Deals: '1' } });
    const devices = await playNumsenseRound(page, isOver);
    expect(new Set(devices)).toEqual(new Set(['Ada', 'Ben']));
  });
});
