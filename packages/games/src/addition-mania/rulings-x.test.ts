// The rulings over all games (docs/rulings.md section X) in Addition Mania.
import { openMatch, rngFrom, type Match } from '@cardinal/kernel';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from './deck.ts';
import { game, rules, type ManiaMove, type ManiaView } from './index.ts';
import { pointsFor } from './scoring.ts';

function open(seats: number): Match {
  const opened = openMatch(game, { seats, seed: 'x' });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  return opened.match;
}

test('ruling X.1: a guess is a number and never holds a sign', () => {
  const seen = open(2).view(0) as unknown as ManiaView;
  expect(rules.read('17', seen)).toEqual({ kind: 'guess', sum: 17 });
  for (const text of ['3*4', '3x4', '3+4', '-3', '']) expect(rules.read(text, seen)).toBeNull();
});

test('ruling X.2: a round is a reveal here, in every name', () => {
  const names = Object.keys(rules.start(rules.options.defaults, 2));
  expect(names.filter((name) => /round|race|^deals?$/i.test(name))).toEqual([]);
  expect(names).toContain('reveal');
});

test('ruling X.3: equal totals share the win', () => {
  const match = open(4);
  while (!match.result) {
    for (let seat = 0; seat < 4; seat++) match.submit(seat, { kind: 'guess', sum: 9999 }, 0);
    match.advance(0, true);
  }
  const [total] = match.result.scores;
  expect(match.result).toMatchObject({ winners: [0, 1, 2, 3], scores: [total, total, total, total] });
});

test('ruling X.4: sums and points are whole numbers', () => {
  expect(STANDARD_DECK.every(({ value }) => Number.isInteger(value))).toBe(true);
  expect(pointsFor([16, 18, 20], 17, false).every(Number.isInteger)).toBe(true);
});

test('ruling X.5: guesses of the same moment, in any order, make the same reveal', () => {
  const play = (order: readonly number[]): ManiaView => {
    const match = open(3);
    for (const seat of order) match.submit(seat, { kind: 'guess', sum: 15 + seat }, 700);
    return match.view('watcher') as unknown as ManiaView;
  };
  const [one, other] = [play([0, 1, 2]), play([2, 0, 1])];
  expect(other.history).toEqual(one.history);
  expect(other.totals).toEqual(one.totals);
});

test('ruling X.6: nobody leads: all are awaited at once', () => {
  expect(open(5).turn).toMatchObject({ mode: 'sealed', must: [0, 1, 2, 3, 4] });
});

test('ruling X.7: the engine adds up; no guess is refused for being wrong', () => {
  const match = open(2);
  const proposed = [...rules.propose(match.view(0) as unknown as ManiaView, rngFrom('x'))];
  const wrong: ManiaMove = { kind: 'guess', sum: 999 };
  expect(proposed).not.toContainEqual(wrong);
  expect(match.submit(0, wrong, 0)).toMatchObject({ ok: true });
});
