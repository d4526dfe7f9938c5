// What axe finds on a page as it is now: everything in the light, and once more in the dark whatever colours can do wrong;
// and what can be moved sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { sideways } from './ways.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The faults of what is seen now, each with the name of the place. */
export async function faultsOf(page: Page, where: string): Promise<readonly string[]> {
  // Through the debugger, as the page itself lets no foreign code in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // Whoever speaks to the page says what stands on a button.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const light = await run(page, { resultTypes: ['violations'], rules });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, { resultTypes: ['violations'], runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark, ${one}`), ...(await sideways(page))].map((one) => `${where}: ${one}`);
}

async function run(page: Page, options: RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(wanted),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`),
  );
}
