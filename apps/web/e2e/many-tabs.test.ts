// Many tables in one browser, where no WebSocket gets through: a browser has six connections to a server for all its tabs, so
// some tables rest; the others go on, and each can be gone on with where somebody wants to. In real browsers.
import type { CameIn } from '@cardinal/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { behindWall, felt } from './online-people.ts';

useBrowser();

const server = useKillable();

/** A table of one's own with a bot, and the page at it. */
async function opened(): Promise<Page> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'mathmasters', places: 2, bots: ['easy'] });
  const came = (await (
    await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body })
  ).json()) as CameIn;
  if (!came.ok) throw new Error(came.why);
  const { page } = await behindWall();
  await page.addInitScript(
    ([name, kept]) => {
      if (location.protocol !== 'about:' && !localStorage.getItem(name)) localStorage.setItem(name, kept);
    },
    [`cardinal.online.${came.table}`, JSON.stringify({ ...came, game: 'mathmasters' })] as const,
  );
  await page.goto(`${server.address}/#/online/${came.table}`);
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return page;
}

it('E18 with eight tables in one browser the last four go on; one that rests says so, goes on when asked, and keeps its seat', async () => {
  const pages: Page[] = [];
  for (let tab = 0; tab < 8; tab++) pages.push(await opened());
  const resting = () =>
    Promise.all(pages.map((page) => page.getByRole('heading', { name: 'This table rests' }).count()));
  await expect.poll(resting).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  const [first, , , , fifth] = pages;
  await fifth!.getByRole('button', { name: 'Deal the cards' }).click();
  await felt(fifth!);
  await first!.getByRole('button', { name: 'Go on here' }).click();
  await first!.getByRole('button', { name: 'Deal the cards' }).click();
  await felt(first!);
  await expect.poll(resting).toEqual([0, 1, 1, 1, 1, 0, 0, 0]);
  // A tab that is closed makes room; the match that rested is as it was.
  await pages[7]!.close();
  await fifth!.getByRole('button', { name: 'Go on here' }).click();
  await felt(fifth!);
  await expect.poll(() => fifth!.getByRole('heading', { name: 'This table rests' }).count()).toBe(0);
  expect(await first!.getByRole('heading', { name: 'This table rests' }).count()).toBe(0);
});
