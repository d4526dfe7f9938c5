// The four guessers: whole matches without a refusal, repeatable, and clearly ordered in strength.
import { LEVELS, openMatch, rngFrom, units, type AnyMove, type Level, type Rng } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { game } from './index.ts';

type Name = Level | 'random';

const oneOf = (moves: readonly AnyMove[], rng: Rng): AnyMove | null => moves[rng.below(moves.length)] ?? null;

/** The points of a match between such seats. */
function scores(names: readonly Name[], seed: string): readonly number[] {
  const opened = openMatch(game, { seats: names.length, seed });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const streams = names.map((_, seat) => rngFrom(`${seed}/${seat}`));
  match.advance(0);
  while (!match.result) {
    for (const seat of match.turn.must) {
      const name = names[seat] ?? 'normal';
      const rng = streams[seat] ?? rngFrom('x');
      const view = match.view(seat);
      // One unit: the Expert looks at its fewest ways, so that the test is short.
      const move =
        name === 'random' ? oneOf([...game.propose(view, rng)], rng) : game.bots[name].choose(view, rng, units(1));
      expect(match.submit(seat, move, 0).ok).toBe(true);
    }
    match.advance(0, true);
  }
  return match.result.scores;
}

test('the same seed and budget give the same match', () => {
  expect(scores([...LEVELS], 'again')).toEqual(scores([...LEVELS], 'again'));
});

// Every deal is played in all rotations. The numbers of seats and deals are those that show most in least time; the measured
// strengths with their intervals stand in bench/addition-mania.
test.each([
  ['beginner', 'random', 4, 8],
  ['easy', 'beginner', 2, 24],
  ['normal', 'easy', 4, 6],
  ['expert', 'normal', 4, 8],
] as const)('a seat at %s leads those at %s by more than the error', (hero, field, seats, deals) => {
  const leads = Array.from({ length: deals }, (_, deal) => {
    let lead = 0;
    for (let own = 0; own < seats; own++) {
      const names = Array.from({ length: seats }, (_, seat) => (seat === own ? hero : field));
      const points = scores(names, `lead/${deal}`);
      const all = points.reduce((sum, score) => sum + score, 0);
      lead += ((points[own] ?? 0) * seats - all) / (seats - 1) / seats;
    }
    return lead;
  });
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / deals;
  const error = Math.sqrt(leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (deals - 1) / deals);
  expect(mean).toBeGreaterThan(error);
});
