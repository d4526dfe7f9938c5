// Every game online in real browsers, over the server as people start it: played to its end by people of whom one reloads,
// one has no WebSockets, one loses the line, and whose server is killed without a word.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { forgive, useBrowser } from './browser.ts';
import { playAtPage } from './hand-round-player.ts';
import { useKillable } from './killable-server.ts';
import { isOver, play, type Hands } from './numsense-player.ts';
import { another, banner, behindWall, comesIn, deal, felt, hostOf, outlives, settled } from './online-people.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

const server = useKillable();

/** How people play a game: for so many presses of all together, and until everyone sees the end. */
interface Players {
  some(pages: readonly Page[], presses: number): Promise<void>;
  toTheEnd(pages: readonly Page[]): Promise<void>;
}

const over = (page: Page) => page.getByText('The match is over', { exact: true });

const plainly: Players = {
  async some(pages, presses) {
    let pressed = 0;
    await Promise.all(
      pages.map((page) =>
        playAtPage(
          page,
          async () => pressed >= presses || over(page).isVisible(),
          () => (pressed += 1),
        ),
      ),
    );
  },
  async toTheEnd(pages) {
    await Promise.all(pages.map((page) => playAtPage(page, () => over(page).isVisible())));
  },
};

/** At a table with others a question may be settled before it is answered, and a press may open a sheet that asks nothing (which number a Wild card is): it is closed. */
const hands: Hands = {
  ...quickHands,
  async yes(page) {
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
    if (await yes.isVisible()) await yes.click({ timeout: 1_000 }).catch(() => undefined);
    else await page.keyboard.press('Escape');
  },
};

const withSentences: Players = {
  async some(pages, presses) {
    let pressed = 0;
    const counting: Hands = { ...hands, act: (page, label) => ((pressed += 1), hands.act(page, label)) };
    await Promise.all(pages.map((page) => play(page, counting, () => pressed >= presses)));
  },
  async toTheEnd([host, ...others]) {
    let ended = false;
    await Promise.all([
      play(host!, hands, isOver).then(() => (ended = true)),
      ...others.map((page) => play(page, hands, () => ended)),
    ]);
    await Promise.all([host!, ...others].map((page) => over(page).waitFor()));
  },
};

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Digits and signs: enough for some rounds, and no more. */
const FEW = [
  ...DIGITS.map((face) => ({ face, count: 2 })),
  ...['+', '-', 'x', '/'].map((face) => ({ face, count: 3 })),
];
/** A pack of five ranks. */
const RANKS = ['A', '2', '3', '4', '5'].flatMap((rank, at) =>
  ['S', 'H', 'D', 'C'].map((suit) => ({ rank, suit, value: at + 1 })),
);

/** A short match: who plays it and how, and what else it shows before the deal, with the cards dealt, and when it is over. */
interface Story {
  readonly game: string;
  /** The expectations of what else it shows. */
  readonly also: string;
  readonly people: number;
  readonly options: object;
  readonly players: Players;
  readonly lobby?: (host: Page, guest: Page) => Promise<void>;
  readonly dealt?: (host: Page, guest: Page, link: string) => Promise<void>;
  readonly ended?: (host: Page, guest: Page) => Promise<void>;
}

const NUMSENSE: Story = {
  game: 'numsense',
  also: 'E9 E14 E21',
  people: 2,
  // One deal can be over before all troubles have come.
  options: { deals: 2 },
  players: withSentences,
  async dealt(_host, guest) {
    // A second tab takes the seat over; the first says so and takes it back.
    const tab = await guest.context().newPage();
    await tab.goto(guest.url());
    await felt(tab);
    await guest.getByRole('heading', { name: 'You sit here in another tab' }).waitFor();
    await guest.getByRole('button', { name: 'Sit here again' }).click();
    await felt(guest);
    await tab.close();
  },
  async ended(host, guest) {
    const download = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Save the match as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cardinal-numsense-/);
    const file = await (await download).path();
    const proof = await guest.context().newPage();
    await proof.goto(`${server.address}/#/open`);
    await proof.locator('input[type=file]').setInputFiles(file);
    await proof.getByText('It holds:').waitFor();
    await proof.close();
    // By a double press over the table: the second one asks for nothing.
    const again = host.getByRole('button', { name: 'Play again' }).first();
    await again.evaluate((button: HTMLElement) => [button.click(), button.click()]);
    await guest.getByRole('heading', { level: 1, name: /Deal 1/ }).waitFor();
    await settled([host, guest]);
    expect(await host.getByText('That has to wait until the match is over.').count()).toBe(0);
  },
};

const BREAK_IN: Story = {
  game: 'break-in',
  also: 'E8 E23',
  people: 3,
  options: { goal: 50, mostDeals: 1, stalemateLaps: 1, deck: FEW },
  players: plainly,
  async lobby(host) {
    await host.getByRole('heading', { name: 'You are the host', exact: true }).click();
    await host.getByRole('checkbox', { name: 'Who watches may look at all cards' }).check();
  },
  async dealt(host, guest, link) {
    const late = await another(1);
    await late.goto(link);
    await late.getByRole('button', { name: 'Join' }).click();
    await late.getByText('You watch. You see what lies open.').waitFor();
    await Promise.all([host, guest, late].map((page) => page.getByText(/^Open hands:/).waitFor()));
    await late.getByRole('combobox', { name: 'Look at the cards of' }).selectOption({ index: 1 });
    await late.getByText(/You look over the shoulder of/).waitFor();
    await late.close();
  },
};

const ADDITION_MANIA: Story = {
  game: 'addition-mania',
  also: 'E24',
  people: 5,
  options: { deck: RANKS },
  players: plainly,
  async lobby(host, guest) {
    // One's own budget of hints is one's own choice; all see it, and later what is left of it.
    await guest.getByRole('combobox', { name: /^Hints for / }).selectOption('1');
    const budgets = host.getByRole('combobox', { name: /^Hints for / });
    const chosen = () => budgets.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    await expect.poll(chosen).toContain('1');
  },
  async dealt(host, guest) {
    await host.getByText('Person · 1 hint left').first().waitFor();
    await guest.getByRole('button', { name: 'Hint' }).click();
    await guest.getByRole('region', { name: 'Hint' }).waitFor();
    // Others hear of it when all have guessed: it would say who still thinks.
    expect(await host.getByText('Person · no hints left').count()).toBe(0);
    await guest.getByRole('textbox').fill('37');
    await guest.reload();
    await felt(guest);
    expect(await guest.getByRole('textbox').inputValue()).toBe('37');
  },
  async ended(host) {
    await host.getByText('Person · no hints left').first().waitFor();
  },
};

const STORIES: readonly Story[] = [
  NUMSENSE,
  BREAK_IN,
  { game: 'math-rush', also: '', people: 2, options: { plays: 8 }, players: plainly },
  { game: 'mathmasters', also: '', people: 2, options: { deals: 1, handSize: 7 }, players: plainly },
  ADDITION_MANIA,
];

describe('a whole match', () => {
  for (const { game, also, people, options, players, lobby, dealt, ended } of STORIES) {
    it(`E10 E11 E12 E18 ${also} of ${game} among ${people}: one reloads, one has no WebSockets, one loses the line, and the server is killed; the same cards are there each time`, async () => {
      const { host, link, lines } = await hostOf(server.address, game, options, people);
      const { page: guest, wall } = await behindWall();
      const tries = wall.tries;
      const others = await Promise.all(Array.from({ length: people - 2 }, (_, at) => another(at)));
      await Promise.all([guest, ...others].map((page) => comesIn(page, link)));
      const pages = [host, guest, ...others];
      await lobby?.(host, guest);
      await deal(host, guest, ...others);
      await dealt?.(host, guest, link);

      await players.some(pages, 2);
      const told = () => guest.getByRole('complementary').getByRole('listitem').allTextContents();
      const log = await told();
      await outlives(pages, async () => {
        await guest.reload();
      });
      // The page knows by now that no WebSocket gets through: a reload waits for none.
      expect(wall.tries).toBe(tries + 1);
      await expect.poll(told).toEqual(expect.arrayContaining(log));
      await players.some(pages, 2);
      await outlives(pages, async () => {
        const had = lines.length;
        await lines.at(-1)!.close();
        await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(had + 1);
      });
      await players.some(pages, 2);
      await outlives(pages, async () => {
        await server.kill();
        await Promise.all(pages.map((page) => banner(page).waitFor({ timeout: 5_000 })));
        // What is pressed now is answered with the reason, for as long as it is one.
        const why = host.getByText('The connection is lost. Press again once it is back.');
        await host.getByRole('button', { name: 'Pause' }).click();
        await why.waitFor();
        await server.restart();
        await Promise.all(pages.map((page) => banner(page).waitFor({ state: 'detached', timeout: 5_000 })));
        await why.waitFor({ state: 'detached' });
      });
      await players.toTheEnd(pages);
      await ended?.(host, guest);
      await Promise.all(pages.map((page) => page.close()));
      // What a browser says about a server that is gone.
      forgive(/Failed to load resource|WebSocket connection|ERR_CONNECTION|^error: $/);
    });
  }
});
