// Whole matches of the four games beside Numsense, from the set-up to the last screen, by somebody who sees only what the
// page shows: with fingers on the smallest phone, and with keys alone.
import { bestFormula, type FormulaCard } from '@cardinal/solver';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit, type Look } from './browser.ts';

useBrowser();

type Press = (target: Locator, patience?: number) => Promise<void>;
/** What a player does when an act of the bar is what comes next; false where none of its acts is there. */
type Player = (page: Page, press: Press) => Promise<boolean>;

const WAYS: readonly (readonly [string, Look, Press])[] = [
  [
    'by touch at 320 × 568',
    { width: 320, height: 568, touch: true },
    (target, timeout = 30_000) => target.tap({ timeout }),
  ],
  ['by keys', { stillness: true }, (target, timeout = 30_000) => target.press('Enter', { timeout })],
];

const bar = (page: Page): Locator => page.getByRole('group', { name: 'What you can do' });
const act = (page: Page, name: string | RegExp): Locator => bar(page).getByRole('button', { name, exact: true });
const hand = (page: Page): Locator => page.getByRole('list', { name: 'Your cards' }).getByRole('button');
/** Whether it is there and can be pressed at this moment; others may change the table at any time. */
const usable = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([one]) => one !== undefined && one.getAttribute('aria-disabled') !== 'true');

/** Presses the first of these acts that is there. */
async function first(page: Page, press: Press, names: readonly (string | RegExp)[]): Promise<boolean> {
  for (const name of names) {
    const target = act(page, name).first();
    if (!(await usable(target))) continue;
    await press(target);
    return true;
  }
  return false;
}

const SIGNS: readonly (readonly [RegExp, FormulaCard])[] = [
  [/plus/i, '+'],
  [/minus/i, '-'],
  [/times/i, 'x'],
  [/divi/i, '/'],
];
const faceOf = (label: string): FormulaCard | null =>
  /^\d$/.test(label) ? (label as FormulaCard) : (SIGNS.find(([name]) => name.test(label))?.[1] ?? null);

/** Takes from the draw pile, lays the best formula without a wild card, throws away where it must. */
const breakIn: Player = async (page, press) => {
  if (await page.locator('b', { hasText: 'Take a card' }).isVisible()) {
    await press(page.getByRole('button', { name: /^Draw pile/ }));
    return true;
  }
  if (await usable(act(page, 'Give up (−25)'))) return first(page, press, ['Give up (−25)']);
  const ended = act(page, 'End my turn');
  const must = await page.locator('b', { hasText: 'More than ten cards:' }).isVisible();
  if (!must && !(await usable(ended))) return first(page, press, ['Let it lie', 'It is true']);
  const labels = await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const faces = labels.map(faceOf);
  const found = bestFormula(faces.filter((face) => face !== null));
  if (!found) {
    if (!must) return first(page, press, ['End my turn']);
    await press(hand(page).first());
    return first(page, press, ['Throw it away']);
  }
  const used = new Set<number>();
  for (const sign of found.formula.match(/[\d+\-x/=]/g) ?? []) {
    if (sign === '=') {
      await press(page.getByRole('button', { name: /^Equals sign/ }));
      continue;
    }
    const place = faces.findIndex((face, at) => face === sign && !used.has(at));
    used.add(place);
    await press(hand(page).nth(place));
  }
  await press(act(page, 'Lay it'));
  return true;
};

/** Leads the most cards of one number, lets all claims stand, passes on the rest. */
const mathmasters: Player = async (page, press) => {
  if (await first(page, press, ['Pass', 'Let it stand'])) return true;
  if (!(await page.locator('b', { hasText: 'You lead.' }).isVisible())) return false;
  const labels = await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const numbers = labels.map((label) => /\d+/.exec(label)?.[0]);
  const count = (number: string | undefined): number => numbers.filter((one) => one === number).length;
  const most = numbers.toSorted((a, b) => count(b) - count(a))[0];
  for (const [place, number] of numbers.entries()) if (number === most) await press(hand(page).nth(place));
  await press(act(page, /^Lay /));
  return true;
};

/** Lays three cards anywhere in each race, then would stop; answers no to whoever asks for Help. */
const mathRush: Player = async (page, press) => {
  if (await first(page, press, ['Ready!', 'No', 'Keep all'])) return true;
  if (await page.locator('b', { hasText: 'You would stop here.' }).isVisible()) return false;
  if (!(await usable(act(page, 'We are done')))) return false;
  const laid = await page.getByText(/^You lay/).count();
  if (laid < 3 && (await hand(page).count()) > 0) {
    await press(hand(page).first(), 5000).catch(() => undefined);
    const place = page.getByRole('button', { name: 'Lay it on the right' }).first();
    // A partner may close the row, or the race, at this very moment.
    if (await place.isEnabled().catch(() => false)) await press(place, 5000).catch(() => undefined);
  }
  return first(page, press, ['We are done']);
};

/** Always guesses what three cards and an ace come to. */
const additionMania: Player = async (page, press) => {
  const guess = page.getByRole('textbox', { name: 'What do all the cards add up to?' });
  if ((await guess.count()) === 0 || !(await guess.isEnabled())) return false;
  await guess.fill('22');
  await press(act(page, 'Thumbs up!'));
  return true;
};

const GAMES: Readonly<Record<string, { readonly player: Player; readonly rests: number; readonly clock?: string }>> = {
  'break-in': { player: breakIn, rests: 1 },
  mathmasters: { player: mathmasters, rests: 2 },
  'math-rush': { player: mathRush, rests: 2, clock: 'No clock' },
  'addition-mania': { player: additionMania, rests: 12 },
};

async function setUp(page: Page, game: string, clock: string | undefined): Promise<void> {
  await visit(page, `/play/${game}?seed=whole`);
  if (clock !== undefined) {
    await page.getByText('House rules').click();
    await page.getByLabel('Time for a race').selectOption({ label: clock });
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await bar(page)
    .or(page.getByRole('list', { name: 'Your cards' }))
    .first()
    .waitFor();
}

/** Keys play the two games in which everyone acts at once; in the others they do what fingers do, one act after another. */
const played = (way: string): [string, (typeof GAMES)[string]][] =>
  Object.entries(GAMES).filter(([game]) => way !== 'by keys' || game === 'math-rush' || game === 'addition-mania');

describe.each(WAYS)('%s', (way, look, press) => {
  it.each(played(way))('a whole match of %s is played to its end', async (game, { player, rests, clock }) => {
    const page = await openPage(look);
    await setUp(page, game, clock);
    let rested = 0;
    let idle = 0;
    while (!(await act(page, 'Play again').isVisible())) {
      if (await first(page, press, [/^Next /])) rested += 1;
      else if (!(await player(page, press))) {
        await page.waitForTimeout(20);
        if (++idle > 3000) throw new Error(`the table does not go on: ${await page.locator('main').innerText()}`);
      }
    }
    expect(rested).toBeGreaterThanOrEqual(rests);
    await page.getByText('The match is over.').first().waitFor();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });
});
