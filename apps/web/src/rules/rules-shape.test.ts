import { games } from '@cardinal/games';
import { SIGN_SETS } from '@cardinal/number';
import { pagesEn } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { rulesIn } from './rules-shape.ts';

describe('the rules on the page', () => {
  it.each(Object.entries(games))('of %s have parts with lines, and examples with cards', async (_, entry) => {
    const parts = rulesIn(await entry.words.en(), pagesEn.rules, SIGN_SETS.en);
    expect(parts.length).toBeGreaterThan(3);
    for (const { title, lines, examples } of parts) {
      expect(title).not.toBe('');
      expect(lines.length).toBeGreaterThan(0);
      for (const { groups, badge, says, line } of examples) {
        expect(groups.flat().every((face) => face.index !== '' && face.title !== 'undefined')).toBe(true);
        expect(groups.flat().length).toBeGreaterThan(0);
        expect([badge, says, line ?? ''].join()).not.toMatch(/undefined|NaN/);
      }
    }
    expect(parts.flatMap(({ examples }) => examples).length).toBeGreaterThan(0);
  });

  it('write sentences and formulas with the signs of the reader (a star is times in Numsense, wild in Break In)', async () => {
    const lines = async (id: keyof typeof games): Promise<readonly (string | undefined)[]> =>
      rulesIn(await games[id].words.en(), pagesEn.rules, SIGN_SETS.en).flatMap(({ examples }) =>
        examples.map(({ line }) => line),
      );
    expect(await lines('numsense')).toContain('(7 × 2) − 4');
    expect(await lines('break-in')).toContain('12 + 1 + 2 = 3 × 5');
    expect(await lines('break-in')).toContain('1 ★+ 2 ★+ 2 = 5');
  });
});
