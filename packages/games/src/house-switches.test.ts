// Every house rule that the rulings name is an option with this default and these values, told in every language.
import { LANGS } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';
import { SWITCHES } from './testing/house-switches.ts';
import { RULINGS } from './testing/rulings.ts';

const rows = Object.entries(SWITCHES).flatMap(([game, switches]) =>
  switches.map(([ruling, option, ...values]) => ({ game: game as GameId, ruling, option, values })),
);

describe('house rules of the rulings', () => {
  it.each(rows)('ruling $ruling: H:$option of $game', async ({ game, ruling, option, values }) => {
    const { specs } = (await games[game].load()).options;
    const spec = specs[option];
    expect(spec).toMatchObject({ default: values[0], ruling });
    if (spec?.kind === 'choice') expect([...spec.values].sort()).toEqual([...values].sort());
    else expect(typeof spec?.default).toBe(typeof values[0]);
    for (const lang of LANGS) {
      const told = (await games[game].words[lang]()).options[option];
      expect(told?.label, lang).toBeTruthy();
      expect(told?.explain, lang).toMatch(/[.。؟]$/);
    }
  });

  it('are the switches of the games, each where its ruling names it', () => {
    expect(new Set(rows.map(({ option }) => option))).toEqual(new Set(RULINGS.flatMap(({ switches }) => switches)));
    const unnamed = rows.filter(
      ({ ruling, option }) => !RULINGS.find(({ id }) => id === ruling)?.switches.includes(option),
    );
    expect(unnamed).toEqual([]);
  });
});
