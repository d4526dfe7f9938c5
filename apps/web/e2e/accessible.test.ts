// Every screen under axe and without a bar to scroll sideways, in light and dark, wide and narrow; stillness for those
// who ask for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, visit, type Look } from './browser.ts';
import { isOver, play, type Seen } from './numsense-player.ts';
import { quickHands } from './quick-hands.ts';

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, and whether anything is cut off at its edge. */
async function faults(page: Page, where: string): Promise<readonly string[]> {
  // Through the debugger, as the page itself lets no foreign code in.
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const cut = wider > 0 ? [`${where}: wider than the page by ${wider}`] : [];
  const violations = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${where}: ${id}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`),
  );
  return [...cut, ...violations];
}

const has =
  (label: string) =>
  ({ acts }: Seen): boolean =>
    acts.some((act) => act.label === label);

/** Goes through all screens and the phases of a table, and hands each one over. */
async function tour(page: Page, at: (where: string) => Promise<void>): Promise<void> {
  for (const place of ['/', '/rules/numsense', '/settings', '/about', '/open', '/nowhere', '/table']) {
    await visit(page, place);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await at(place);
  }
  await visit(page, '/play/numsense?seed=tour');
  for (const fold of await page.locator('summary').all()) await fold.click();
  await at('set-up');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('region', { name: 'Numsense table' }).waitFor();
  await play(page, quickHands, has('Take a card'));
  await at('table, to take');
  await page.getByRole('button', { name: 'Hint' }).click();
  await at('table, with a hint');
  await quickHands.act(page, 'Take a card');
  await play(page, quickHands, ({ acts }) => acts.some(({ label }) => label.startsWith('Put down')));
  await at('table, to put');
  for (const [button, where] of [
    ['Rules', 'rules over the table'],
    ['Menu', 'menu'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
    await at(where);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await at('pause');
  await page.getByRole('button', { name: 'Go on' }).click();
  await play(page, quickHands, has('Write my sentence'));
  await at('table, to write');
  await play(page, quickHands, has('Next deal'));
  await at('between deals');
  await play(page, quickHands, isOver);
  await at('result');
}

/** Nothing moves in these, so that axe measures colours at rest. */
const LOOKS: readonly [string, Look][] = [
  ['light, 1280 px', { stillness: true }],
  ['dark, 390 px, touch', { stillness: true, dark: true, width: 390, height: 844, touch: true }],
];

describe('axe finds nothing', () => {
  it.each(LOOKS)('on any screen: %s', async (_, how) => {
    const page = await openPage(how);
    const found: string[] = [];
    await tour(page, async (where) => {
      found.push(...(await faults(page, where)));
    });
    expect(found).toEqual([]);
  });
});

describe('stillness', () => {
  it('is kept where it is asked for: nothing runs, and nothing waits', async () => {
    const page = await openPage({ stillness: true });
    await page.getByRole('button', { name: 'Play now Numsense' }).click();
    await page.getByRole('region', { name: 'Numsense table' }).waitFor();
    await page.evaluate(() => {
      const seen = globalThis as unknown as { ran: string[] };
      seen.ran = [];
      for (const kind of ['transitionrun', 'animationstart'] as const) {
        document.addEventListener(kind, ({ target }) => seen.ran.push(`${kind} ${(target as Element).className}`));
      }
    });
    await play(page, quickHands, has('Next deal'));
    expect(await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
