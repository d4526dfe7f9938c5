// Every fact on the ladder is worked out again here by laying the hidden cards in every way there is.
import { openMatch } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { spreadOf } from './hardness.ts';
import { hintsOf } from './hints.ts';
import { game } from './index.ts';
import { odds } from './odds.ts';
import type { ManiaView } from './types.ts';

const PRINTED = (rank: number): number => Math.min(rank, 11);

/** All sums that so many of these cards can have, each way once. */
function sums(values: readonly number[], cards: number): number[] {
  if (cards === 0) return [0];
  return values.flatMap((value, i) => sums(values.toSpliced(i, 1), cards - 1).map((sum) => sum + value));
}

describe('E40 the rungs of Addition Mania', () => {
  it.each([2, 3])('E41 and the label after it are true of every round of matches of %i', (seats) => {
    for (const seed of ['a', 'b']) {
      const opened = openMatch(game, { options: {}, seed, seats });
      if (!opened.ok) throw new Error(opened.why);
      const { match } = opened;
      match.advance(0, true);
      const gone: number[] = [];
      for (let round = 0; round < 5; round++) {
        const view = match.view(0) as unknown as ManiaView;
        const hints = hintsOf(view);
        if (!hints) throw new Error('a card is lifted');
        const [own, { average }, { from, to }, shape, guess] = hints;
        const mine = view.own?.value ?? 0;
        expect(own).toMatchObject({ own: mine, others: seats - 1 });
        // Four suits of thirteen, of which one's own and all shown are known.
        const hidden = Array.from({ length: 52 }, (_, i) => PRINTED((i % 13) + 1));
        for (const value of [...gone, mine]) hidden.splice(hidden.indexOf(value), 1);
        const mean = hidden.reduce((sum, value) => sum + value, 0) / hidden.length;
        // To be said as it stands: one or two digits behind the point, and the shape comes to the guess with just those.
        expect([10, 100].map((unit) => Math.round(mean * unit) / unit)).toContain(average);
        expect(Math.abs(guess.guess - (mine + average * (seats - 1)))).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(shape).toMatchObject({ own: mine, others: seats - 1, average });
        expect(Math.abs(guess.guess - (mine + mean * (seats - 1)))).toBeLessThanOrEqual(0.55);
        const all = sums(hidden, seats - 1).map((sum) => sum + mine);
        const share = (a: number, b: number): number => all.filter((sum) => a <= sum && sum <= b).length / all.length;
        expect(guess.chance).toBeCloseTo(share(guess.guess, guess.guess), 9);
        const wide = to - from + 1;
        const label = wide <= 5 ? 'easy' : wide <= 8 ? 'medium' : 'hard';
        expect(spreadOf(odds(view))).toEqual({ from, to, label });
        expect(share(from, to)).toBeGreaterThanOrEqual(0.5 - 1e-9);
        // No narrower stretch would do.
        for (let a = Math.min(...all); a <= Math.max(...all); a++) {
          expect(share(a, a + (to - from) - 1)).toBeLessThan(0.5 + 1e-9);
        }
        for (let seat = 0; seat < seats; seat++) match.submit(seat, { kind: 'guess', sum: 20 }, 0);
        match.advance(0, true);
        const shown = (match.view(0) as unknown as ManiaView).history.at(-1)?.cards ?? [];
        gone.push(...shown.map(({ value }) => value));
      }
    }
  });

  it('are silent for somebody who holds no card', () => {
    expect(hintsOf({ own: null } as unknown as ManiaView)).toBeNull();
  });
});
