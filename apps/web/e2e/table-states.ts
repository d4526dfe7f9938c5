// The states in which a table can be seen, by game: moments of a match that bots played, and what is opened there.
import type { Match } from '@cardinal/kernel';
import type { Page } from 'playwright-core';
import type { Plan } from './planted.ts';

/** A state: where the match stands, and what is pressed then. */
export interface TableState {
  readonly name: string;
  readonly plan: Plan;
  readonly until: (match: Match) => boolean;
  readonly then?: (page: Page) => Promise<void>;
}

interface Seen {
  readonly phase: string;
  readonly hand?: readonly unknown[];
  readonly redraw?: readonly boolean[] | null;
  readonly asked?: { readonly seat: number } | null;
}
const seenBy = (match: Match): Seen => match.view(0) as unknown as Seen;
const mine = (match: Match): boolean => match.turn.must.includes(0);
const at =
  (...phases: readonly string[]) =>
  (match: Match): boolean =>
    mine(match) && phases.includes(seenBy(match).phase);
const atBreak = (match: Match): boolean => match.turn.draw?.pause === true && match.log.length > 10;
const over = (match: Match): boolean => match.result !== null;

/** Presses by script what a selector finds: nobody has to walk there. */
async function press(page: Page, ...selectors: readonly string[]): Promise<void> {
  for (const selector of selectors)
    await page
      .locator(selector)
      .first()
      .evaluate((one: HTMLElement) => one.click());
}

/** A ladder of hints has so many rungs above the first. */
export const RUNGS_ABOVE = 4;

/** Climbs the ladder of hints to its end, and on to whatever is offered there; or only so many rungs above the first. */
export async function climb(page: Page, most = Infinity): Promise<void> {
  await press(page, '[data-act="hint"], [data-act="show"], [data-asks]');
  const more = page.locator('.talk .more');
  await page.locator('.talk').waitFor();
  for (let rung = 0; rung < most && (await more.count()) > 0; rung++) await press(page, '.talk .more');
}

const card = (at: number): string => `[data-focus-rest] ul > li:nth-child(${at}) [data-rove]`;

/** All states worth a look. The first of a game is its usual moment. */
export const TABLE_STATES: Readonly<Record<string, readonly TableState[]>> = {
  numsense: (() => {
    const plan = { seats: 3, seed: 'aloud 0', options: { deals: 2 } };
    return [
      { name: 'to take, with all hints', plan, until: at('turn'), then: (page) => climb(page) },
      { name: 'to put, chosen', plan, until: at('put'), then: (page) => press(page, card(1)) },
      { name: 'a sentence begun', plan, until: at('turn'), then: (page) => press(page, card(1), '.signs [data-rove]') },
      { name: 'typing', plan, until: at('turn'), then: (page) => press(page, '[data-type]') },
      {
        name: 'a wild card asks',
        plan: {
          ...plan,
          options: {
            deals: 2,
            deck: [
              { face: 'W', count: 20 },
              { face: 5, count: 20 },
            ],
          },
        },
        until: (match) => at('turn')(match) && JSON.stringify(match.view(0)).includes('"face":"W"'),
        then: async (page) => {
          await press(page, card(1));
          if (!(await page.locator('dialog[open]').count())) await press(page, card(2));
        },
      },
      {
        name: 'the discard pile',
        plan,
        until: (match) =>
          at('turn')(match) && ((match.view(0) as { discard?: readonly unknown[] }).discard?.length ?? 0) > 2,
        then: (page) => press(page, 'button.caption'),
      },
      { name: 'to write', plan: { ...plan, seed: 'aloud' }, until: at('compose') },
      { name: 'between deals', plan, until: atBreak },
      { name: 'result', plan, until: over },
    ];
  })(),
  'break-in': (() => {
    const plan = { seats: 3, seed: 'aloud 18', options: { mostDeals: 2 } };
    const table = { seats: 3, seed: 'aloud', options: { referee: 'table' } };
    return [
      { name: 'to take', plan, until: at('turn') },
      { name: 'to lay, with all hints', plan, until: at('lay'), then: (page) => climb(page) },
      { name: 'a formula begun', plan, until: at('lay'), then: (page) => press(page, card(1), '.tray .mark', card(2)) },
      { name: 'a call made', plan, until: at('claim') },
      { name: 'is it true?', plan: table, until: (match) => seenBy(match).phase === 'judge' && !match.log.at(-1)?.by },
      { name: 'between deals', plan, until: atBreak },
      { name: 'result', plan: { ...plan, options: { mostDeals: 1 } }, until: over },
    ];
  })(),
  'math-rush': (() => {
    const plan = { seats: 2, seed: 'aloud 0', options: { plays: 12 } };
    const alone = { ...plan, seats: 1 };
    const racing = (match: Match): boolean => {
      const { phase, redraw, asked } = seenBy(match);
      const { must, may } = match.turn;
      return phase === 'race' && !redraw && !asked && match.log.length > 12 && [...must, ...may].includes(0);
    };
    return [
      { name: 'ready?', plan, until: at('ready') },
      // Alone, as what one began is over as soon as somebody lays a card or asks.
      { name: 'racing, with all hints', plan: alone, until: racing, then: (page) => climb(page) },
      { name: 'a card picked', plan: alone, until: racing, then: (page) => press(page, card(1)) },
      { name: 'taking away', plan: alone, until: racing, then: (page) => press(page, '[data-act="clear"]') },
      { name: 'with a clock', plan: { seats: 2, seed: 'clock' }, until: racing },
      { name: 'throwing away', plan, until: (match) => seenBy(match).redraw?.[0] === false },
      { name: 'the check', plan, until: atBreak },
      { name: 'result', plan, until: over },
    ];
  })(),
  mathmasters: (() => {
    const plan = { seats: 3, seed: 'aloud', options: { deals: 2, handSize: 8, allSetsFromRound1: true } };
    return [
      { name: 'to follow, with all hints', plan, until: at('follow'), then: (page) => climb(page) },
      { name: 'to lead', plan, until: at('lead') },
      { name: 'cards picked', plan, until: at('lead'), then: (page) => press(page, card(1), card(2)) },
      { name: 'is it right?', plan: { ...plan, seats: 2, seed: 'aloud 9' }, until: at('judge') },
      {
        name: 'one may call',
        plan: { ...plan, seed: 'aloud 0' },
        until: (match) => match.turn.may.includes(0) && JSON.stringify(match.view(0)).includes('"open":true'),
      },
      { name: 'between deals', plan, until: atBreak },
      { name: 'result', plan, until: over },
    ];
  })(),
  'addition-mania': (() => {
    const plan = { seats: 6, seed: 'aloud' };
    return [
      { name: 'to guess, with all hints', plan, until: at('guess'), then: (page) => climb(page) },
      { name: 'all shown', plan, until: (match) => seenBy(match).phase === 'lift' && match.log.length > 6 },
      { name: 'result', plan, until: over },
    ];
  })(),
};
