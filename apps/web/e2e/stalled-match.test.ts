// A match that an update leaves without its rules, in real browsers: both people are told instead of waiting, the host ends it,
// saves it and deals another one.
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { forgive, useBrowser } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { another, comesIn, deal, felt, hostOf } from './online-people.ts';

useBrowser();

const server = useKillable();

it('E11 E20 a match that was begun by other rules is told with a way on, to who comes in too; it is ended, saved, and followed by another', async () => {
  const { host, link } = await hostOf(server.address, 'mathmasters', {}, 3);
  const guest = await comesIn(await another(1), link);
  await deal(host, guest);
  await server.kill();
  await server.restart('with other rules');
  for (const page of [host, guest])
    await page.getByRole('heading', { name: 'This match was begun by other rules' }).waitFor();
  await guest.getByText('can end this match and deal the cards of a new one').waitFor();
  await guest.getByRole('link', { name: 'To the other tables' }).waitFor();
  expect(await guest.getByRole('button', { name: 'End this match' }).count()).toBe(0);
  const late = await another(2);
  await late.goto(link);
  await late.getByRole('button', { name: 'Join' }).click();
  await late.getByRole('heading', { name: 'This match was begun by other rules' }).waitFor();

  await host.getByRole('button', { name: 'End this match' }).click();
  for (const page of [host, guest, late]) await page.getByRole('heading', { name: 'Seats' }).waitFor();
  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save the match as a file' }).click();
  const record = JSON.parse(fs.readFileSync(await (await saved).path(), 'utf8')) as { log: unknown[]; seed: string };
  expect(record.log.length).toBeGreaterThan(0);
  expect(record.seed).toMatch(/^[0-9a-f]{32}$/);
  await host.getByRole('button', { name: 'Play again' }).click();
  for (const page of [host, guest, late]) await felt(page);
  forgive(/Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);
});

it('E11 a table of a game that the page does not know says so, and plays another', async () => {
  const { host } = await hostOf(server.address, 'mathmasters', {}, 2);
  await server.kill();
  await server.restart('without the game');
  await host.getByText('This page does not know the game of this table.').waitFor();
  await host.getByRole('heading', { name: 'Seats' }).waitFor();
  await host.getByRole('heading', { name: 'Game and rules' }).click();
  await host.getByLabel('Game').selectOption('numsense');
  await host.getByRole('heading', { name: 'Numsense, together' }).waitFor();
  expect(await host.getByText('This page does not know the game of this table.').count()).toBe(0);
  forgive(/Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);
});
