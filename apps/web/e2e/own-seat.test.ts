// A device and its seats, in real browsers: whoever has one comes back to it by whatever way, a second person beside them has
// one of their own, and none is lost because a server did not know it for a while.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgive, newContext, useBrowser } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { look } from './numsense-player.ts';
import { another, comesIn, deal, felt, hostOf } from './online-people.ts';

useBrowser();

const server = useKillable();

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const seatsOn = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cardinal.online.')).length);

it('E10 the PIN and a newer link lead back to the seat that the device has; a second person on it has their own when they ask for it', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', {}, 3);
  const [guest, third] = [await comesIn(await another(1), link), await comesIn(await another(2), link)];
  await deal(host, guest, third);
  const { hand } = await look(guest);
  const pin = link.split('/').at(-1)!;
  const types = async (text: string): Promise<void> => {
    await guest.goto(`${server.address}/#/join`);
    await guest.getByRole('textbox', { name: 'PIN of the table' }).fill(text);
  };
  await types(pin);
  await press(guest, 'Join');
  await felt(guest);
  expect((await look(guest)).hand).toEqual(hand);
  expect(await seatsOn(guest)).toBe(1);
  // A link with the PIN as it is shown.
  await guest.goto('about:blank');
  await guest.goto(`${server.address}/#/join/${pin.slice(0, 3)}%20${pin.slice(3).toLowerCase()}`);
  await felt(guest);

  await types(pin);
  await guest.getByRole('checkbox', { name: 'I am somebody else and want a seat of my own' }).check();
  await press(guest, 'Join');
  await guest
    .getByText('You watch this match. You have a seat in the next one.')
    .or(guest.getByText('You watch. You see what lies open.'))
    .waitFor();
  await guest.goto(`${server.address}/#/join`);
  const ways = guest.getByRole('link', { name: /^Back to Numsense as / });
  await expect.poll(() => ways.count()).toBe(2);
  expect(new Set(await ways.allTextContents()).size).toBe(2);
  // The seat that was used last is first.
  await ways.last().click();
  await felt(guest);
  expect((await look(guest)).hand).toEqual(hand);

  // Somebody else is sent away, so the link is a new one while this page is closed.
  await guest.goto('about:blank');
  await press(host, 'Menu');
  await host
    .getByRole('button', { name: /^Send away/ })
    .nth(1)
    .click();
  await host
    .getByRole('dialog', { name: /^Send .* away\?/ })
    .getByRole('button', { name: 'Send away' })
    .click();
  await third.getByRole('heading', { name: 'The host has sent you away' }).waitFor();
  // Who was sent away may know it a moment before the host's screen.
  const fresh = host.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => fresh.inputValue()).not.toBe(link);
  await guest.goto(await fresh.inputValue());
  await press(guest, 'Join');
  await felt(guest);
  expect((await look(guest)).hand).toEqual(hand);
  expect(await seatsOn(guest)).toBe(2);
});

it('E11 E15 a seat outlives a server that was started without its tables; the code for another device shows where the clock of this one is fast, and outlives a restart', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', {}, 2);
  const fast = await (await newContext()).newPage();
  await fast.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 600_000;
  });
  const guest = await comesIn(fast, link);
  await deal(host, guest);
  const { hand } = await look(guest);

  // The console tells of each line that meets nobody.
  await server.kill();
  await server.restart('forgetful');
  const unknown = guest.getByRole('heading', { name: 'The server does not know this table just now' });
  await unknown.waitFor();
  await press(guest, 'Try again');
  await unknown.waitFor();
  expect(await seatsOn(guest)).toBe(1);
  await server.kill();
  await server.restart();
  // By itself, a little later.
  await felt(guest);
  expect((await look(guest)).hand).toEqual(hand);

  await press(guest, 'Menu');
  await press(guest, 'Show a code');
  const code = (await guest.locator('.code strong').textContent())!;
  await server.kill();
  await server.restart();
  const other = await (await newContext()).newPage();
  await other.goto(`${server.address}/#/join`);
  await other.getByRole('textbox', { name: 'PIN of the table' }).fill(code);
  await press(other, 'Join');
  await felt(other);
  expect((await look(other)).hand).toEqual(hand);
  await guest.getByRole('heading', { name: 'Your seat is on another device now' }).waitFor();
  expect(await seatsOn(guest)).toBe(0);
  forgive(/did not come|Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);
});
