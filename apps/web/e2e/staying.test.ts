// Coming in and staying in: at most two actions to the first move, the same seat after a reload, one match in two tabs,
// and a kept match that somebody damaged.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, atTable, forgive, newContext, openPage, useBrowser, visit } from './browser.ts';
import { isOver, look, play, type Seen } from './numsense-player.ts';
import { plant, planted } from './planted.ts';
import { quickHands } from './quick-hands.ts';
import { wakeLocks } from './wake-locks.ts';

useBrowser();

const myTurn = ({ acts }: Seen): boolean => acts.some(({ label }) => label === 'Take a card');

/** A match set up on the page, up to the first thing one can do. */
async function deal(page: Page): Promise<void> {
  await visit(page, '/play/numsense?seed=staying');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await atTable(page);
  await play(page, quickHands, ({ acts }) => acts.length > 0);
}

/** A match of two deals that is there already, up to the first thing one can do. */
async function begin(page: Page, options = { deals: 2 }): Promise<void> {
  await plant(page, await planted('numsense', { seats: 2, seed: 'staying', options }), address());
  await play(page, quickHands, ({ acts }) => acts.length > 0);
}

describe('coming in', () => {
  it('E1 takes two actions to the first move, and nothing is asked', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await page.getByRole('button', { name: /^Draw pile/ }).click();
    await page.getByText('You draw', { exact: false }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await look(page)).hand).toHaveLength(3);
  });

  it('asks before a match under way is replaced, and offers to go on with it', async () => {
    const page = await openPage();
    await begin(page);
    const { hand } = await look(page);
    await page.getByRole('link', { name: /Cardinal/ }).click();
    await page.getByRole('heading', { name: 'You have a match under way' }).waitFor();
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go on with the old one' }).click();
    await atTable(page);
    expect((await look(page)).hand).toEqual(hand);
  });
});

it('E13 the screen stays on while a clock runs, and only then', async () => {
  const page = await openPage({}, '/about');
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
  const held = await wakeLocks(page);
  // Without limits there is no clock; the page is not loaded anew on the way.
  await plant(page, await planted('math-rush', { seats: 1, options: { minutes: 'off' } }));
  await press(/^Ready!/);
  await page.getByRole('button', { name: 'We are done' }).waitFor();
  expect(await held()).toBe(0);

  await plant(page, await planted('math-rush', { seats: 1, options: { minutes: '3' } }));
  await page.getByRole('button', { name: /^Ready!/ }).waitFor();
  expect(await held()).toBe(0);
  await press(/^Ready!/);
  await expect.poll(held).toBe(1);
  await press('Pause');
  await expect.poll(held).toBe(0);
  await press('Go on');
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: /Cardinal/ }).click();
  await expect.poll(held).toBe(0);

  // A guess with a time of its own; nobody hurries while the cards are looked at.
  await plant(page, await planted('addition-mania', { seats: 2, options: { guessTimer: 60 } }));
  await expect.poll(held).toBe(1);
  await page.getByRole('textbox', { name: 'What do all the cards add up to?' }).fill('17');
  await press(/^Thumbs up/);
  await page.getByRole('button', { name: 'Next round' }).waitFor();
  await expect.poll(held).toBe(0);
});

describe('a reload', () => {
  it('E10 gives back seat, hand, half-built sentence and scores', async () => {
    const page = await openPage({}, '/about');
    /** The log beside the table, newest first. */
    const lines = () => page.getByRole('complementary').getByRole('listitem').allTextContents();
    await begin(page);
    await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label === 'Next deal'));
    await quickHands.act(page, 'Next deal');
    await play(page, quickHands, myTurn);
    await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /^\d+$/ }).first().click();
    await page.getByRole('group', { name: 'Signs' }).getByRole('button', { name: 'minus' }).click();
    const before = await look(page);
    const log = await lines();
    expect(log.length).toBeGreaterThan(3);
    const built = await page.getByRole('group', { name: 'Your sentence' }).textContent();
    expect(before.hand.join()).toContain('in your sentence');

    await page.reload();
    await atTable(page);
    // What was half built comes a moment after the table.
    await expect.poll(() => look(page)).toEqual(before);
    expect(await page.getByRole('group', { name: 'Your sentence' }).textContent()).toBe(built);
    await expect.poll(lines).toEqual(log);
    expect(before.deal).toContain('Deal 2 of 2');

    // What was begun at any table is back, steps and all; the other desks: games/src/undo.test.ts.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await look(page)).hand.join()).not.toContain('in your sentence');
    await plant(page, await planted('addition-mania', { seats: 2, seed: 'staying', options: {} }), address());
    const guess = page.getByRole('textbox', { name: 'What do all the cards add up to?' });
    await guess.fill('17');
    await page.reload();
    await guess.waitFor();
    expect(await guess.inputValue()).toBe('17');
  });

  it('keeps a finished match to look at, and the home page offers nothing to go on with', async () => {
    const page = await openPage({}, '/about');
    await begin(page, { deals: 1 });
    await play(page, quickHands, isOver);
    await page.reload();
    await atTable(page);
    expect(isOver(await look(page))).toBe(true);
    await page.getByRole('link', { name: /Cardinal/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Play with numbers' }).waitFor();
    expect(await page.getByText('You have a match under way').count()).toBe(0);
  });

  it('keeps a pause', async () => {
    const page = await openPage({}, '/about');
    await begin(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await atTable(page);
  });
});

describe('two tabs', () => {
  it('E14 share one match: the newest has it, the older says so calmly and can take it back', async () => {
    const context = await newContext();
    const old = await visit(await context.newPage(), '/about');
    await begin(old);
    const young = await visit(await context.newPage(), '/table');
    await atTable(young);
    await old.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    await play(young, quickHands, myTurn);
    await quickHands.act(young, 'Take a card');
    const { hand } = await look(young);
    await old.getByRole('button', { name: 'Play it here instead' }).click();
    await atTable(old);
    expect((await look(old)).hand).toEqual(hand);
    await young.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  });

  it('E14 the older says so at once where parts of the rules are still on their way', async () => {
    const context = await newContext();
    const old = await context.newPage();
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve));
    await old.route(/numsense-late[^/]*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await visit(old, '/play/numsense');
    await old.getByRole('button', { name: 'Deal the cards' }).click();
    await atTable(old);
    const young = await visit(await context.newPage(), '/table');
    await atTable(young);
    await old.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    come();
  });
});

describe('what is kept', () => {
  it.each([
    ['a head that is no JSON', 'cardinal.match.head', '{"edition":'],
    [
      'a log that was changed',
      'cardinal.match.log.0',
      '[{"seq":0,"at":0,"by":"chance","move":{"label":"x","index":0}}]',
    ],
  ])('may be damaged (%s): that is told, and a fresh match begins', async (_, name, text) => {
    const context = await newContext();
    const page = await context.newPage();
    await begin(page);
    await page.close();
    await context.addInitScript(
      ([key, value]) => {
        if (location.protocol !== 'about:' && !sessionStorage.getItem('harmed')) {
          localStorage.setItem(key ?? '', value ?? '');
          sessionStorage.setItem('harmed', 'yes');
        }
      },
      [name, text],
    );
    const again = await visit(await context.newPage(), '/table');
    await again.getByRole('heading', { name: 'The kept match cannot be read' }).waitFor();
    const download = again.waitForEvent('download');
    await again.getByRole('button', { name: 'Save what is left' }).click();
    expect((await download).suggestedFilename()).toBe('cardinal-kept.json');
    await again.getByRole('button', { name: 'Start a new match' }).click();
    await deal(again);
  });

  it('may be nothing at all where the browser keeps nothing', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await visit(page, '/');
    forgive(/SecurityError/);
    // Whoever comes to play now begins: nothing here can tell the bots to hurry.
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await atTable(page);
    await play(page, quickHands, myTurn);
    expect((await look(page)).hand).toHaveLength(2);
  });

  it('can be erased on the page about it', async () => {
    const page = await (await newContext()).newPage();
    await begin(page);
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Erase everything that is kept here' }).click();
    await page.getByText('Nothing of yours is kept here now').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await visit(page, '/table');
    await page.getByRole('heading', { name: 'No match is under way' }).waitFor();
  });
});

describe('files', () => {
  it('a finished match is saved, opened again and proved from its seed; a changed one is not', async () => {
    const page = await openPage({}, '/about');
    await begin(page, { deals: 1 });
    await play(page, quickHands, isOver);
    await page.getByRole('button', { name: 'Menu' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this match as a file' }).click();
    const stream = await (await waiting).createReadStream();
    const text = (await stream.toArray()).map(String).join('');

    await visit(page, '/open');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText('It holds:').waitFor();
    const changed = text.replace(/"commitment": "../, '"commitment": "zz');
    await input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
    await page.getByText('does not hold', { exact: false }).or(page.getByText('cannot be opened')).first().waitFor();
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('hello') });
    await page.getByRole('heading', { name: 'This file cannot be opened' }).waitFor();
  });
});

describe('several people at one device', () => {
  it('see no hand but their own: the device is handed over in between', async () => {
    const page = await openPage({}, '/play/numsense?seed=round');
    await page.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('person');
    await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Ben');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByRole('heading', { name: 'Give the device to Ben' }).waitFor();
    expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
    await page.getByRole('button', { name: 'I am Ben: show my cards' }).click();
    await atTable(page);
    const { hand } = await look(page);
    await play(page, quickHands, ({ covered }) => covered);
    await page.getByRole('heading', { name: 'Give the device to Ada' }).waitFor();
    expect(await page.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click();
    await atTable(page);
    expect((await look(page)).hand).not.toEqual(hand);
  });
});
