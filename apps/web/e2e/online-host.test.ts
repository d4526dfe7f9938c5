// The way into an online table and out of it, in real browsers: who comes in and how, what a host may do, a seat that moves
// to another device, and a phone that sleeps.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgive, newContext, useBrowser } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { look, play, type Hands } from './numsense-player.ts';
import { another, comesIn, deal, felt, hostOf, outlives } from './online-people.ts';
import { quickHands } from './quick-hands.ts';
import { readQr } from './read-qr.ts';
import { wakeLocks } from './wake-locks.ts';

useBrowser();

const server = useKillable();

const PHONE = { width: 390, height: 844, touch: true };

/** At a table with others a question may be settled before it is answered. */
const hands: Hands = { ...quickHands, yes: (page) => page.keyboard.press('Escape') };

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
/** From the menu, which asks once more. */
async function leavesForGood(page: Page): Promise<void> {
  await press(page, 'Leave for good');
  await page.getByRole('dialog', { name: 'Leave for good?' }).getByRole('button', { name: 'Leave for good' }).click();
}
const nameOf = (page: Page): Promise<string | null> =>
  page.getByRole('listitem').filter({ hasText: 'you' }).locator('b').first().textContent();

it('E2 E21 one press makes a table and shows link, PIN and code at once, and how long it lasts; E4 E5 E6 who comes in, and how; E15 E17 a seat moves, all pause; E7 E16 the host leaves, and the match goes on', async () => {
  const host = await another(1);
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.goto(`${server.address}/#/join`);
  await host.getByText('erased 7 hours after').waitFor();
  await press(host, /^Make a table of Numsense/);
  const fresh = host.getByRole('textbox', { name: 'Link' });
  const link = await fresh.inputValue();
  expect(await readQr(host.locator('.qr svg'))).toBe(link);
  const pin = (await host.locator('.pin strong').textContent())!.replace(/\s/g, '');
  expect(link).toBe(`${server.address}/#/join/${pin}`);
  await press(host, 'Copy the link');
  await host.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(link);

  // The link fills the PIN in. Names are pairs of words, drawn anew on request, and typed only where the host allows it.
  const guest = await another(2);
  await guest.goto(link);
  expect((await guest.getByRole('textbox', { name: 'PIN of the table' }).inputValue()).replace(/\s/g, '')).toBe(pin);
  await comesIn(guest, link);
  const first = await nameOf(guest);
  expect(first).toMatch(/^\p{L}+ \p{L}+$/u);
  await press(guest, 'Another name');
  await expect.poll(() => nameOf(guest)).not.toBe(first);
  expect(await guest.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await host.getByRole('checkbox', { name: 'People may type their names' }).check();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Dick');
  await press(guest, 'Use this name');
  await expect.poll(() => nameOf(guest)).toBe('Dick');
  await guest.getByRole('textbox', { name: 'Your name' }).fill((await nameOf(host))!);
  await press(guest, 'Use this name');
  await guest.getByText('That name is not free here. Pick another one.').waitFor();

  await press(host, /^Send away/);
  await host.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  await guest.getByRole('heading', { name: 'The host has sent you away' }).waitFor();
  await expect.poll(() => fresh.inputValue()).not.toBe(link);
  await guest.goto(await fresh.inputValue());
  await press(guest, 'Join');
  await guest.getByRole('heading', { name: 'Somebody has to let you in' }).waitFor();
  await guest.getByText(`The host is ${await nameOf(host)}.`).waitFor();
  await press(host, /^Let in/);
  await guest.getByRole('heading', { name: 'Seats' }).waitFor();

  // Who is made host is asked once more, and may give it back.
  const handsOver = async (page: Page, answer: string): Promise<void> => {
    await press(page, /^Make host/);
    await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click();
  };
  await handsOver(host, 'Back');
  await handsOver(host, 'Make host');
  await handsOver(guest, 'Make host');
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();

  // The next one taps the pictures that the host's screen shows; other ones are told, and tried again.
  await host.getByRole('combobox', { name: 'Who may come in' }).selectOption('signs');
  const shown = host.locator('.signs[role=img]');
  const third = await another(3, PHONE);
  await third.goto(await fresh.inputValue());
  await press(third, 'Join');
  const pad = third.getByRole('group', { name: /tap the four pictures/ });
  const tap = async (signs: readonly string[]): Promise<void> => {
    for (const sign of signs) await pad.getByRole('button', { name: sign, exact: true }).click();
  };
  const signs = (await shown.getAttribute('aria-label'))!.split(', ');
  await tap(signs.map((sign) => (sign === 'Star' ? 'Heart' : 'Star')));
  await third.getByText('Those are not the pictures of now').waitFor();
  await tap((await shown.getAttribute('aria-label'))!.split(', '));
  await third.getByRole('heading', { name: 'Seats' }).waitFor();

  await deal(host, guest, third);
  await press(host, 'Pause');
  await guest.getByRole('heading', { name: 'Paused' }).waitFor();
  await guest.reload();
  await guest.getByRole('heading', { name: 'Paused' }).waitFor();
  await press(host, 'Go on');
  await felt(guest);
  await press(host, 'Menu');
  await press(host, 'Good luck!');
  await guest.getByText(/: Good luck!/).waitFor();
  // Somebody points by a press on the table, then by the list; all see and hear it.
  for (const way of ['table', 'list'] as const) {
    await press(guest, 'Menu');
    await press(guest, 'Point at a card');
    const among = way === 'list' ? guest.getByRole('group', { name: 'Point at a card' }) : guest.locator('main');
    await among.getByRole('button', { name: way === 'list' ? /^Target/ : /^Draw pile/ }).click();
    await host.getByText(way === 'list' ? /: Look here! \(Target/ : /: Look here! \(Draw pile/).waitFor();
    await host.locator(`[data-pointed][data-place="${way === 'list' ? 'target' : 'draw'}"]`).waitFor();
  }

  // The code leads another device to the seat: scanned, or typed.
  const { hand } = await look(guest);
  await press(guest, 'Menu');
  await press(guest, 'Show a code');
  const code = (await guest.locator('.code strong').textContent())!;
  const scanned = await readQr(guest.locator('.code svg'));
  expect(scanned).toBe(`${server.address}/#/join/${code.replace(/\s/g, '')}`);
  const other = await (await newContext()).newPage();
  await other.goto(scanned);
  await press(other, 'Join');
  await felt(other);
  expect((await look(other)).hand).toEqual(hand);
  await guest.getByRole('heading', { name: 'Your seat is on another device now' }).waitFor();

  // The host goes for good: somebody else is host, and the match goes on.
  await other.getByRole('button', { name: 'Pause', disabled: true }).waitFor();
  await press(host, 'Menu');
  await leavesForGood(host);
  await other.getByRole('button', { name: 'Pause', disabled: false }).waitFor({ timeout: 10_000 });
  let turns = 0;
  let before = false;
  await Promise.all([
    play(other, hands, ({ acts }) => {
      const now = acts.some(({ label }) => label === 'Take a card');
      if (now && !before) turns += 1;
      before = now;
      return turns > 2;
    }),
    play(third, hands, () => turns > 2),
  ]);
});

it('E13 the screen stays on while a race runs and only then; a phone that was locked has its seat on waking', async () => {
  const { host, lines } = await hostOf(server.address, 'math-rush', { minutes: '3' }, 1);
  const held = await wakeLocks(host);
  await deal(host);
  await press(host, /^Ready!/);
  await expect.poll(held).toBe(1);
  await press(host, 'Pause');
  await expect.poll(held).toBe(0);
  await press(host, 'Go on');
  await expect.poll(held).toBe(1);
  const phone = await host.context().newCDPSession(host);
  await outlives([host], async () => {
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
    const had = lines.length;
    await lines.at(-1)!.close();
    await phone.send('Page.setWebLifecycleState', { state: 'active' });
    await expect.poll(() => lines.length).toBe(had + 1);
  });
  await press(host, 'Menu');
  await leavesForGood(host);
  await expect.poll(held).toBe(0);
});

it('E2 an invitation says so where its link leads to this device only, and claims nothing where the server does not tell', async () => {
  const { host } = await hostOf(server.address, 'numsense', {}, 2);
  const told = host.getByText('Only this device can open this link.');
  await told.waitFor();
  await host.route('**/api/where', (route) => route.abort());
  const failed = host.waitForEvent('requestfailed');
  await host.reload();
  await failed;
  await host.getByRole('textbox', { name: 'Link' }).waitFor();
  expect(await told.count()).toBe(0);
  forgive(/Failed to load resource/);
});
