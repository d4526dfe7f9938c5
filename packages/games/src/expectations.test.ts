// What all five games must hold alike, asked of them through the registry: colours are never alone, time is a choice, what
// was chosen stands in the result.
import { botMatch } from '@cardinal/bots';
import { openMatch } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { STAR } from './break-in/marks.ts';
import { SUITS } from './mathmasters/deck.ts';
import { SUIT_MARKS } from './mathmasters/marks.ts';
import { MARKS } from './numsense/marks.ts';
import { games } from './registry.ts';

describe('E33 every colour has a second sign', () => {
  it('the shapes of suits and of wild cards differ, each from every other', () => {
    const all: readonly Readonly<Record<string, readonly { readonly d: string }[]>>[] = [SUIT_MARKS, MARKS];
    for (const marks of all) {
      const shapes = Object.values(marks).map((parts) => parts.map(({ d }) => d).join(' '));
      expect(new Set(shapes).size).toBe(shapes.length);
    }
    expect(STAR[0].d).not.toBe('');
  });

  it('the names of suits are their own in each language', async () => {
    for (const lines of Object.values(games.mathmasters.lines)) {
      const { suits } = (await lines()) as unknown as { readonly suits: Readonly<Record<string, string>> };
      const names = SUITS.map(({ id }) => suits[id] ?? '');
      expect(new Set(names).size).toBe(SUITS.length);
      expect(names).not.toContain('');
    }
  });
});

/** Where time can run out, its option: what switches it off, and what is at least ten times the usual. */
const CLOCKS = [
  ['math-rush', 'minutes', '3', 'off', '30'],
  ['numsense', 'minutes', 10, null, 100],
  ['break-in', 'breakInSeconds', 0, 0, 100],
  ['addition-mania', 'guessTimer', 0, 0, 600],
] as const;

describe('E36 time is a choice before the start', () => {
  it.each(CLOCKS)(
    '%s: %s is usually %s, off with %s, and may be ten times as long',
    async (id, option, usual, off, long) => {
      const game = await games[id].load();
      expect(game.options.specs[option]).toMatchObject({ default: usual });
      const variant = id === 'numsense' ? { variant: 'ten-minutes' } : {};
      for (const value of [off, long]) {
        if (value === null) continue;
        const opened = openMatch(game, { seats: 3, seed: 'time', options: { ...variant, [option]: value } });
        expect(opened.ok).toBe(true);
        // The setting is part of the match, and so of its file and result.
        if (opened.ok) expect(opened.match.record().options).toMatchObject({ [option]: value });
      }
    },
  );

  it.each(Object.keys(games) as (keyof typeof games)[])(
    '%s as it usually is: untimed, or timed only where it says so',
    async (id) => {
      const game = await games[id].load();
      const dues = new Set<string>();
      let looked = 0;
      for (const { match } of botMatch(
        game,
        { seats: 3, seed: 'untimed', options: id === 'math-rush' ? { minutes: 'off', plays: 6 } : {} },
        'beginner',
      )) {
        for (const { id: due } of match.turn.dues) dues.add(due);
        if (++looked > 150) break;
      }
      expect([...dues]).toEqual([]);
    },
  );
});
