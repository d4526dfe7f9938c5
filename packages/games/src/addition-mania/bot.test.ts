// The four guessers: whole matches without a refusal, repeatable, and clearly ordered in strength.
import { LEVELS, openMatch, rngFrom, units, type Level } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { game } from './index.ts';

function scores(levels: readonly Level[], seed: string): readonly number[] {
  const opened = openMatch(game, { seats: levels.length, seed });
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  const streams = levels.map((_, seat) => rngFrom(`${seed}/${seat}`));
  match.advance(0);
  while (!match.result) {
    for (const seat of match.turn.must) {
      const level = levels[seat] ?? 'normal';
      const move = game.bots[level].choose(match.view(seat), streams[seat] ?? rngFrom('x'), units(40));
      expect(match.submit(seat, move, 0)).toMatchObject({ ok: true });
    }
    match.advance(0, true);
  }
  return match.result.scores;
}

test('the same seed and budget give the same match', () => {
  expect(scores([...LEVELS], 'again')).toEqual(scores([...LEVELS], 'again'));
});

test('over 40 matches in all rotations each level has more points than the one below', () => {
  const sums = LEVELS.map(() => 0);
  for (let deal = 0; deal < 10; deal++) {
    for (let turned = 0; turned < 4; turned++) {
      const levels = LEVELS.map((_, seat) => LEVELS[(seat + turned) % 4] as Level);
      for (const [seat, score] of scores(levels, `order/${deal}`).entries()) {
        const level = LEVELS.indexOf(levels[seat] as Level);
        sums[level] = (sums[level] ?? 0) + score;
      }
    }
  }
  for (let level = 1; level < 4; level++) expect(sums[level]).toBeGreaterThan(sums[level - 1] as number);
});
