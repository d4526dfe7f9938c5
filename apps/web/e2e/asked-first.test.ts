// What is gone for good at one press is asked once more, wherever it is (E6): the answer "Back" changes nothing, and what
// was asked about is done only then.
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { newContext, openPage, useBrowser, visit } from './browser.ts';
import { useKillable } from './killable-server.ts';
import { another } from './online-people.ts';
import { plant, planted } from './planted.ts';

useBrowser();

const server = useKillable();

/** Presses, goes back from the question, and looks that all is as it was; then presses again and means it. */
async function asked(page: Page, name: string, stands: () => Promise<void>): Promise<void> {
  const press = (): Promise<void> => page.locator('main').getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('dialog');
  await press();
  await question.getByRole('button', { name: 'Back', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await stands();
  await press();
  await question.getByRole('button', { name, exact: true }).click();
}

it('E6 at an online table: a new PIN, leaving for good, forgetting a seat', async () => {
  const host = await another(1);
  const asks: string[] = [];
  host.on('websocket', (line) => line.on('framesent', ({ payload }) => asks.push(String(payload))));
  const many = (kind: string): number => asks.filter((text) => text.includes(`"t":"${kind}"`)).length;
  await host.goto(`${server.address}/#/join`);
  await host.getByRole('button', { name: /^Make a table of Numsense/ }).click();
  const link = host.getByRole('textbox', { name: 'Link' });
  const first = await link.inputValue();
  await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
  await asked(host, 'New PIN', async () => expect(await link.inputValue()).toBe(first));
  await expect.poll(() => link.inputValue()).not.toBe(first);
  // What went back asked the server for nothing: its answer would come too late to be missed above.
  expect(many('new-pin')).toBe(1);

  const seats = host.getByRole('heading', { name: 'Seats' });
  const table = host.url();
  await asked(host, 'Leave for good', () => seats.waitFor());
  await host.getByRole('heading', { name: 'You have left the table' }).waitFor();
  expect(many('leave')).toBe(1);
  await host.goto(`${server.address}/#/about`);
  await host.goto(table);
  await host.getByRole('heading', { name: 'This device has no seat at this table' }).waitFor();

  await host.goto(`${server.address}/#/join`);
  await host.getByRole('button', { name: /^Make a table of Break In/ }).click();
  await seats.waitFor();
  await host.goto(`${server.address}/#/join`);
  const way = host.getByRole('link', { name: 'Back to Break In' });
  await asked(host, 'Forget it', () => way.waitFor());
  await way.waitFor({ state: 'detached' });
});

it('E10 a match under way on this device, and one that is watched again', async () => {
  const page = await openPage({}, '/about');
  await plant(page, await planted('mathmasters', { seats: 2 }));
  await visit(page, '/');
  const way = page.getByRole('link', { name: 'Go on playing' });
  await asked(page, 'Throw it away', () => way.waitFor());
  await way.waitFor({ state: 'detached' });

  await plant(page, await planted('addition-mania', { seats: 3 }, (match) => match.result !== null));
  await page.getByRole('button', { name: 'Watch again' }).click();
  const moves = page.getByRole('heading', { name: 'Moves' });
  await moves.waitFor();
  await asked(page, 'Take it off this device', () => moves.waitFor());
  await moves.waitFor({ state: 'detached' });
});

it('E29 the question before an act stays when rules come that were late', async () => {
  const context = await newContext({ storage: { 'cardinal.settings': '{"confirm":"on"}' } });
  const late: Route[] = [];
  await context.route(/\/numsense-late-[^/]*\.js$/, (route) => void late.push(route));
  const page = await visit(await context.newPage(), '/');
  await page.getByRole('button', { name: 'Play now Numsense' }).click();
  await page.locator('[data-place="draw"]').click();
  await page.locator('[data-focus-rest] ul button[data-rove]').first().click();
  await page.locator('[data-act="put"]').click();
  const question = page.locator('.sure');
  await question.waitFor();
  await expect.poll(() => late.length).toBe(1);
  const came = page.waitForResponse(/\/numsense-late-/);
  await late[0]?.continue();
  await (await came).finished();
  await page.waitForLoadState('networkidle');
  expect(await question.count()).toBe(1);
  await question.getByRole('button', { name: 'Yes' }).click();
  await question.waitFor({ state: 'detached' });
});
