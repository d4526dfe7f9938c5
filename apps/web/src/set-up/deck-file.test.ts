import type { OptionSpec } from '@cardinal/kernel';
import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { cardsIn, deckFile, deckLines, readDeckFile, trimmed, withCount } from './deck-file.ts';

const game = await games.numsense.load();
const spec = game.options.specs['deck'] as OptionSpec;
const design = deckLines(spec.default);

describe('a deck', () => {
  it('has the 81 cards of the design deck (rules.md 1 (a))', () => {
    expect(cardsIn(design)).toBe(81);
  });

  it('comes back from its file', () => {
    const mine = withCount(design, 7, 9);
    expect(readDeckFile(deckFile('numsense', mine), spec)?.deck).toEqual(mine);
    expect(cardsIn(mine)).toBe(81 - 4 + 9);
  });

  it('may be a bare list', () => {
    expect(readDeckFile('[{"face":3,"count":60},{"face":"W","count":2}]', spec)?.deck).toEqual([
      { face: 3, count: 60 },
      { face: 'W', count: 2 },
    ]);
  });

  it.each([
    '',
    'null',
    '7',
    '{}',
    '[]',
    '[{"face":"Q","count":3}]',
    '[{"face":3,"count":-1}]',
    '{"format":"cardinal-deck","cards":"many"}',
  ])('is not read from %j', (text) => expect(readDeckFile(text, spec)).toBeNull());

  it('takes a new number by its value, before the wilds', () => {
    const faces = withCount(design, 30, 2).map(({ face }) => face);
    expect(faces.slice(faces.indexOf(25))).toEqual([25, 30, 'W', 'D', 'M', 'T']);
  });

  it('loses faces without cards only when it goes to the match', () => {
    const none = withCount(design, 0, 0);
    expect(none).toHaveLength(design.length);
    expect(deckLines(trimmed(none))).toHaveLength(design.length - 1);
  });

  it.each(Object.entries(games))('of %s comes back from its file, whatever its shape', async (id, entry) => {
    const deckSpec = (await entry.load()).options.specs['deck'] as OptionSpec;
    expect(readDeckFile(deckFile(id, deckSpec.default), deckSpec)?.deck).toEqual(deckSpec.default);
  });
});
