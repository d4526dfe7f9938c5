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

  // What a game has for one seat, and the sentence that says why it has not the rest.
  it.each([
    { game: 'numsense', cards: '5', why: ['Nobody has a clock of their own here'] },
    { game: 'break-in', cards: '3', time: '5', why: [] },
    { game: 'math-rush', cards: '5', why: ['The clock of a race is the team’s'] },
    { game: 'mathmasters', why: ['No clock runs in this game', 'All 52 cards go round'] },
  ])('shows at the seats of $game what each of them has, or says why not', async ({ game, cards, time, why }) => {
    const page = await openPage({}, `/play/${game}?seed=fair`);
    await page.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('3');
    await page.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('person');
    await page.getByRole('combobox', { name: 'How well the bot on seat 3 plays' }).selectOption('expert');
    if (time) {
      await page.getByRole('heading', { name: 'House rules' }).click();
      const seconds = page.getByRole('spinbutton', { name: 'Seconds to call' });
      await seconds.fill('60');
      await seconds.press('Tab');
    }
    await page.getByText('Make it fair').click();
    for (const sentence of why) await page.getByText(sentence).waitFor();
    for (const [own, name] of [
      ['3', /^Hints for /],
      [time, /^Time for /],
      [cards, /^Cards for /],
    ] as const) {
      const choices = page.getByRole('combobox', { name });
      expect(await choices.count()).toBe(own === undefined ? 0 : 2);
      for (let at = 0; own !== undefined && at < 2; at++) await choices.nth(at).selectOption(own);
    }
    await page.getByRole('button', { name: 'Deal the cards' }).click();

    // Around one screen nobody takes the device.
    if (game !== 'math-rush') await takeDevice(page);
    const players = page.getByRole('list', { name: 'Players' });
    await players.getByText('Expert bot').first().waitFor();
    await players.getByText('Person · 3 hints left').first().waitFor();
    const terms = [time && `${time}× the time`, cards && `own cards to ${cards}`].filter((one) => one !== undefined);
    if (terms.length > 0) await players.getByText(terms.join(' · '), { exact: true }).waitFor();
    await page
      .getByText(['3 hints left', ...terms].join(' · '))
      .last()
      .waitFor();
  });
});
