// A phone that sleeps behind a network that died without a word (E13): nobody tells it anything, nobody hears it, and its own
// time stands still. On waking the seat is there, what happened meanwhile is shown, and what was in the hands still is.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { useDeadNetwork } from './dead-network.ts';
import { useKillable } from './killable-server.ts';
import { look, type Seen } from './numsense-player.ts';
import { another, comesIn, deal, hostOf } from './online-people.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

const server = useKillable({ CARDINAL_PING_MS: '1000' });
const network = useDeadNetwork(() => server.address);

const can = (label: RegExp) => (seen: Seen) => !seen.busy && seen.acts.some((act) => label.test(act.label));
const TAKE = can(/^Take a card$/);
const PUT = can(/^Put down/);
const seen = (page: Page, holds: (seen: Seen) => boolean): Promise<void> =>
  expect.poll(async () => holds(await look(page))).toBe(true);
const takes = (page: Page): Promise<void> => quickHands.act(page, 'Take a card');
async function puts(page: Page): Promise<void> {
  await quickHands.card(page, 0);
  await seen(page, (now) => now.acts.some(({ label, off }) => label.startsWith('Put down') && !off));
  const { acts } = await look(page);
  await quickHands.act(page, acts.find(({ label }) => label.startsWith('Put down'))!.label);
}

/** A deck without wild cards: nobody is asked what a card is. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => ({ face, count: 9 }));

/** A phone whose clock of the world goes on while its own time stands still. */
async function phoneAt(link: string): Promise<Page> {
  const phone = await another(1, { width: 390, height: 844, touch: true });
  await phone.addInitScript(() => {
    const now = Date.now.bind(Date);
    let slept = 0;
    Date.now = () => now() + slept;
    Object.assign(window, { sleeps: (ms: number) => (slept += ms) });
  });
  return comesIn(phone, link.replace(server.address, network.address));
}

/** The page sleeps until the server and the others have noticed; then it wakes, five minutes later by the clock of the world. */
async function sleepsUntilMissed(phone: Page, other: Page, meanwhile: () => Promise<void>): Promise<void> {
  const devtools = await phone.context().newCDPSession(phone);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await other.locator('.seat.away').waitFor();
  await meanwhile();
  network.passes('all');
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await phone.evaluate(() => {
    (window as unknown as { sleeps: (ms: number) => void }).sleeps(300_000);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await other.locator('.seat.away').waitFor({ state: 'detached' });
}

it('E13 a phone sleeps behind a dead network: on waking it has its seat, what happened, what it had begun, and each move that was pressed before, once', async () => {
  const { host, link } = await hostOf(server.address, 'numsense', { deck: NUMBERS }, 2);
  const phone = await phoneAt(link);
  await deal(host, phone);
  await expect.poll(async () => TAKE(await look(host)) || TAKE(await look(phone))).toBe(true);
  if (TAKE(await look(phone))) {
    await takes(phone);
    await seen(phone, PUT);
    await puts(phone);
  }
  await seen(host, TAKE);

  // Half a sentence, while it is the other's turn; and that turn is over when the phone wakes.
  await phone.getByRole('list', { name: 'Your hand' }).getByRole('button').first().click();
  const sentence = phone.getByRole('group', { name: 'Your sentence' });
  await expect.poll(async () => (await look(phone)).hand.join()).toContain('in your sentence');
  const built = await sentence.textContent();
  const { hand } = await look(phone);
  network.passes('nothing');
  await sleepsUntilMissed(phone, host, async () => {
    await takes(host);
    await seen(host, PUT);
    await puts(host);
    await seen(host, (now) => !PUT(now) && !now.busy);
  });
  await seen(phone, TAKE);
  expect((await look(phone)).hand).toEqual(hand);
  expect(await sentence.textContent()).toBe(built);

  // The press arrives, its answer does not: one card is taken, not two.
  network.passes('words');
  await takes(phone);
  await sleepsUntilMissed(phone, host, async () => undefined);
  await seen(phone, PUT);
  expect((await look(phone)).hand).toHaveLength(hand.length + 1);

  // The press does not arrive: it is made when the phone is back.
  network.passes('nothing');
  await puts(phone);
  await sleepsUntilMissed(phone, host, async () => undefined);
  await seen(host, TAKE);
  await seen(phone, (now) => !now.busy && !PUT(now));
  expect((await look(phone)).hand).toHaveLength(hand.length);
});
