// Unlike people at one table: hints, time and cards of each, chosen before the start, shown openly and kept over a reload.
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { takeDevice } from './hand-round-player.ts';

useBrowser();

describe('a table made fair', () => {
  it('gives each person hints of their own, and everyone sees how many are left', async () => {
    const page = await openPage({}, '/play/addition-mania?seed=fair');
    for (const [i, name] of ['Ada', 'Ben'].entries()) {
      await page.getByRole('combobox', { name: `Who sits on seat ${i + 1}` }).selectOption('person');
      await page.getByRole('textbox', { name: `Name on seat ${i + 1}` }).fill(name);
    }
    await page.getByText('Make it fair').click();
    await page.getByText('No clock runs at this table').waitFor();
    await page.getByRole('heading', { name: 'House rules' }).click();
    const seconds = page.getByRole('spinbutton', { name: 'Seconds to guess' });
    await seconds.fill('600');
    await seconds.press('Tab');
    await page.getByRole('combobox', { name: 'Hints for Ben' }).selectOption('1');
    await page.getByRole('combobox', { name: 'Time for Ben' }).selectOption('3');
    await page.getByRole('button', { name: 'Deal the cards' }).click();

    // Ada has as many as she likes, and sees what Ben has.
    await page.getByRole('heading', { name: 'Give the device to Ada' }).waitFor();
    await takeDevice(page);
    const players = page.getByRole('list', { name: 'Players' });
    await players.getByText('Person · 1 hint left').first().waitFor();
    await players.getByText('3× the time', { exact: true }).waitFor();
    const used = page.getByText('All your hints are used.').first();
    await page.getByRole('button', { name: 'Hint' }).click();
    expect(await used.count()).toBe(0);
    await page.getByRole('textbox').fill('20');
    await page.getByRole('button', { name: 'Thumbs up!' }).click();
    await page.getByRole('heading', { name: 'Give the device to Ben' }).waitFor();
    await takeDevice(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await players.getByText('Person').first().waitFor();
    expect(await used.count()).toBe(0);
    await page.reload();
    await takeDevice(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await used.waitFor({ state: 'attached' });
  });

  it('gives a person cards of their own, and says where it cannot', async () => {
    const page = await openPage({}, '/play/mathmasters');
    await page.getByText('Make it fair').click();
    await page.getByText('All 52 cards go round').waitFor();
    expect(await page.getByRole('combobox', { name: /^Cards for / }).count()).toBe(0);

    await page.goto(`${new URL(page.url()).origin}/#/play/numsense?seed=fair`);
    await page.getByText('Make it fair').click();
    await page.getByRole('combobox', { name: /^Cards for / }).selectOption('5');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByText('own cards to 5').first().waitFor();
    await page.getByRole('button', { name: /Your own pile/ }).waitFor();
    await page.reload();
    await page.getByText('own cards to 5').first().waitFor();
  });
});
