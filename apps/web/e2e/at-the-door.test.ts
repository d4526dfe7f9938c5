// Who is at the door of an online table is heard by its host wherever they are, and told the truth about them; and whoever
// works a table by keyboard stays where they were when what they pressed is gone. In real browsers.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { another, comesIn, deal, felt, hostOf } from './online-people.ts';

useBrowser();

const server = useKillable();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A button whose name says of whom. */
const of = (act: string, name: string): RegExp => new RegExp(`^${act} ?: ${name}$`);

/** Comes by the link to a door where one has to be let in; gives the name there. */
async function knocks(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await button(page, 'Join').click();
  const told = await page.getByText('At this table you are called').textContent();
  return /you are called (.+)\.$/.exec(told!)![1]!;
}

it('E5 E7 a knock is heard at the seats and over the table, the door says whether the host is there, and all hear who is host', async () => {
  const { host, link, lines } = await hostOf(server.address, 'numsense', {}, 2);
  const guest = await comesIn(await another(1), link);
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await host.getByRole('combobox', { name: 'Who may come in' }).selectOption('knock');
  const spoken = (page: Page) => page.locator('[aria-live=polite].voices');

  const first = await knocks(await another(2), link);
  await spoken(host).getByText(`${first} is at the door`).waitFor();
  expect(await spoken(guest).textContent()).not.toContain('at the door');
  await button(host, of('Let in', first)).click();
  // Who was let in is not told of any longer.
  await button(host, of('Make host', first)).waitFor();
  expect(await spoken(host).textContent()).not.toContain('at the door');

  await deal(host, guest);
  const calm = await host.getByRole('banner').boundingBox();
  const late = await another(3);
  const second = await knocks(late, link);
  await spoken(host).getByText(`${second} is at the door`).waitFor();
  const menu = button(host, `Menu 1 ${second} is at the door`);
  await menu.waitFor();
  expect(await host.getByRole('banner').boundingBox()).toEqual(calm);
  expect(await button(guest, /^Menu/).textContent()).not.toContain('door');
  await late.getByText('The host sees that you are here.').waitFor();

  // The host's page is closed: nobody sees the one at the door, until somebody else is host.
  await host.goto('about:blank');
  expect(lines.length).toBeGreaterThan(0);
  await late.getByText('The host is not here just now.').waitFor();
  await spoken(guest).getByText('You are the host now.').waitFor();
  await spoken(guest).getByText(`${second} is at the door`).waitFor();
  await button(guest, `Menu 1 ${second} is at the door`).click();
  await button(guest, of('Let in', second)).click();
  await felt(late);
});

it('E24 a knock is said in an open dialog, too, and a press on it does not close that', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', {}, 2);
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await host.getByRole('combobox', { name: 'Who may come in' }).selectOption('knock');
  await button(host, 'Add a bot').first().click();
  await deal(host);
  // On a phone the words stand above the sheet.
  await host.setViewportSize({ width: 390, height: 844 });
  for (const [at, name] of ['Rules', 'Menu'].entries()) {
    await button(host, name).click();
    const dialog = host.locator('dialog[open]');
    // The region is there before anything comes, or nothing is read.
    await dialog.locator('[aria-live=polite].voices').waitFor({ state: 'attached' });
    const guest = await knocks(await another(at + 1), link);
    await dialog.locator('.voices').getByText(`${guest} is at the door`).click();
    expect(await dialog.count()).toBe(1);
    await host.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

it('E24 by keyboard one stays where one was at the seats and in the menu: what one pressed goes, and what came in its place has the focus', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', {}, 2);
  const focused = host.locator(':focus');
  const presses = async (name: string | RegExp): Promise<void> => {
    await button(host, name).focus();
    await host.keyboard.press('Enter');
  };
  const yes = async (name: string): Promise<void> => {
    const asked = host.getByRole('dialog').last().getByRole('button', { name, exact: true });
    await asked.focus();
    await host.keyboard.press('Enter');
  };
  const has = async (what: string | RegExp): Promise<void> => {
    const told = async (): Promise<string> =>
      (await focused.count()) === 0
        ? 'nothing'
        : focused.evaluate((element) => element.getAttribute('aria-labelledby') ?? element.textContent.trim());
    await expect.poll(told).toMatch(what);
  };

  await presses('Stand up');
  await has('Sit here');
  await host.keyboard.press('Enter');
  await has('Stand up');
  await presses('Add a bot');
  await presses(/^Take the bot away/);
  await has('Add a bot');

  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await host.getByRole('combobox', { name: 'Who may come in' }).selectOption('knock');
  const guests = [await another(1), await another(2)] as const;
  const [first, second] = [await knocks(guests[0], link), await knocks(guests[1], link)];
  await presses(of('Let in', first));
  await has(`Make host: ${first}`);
  await presses(of('Send away', first));
  await yes('Send away');
  await has('people-title');

  await presses('Add a bot');
  await deal(host);
  await presses(/^Menu/);
  await presses(of('Let in', second));
  await has(`Make host: ${second}`);
  await presses('Show a code');
  await has('move-title');
  const code = (await host.locator('.code strong').textContent())!.replace(/\s/g, '');
  const spelt = `Code for your seat: ${[...code].join(' ')}`;
  await host.getByRole('dialog').getByRole('status').getByText(spelt, { exact: true }).waitFor();
  await presses(of('Make host', second));
  await yes('Make host');
  await has('people-title');
});

it('E24 a typed name of wide letters breaks at the seats and among the people of the smallest phone', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', {}, 2);
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await host.getByRole('checkbox', { name: 'People may type their names' }).check();
  const guest = await comesIn(await another(4, { width: 320, height: 568, touch: true }), link);
  const name = 'W'.repeat(24);
  await guest.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(guest, 'Use this name').click();
  await expect.poll(() => guest.getByText(name, { exact: true }).count()).toBeGreaterThan(1);
  const wider = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await guest.evaluate(wider)).toBe(0);
});
