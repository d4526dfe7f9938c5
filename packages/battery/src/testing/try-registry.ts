// One test for each set-up of each registered game, dealt out evenly over several files.
import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { BATTERY } from '../battery.ts';
import { line, type Finding } from '../finding.ts';
import { FULL, plansFor, QUICK } from '../plans.ts';

const effort = process.env['CARDINAL_BATTERY'] === 'full' ? FULL : QUICK;
const SECONDS = 1000;
const timeout = effort === FULL ? 3600 * SECONDS : 60 * SECONDS;

/** Registers the tests of every `of`-th set-up, beginning with number `from`. */
export function tryRegistry(from: number, of: number): void {
  describe.each(Object.entries(games))('%s', async (_, entry) => {
    const game = await entry.load();
    const plans = plansFor(game, effort).filter((__, index) => index % of === from);
    it.each(plans)('with $name', { timeout }, async ({ setup, parts }) => {
      const findings: Finding[] = [];
      for (const part of parts) findings.push(...(await BATTERY[part](game, setup)));
      expect(findings.map(line)).toEqual([]);
    });
  });
}
