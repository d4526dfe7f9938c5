// Every house rule that the rulings name is an option with that default and those values, told in every language.
import { LANGS } from '@cardinal/words';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';
import { SWITCHES } from './testing/house-switches.ts';

const rows = Object.entries(SWITCHES).flatMap(([game, switches]) =>
  switches.map(([ruling, name, option, ...values]) => ({ game: game as GameId, ruling, name, option, values })),
);

describe('house rules of the rulings', () => {
  it.each(rows)('ruling $ruling: H:$name of $game is the option $option', async ({ game, ruling, option, values }) => {
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

  it('are thirty-nine names, one of which is four switches and another one with a second name', () => {
    const names = rows.map(({ game, name }) => (['firstDealer', 'referee'].includes(name) ? name : `${game}/${name}`));
    expect(new Set([...names, 'math-rush/teacherMode']).size).toBe(39);
  });
});
