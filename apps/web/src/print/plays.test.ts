import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { playOf } from './plays.ts';
import { ar } from './words-ar.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { zh } from './words-zh.ts';

const LANGUAGES = { en, de, es, fr, zh, ar };

describe.each(Object.keys(games))('the half-minute of %s', (game) => {
  it.each(Object.entries(LANGUAGES))('says something of its own at each of six steps in %s', (_, { intro }) => {
    const says: Readonly<Record<string, readonly string[]>> = intro.plays;
    const steps = playOf(game, says[game] ?? []);
    expect(steps).toHaveLength(6);
    expect(new Set(steps.map((step) => step.says)).size).toBe(6);
    expect(steps.every((step) => step.says !== '' && step.cards.length > 0)).toBe(true);
  });

  it('says the same numbers in every language, and only true sums', () => {
    const told = Object.values(LANGUAGES).map(({ intro }) => {
      const text = (intro.plays as Readonly<Record<string, readonly string[]>>)[game]?.join(' ') ?? '';
      return text.match(/\d+ [×−+] \d+(?: [+−×] \d+)*(?: = \d+)?/gu) ?? [];
    });
    for (const sums of told) expect(sums).toEqual(told[0]);
    for (const sum of told[0] ?? []) {
      const [left = '', right] = sum.split(' = ');
      const [first = 0, ...others] = left.split(/ [+−×] /u).map(Number);
      const signs = left.match(/[+−×]/gu) ?? [];
      const made = others.reduce((so, n, i) => (signs[i] === '+' ? so + n : signs[i] === '−' ? so - n : so * n), first);
      if (right !== undefined) expect(made, sum).toBe(Number(right));
    }
  });
});
