import type { OptionSpec } from '@cardinal/kernel';
import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { cardsIn, deckLines, trimmed, withCount } from './deck-lines.ts';

const game = await games.numsense.load();
const spec = game.options.specs['deck'] as OptionSpec;
const design = deckLines(spec.default);

describe('a deck', () => {
  it('has the 81 cards of our own deck (docs/rulings.md section 1)', () => {
    expect(cardsIn(design)).toBe(81);
  });

  it('takes another number of cards of a face', () => {
    expect(cardsIn(withCount(design, 7, 9))).toBe(81 - 4 + 9);
  });

  it('of a file that names a face on two lines has it once, with the cards of both', () => {
    const given = [
      { face: 5, count: 30 },
      { face: 7, count: 4 },
      { face: 5, count: 12 },
    ];
    expect(deckLines(given)).toEqual([
      { face: 5, count: 42 },
      { face: 7, count: 4 },
    ]);
  });

  it('takes a new number by its value, before the wilds', () => {
    const faces = withCount(design, 30, 2).map(({ face }) => face);
    expect(faces.slice(faces.indexOf(25))).toEqual([25, 30, 'W', 'D', 'M', 'T']);
  });

  it('loses faces without cards only when it goes to the match', () => {
    const none = withCount(design, 0, 0);
    expect(none).toHaveLength(design.length);
    expect(deckLines(trimmed(none))).toHaveLength(design.length - 1);
  });
});
