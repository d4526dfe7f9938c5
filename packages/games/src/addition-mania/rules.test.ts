// Whole matches of Addition Mania through the kernel: dealing, secrecy, timers, memory, the end.
import { canonical, openMatch, positionOf, readPosition, rngFrom, type Match } from '@cardinal/kernel';
import { describe, expect, test } from 'vitest';
import { game, rules, type ManiaState, type ManiaView } from './index.ts';

function open(seats: number, options: object = {}, seed = 'mania'): Match {
  const opened = openMatch(game, { seats, options, seed });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0);
  return opened.match;
}
const view = (match: Match, who: number | 'watcher'): ManiaView => match.view(who) as unknown as ManiaView;
const state = (match: Match): ManiaState => match.state as unknown as ManiaState;
const trueSum = (match: Match): number =>
  state(match).piles.reduce(
    (sum, pile) => sum + (state(match).options.deck[pile[state(match).reveal] ?? -1]?.value ?? NaN),
    0,
  );

function guessAll(match: Match, guesses: readonly number[]): void {
  for (const [seat, sum] of guesses.entries())
    expect(match.submit(seat, { kind: 'guess', sum }, 0)).toMatchObject({ ok: true });
}

describe('a match', () => {
  test.each([
    [2, 26, 0],
    [3, 17, 1],
    [4, 13, 0],
    [5, 10, 2],
    [6, 8, 4],
    [7, 7, 3],
    [8, 6, 4],
  ])('T7: %i seats have %i reveals and %i left over', (seats, reveals, left) => {
    const match = open(seats);
    expect(view(match, 0).reveals).toBe(reveals);
    expect(view(match, 0).leftoverCount).toBe(left);
    let played = 0;
    while (!match.result) {
      guessAll(
        match,
        Array.from({ length: seats }, () => 20),
      );
      played += 1;
      match.advance(0, true);
    }
    expect(played).toBe(reveals);
  });

  test('ruling 5.1: the sum is of this reveal only', () => {
    const match = open(3);
    for (let reveal = 0; reveal < 3; reveal++) {
      const sum = trueSum(match);
      guessAll(match, [sum, 0, 0]);
      expect(view(match, 1).history[reveal]).toMatchObject({ sum, points: [4, 0, 0] });
      match.advance(0, true);
    }
    expect(view(match, 1).totals).toEqual([12, 0, 0]);
  });

  test('ruling 5.5: left-over cards are hidden, and shown with H:showLeftovers', () => {
    expect(view(open(5), 0).leftovers).toEqual([]);
    expect(view(open(5, { showLeftovers: true }), 'watcher').leftovers).toHaveLength(2);
  });

  test('ruling 5.6: past cards can be looked at; H:memoryMode hides them once the next are lifted', () => {
    for (const memoryMode of [false, true]) {
      const match = open(3, { memoryMode });
      guessAll(match, [20, 21, 22]);
      expect(view(match, 0).history[0]?.cards).toHaveLength(3);
      match.advance(0, true);
      expect(view(match, 0).history[0]?.cards === null).toBe(memoryMode);
      expect(view(match, 0).history[0]?.guesses).toEqual([20, 21, 22]);
    }
  });

  test('ruling 5.7: guesses are secret, final and of any size; all are shown together', () => {
    const match = open(3);
    match.submit(1, { kind: 'guess', sum: 123_456_789 }, 0);
    for (const who of [0, 2, 'watcher'] as const) expect(canonical(view(match, who))).not.toContain('123456789');
    expect(view(match, 0).hasGuessed).toEqual([false, true, false]);
    expect(view(match, 1).guess).toBe(123_456_789);
    expect(match.submit(1, { kind: 'guess', sum: 5 }, 0)).toMatchObject({
      ok: false,
      why: 'already-guessed',
    });
    expect(match.submit(0, { kind: 'guess', sum: 2.5 }, 0)).toMatchObject({ ok: false, why: 'damaged' });
    expect(match.submit(0, { kind: 'guess', sum: -1 }, 0)).toMatchObject({ ok: false, why: 'damaged' });
    expect(match.submit(0, { kind: 'guess', sum: 1e15 }, 0)).toMatchObject({ ok: false, why: 'damaged' });
    match.submit(0, { kind: 'guess', sum: 0 }, 0);
    const last = match.submit(2, { kind: 'guess', sum: 3 }, 0);
    const heard = last.told.flatMap((told) => told.heard);
    expect(heard.find(({ e }) => e.kind === 'revealed')).toMatchObject({
      to: 'all',
      e: { guesses: [0, 123_456_789, 3] },
    });
  });

  test('ruling 5.7: with H:guessTimer the late ones guess what is to be expected', () => {
    const match = open(3, { guessTimer: 30 });
    match.submit(0, { kind: 'guess', sum: 20 }, 1000);
    expect(match.turn.dues).toEqual([{ id: 'reveal1', at: 30_000 }]);
    match.advance(29_999);
    expect(view(match, 0).history).toHaveLength(0);
    const expected = rules.absent(view(match, 1)).sum;
    match.advance(30_000);
    expect(view(match, 0).history[0]?.guesses[1]).toBe(expected);
  });

  test('ruling 5.8: one player is refused, nine too; equal totals share the win', () => {
    expect(openMatch(game, { seats: 1, seed: '1' })).toMatchObject({ ok: false, why: 'seats' });
    expect(openMatch(game, { seats: 9, seed: '1' })).toMatchObject({ ok: false, why: 'seats' });
    const match = open(2);
    while (!match.result) {
      guessAll(match, [0, 0]);
      match.advance(0, true);
    }
    expect(match.result).toEqual({ winners: [0, 1], scores: [26, 26] });
  });

  test('a deck of one’s own: too small is refused, small is played', () => {
    const deck = [1, 2, 3].map((value) => ({ rank: String(value), suit: '', value }));
    expect(openMatch(game, { seats: 4, seed: '1', options: { deck } })).toMatchObject({ ok: false, why: 'unfit' });
    const match = open(3, { deck });
    expect(trueSum(match)).toBe(6);
  });

  test('a card is seen by its seat alone', () => {
    const match = open(4);
    const own = view(match, 2).own;
    expect(own).not.toBeNull();
    for (const who of [0, 1, 3, 'watcher'] as const) expect(view(match, who).own?.id).not.toBe(own?.id);
  });

  test.each([false, true])('what is redealt looks the same and is sound, memory mode %s', (memoryMode) => {
    for (const seats of [2, 4, 7]) {
      const match = open(seats, { memoryMode });
      const rng = rngFrom(`redeal/${seats}`);
      while (!match.result) {
        guessAll(
          match,
          Array.from({ length: seats }, (_, seat) => 5 * seats + ((seat * 7 + match.log.length) % 9)),
        );
        for (const through of [false, true]) {
          if (through) match.advance(0, true);
          for (const who of [0, seats - 1, 'watcher'] as const) {
            const seen = view(match, who);
            const other = rules.deal(seen, rng);
            expect(rules.sound(other)).toBeNull();
            expect(rules.view(other, who)).toEqual(seen);
          }
        }
      }
    }
  });

  test('a position file brings the moment back', () => {
    const match = open(3);
    guessAll(match, [20, 21, 22]);
    const text = JSON.stringify(positionOf(game, 3, match.header.options, match.state));
    const read = readPosition(text, () => game);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && canonical(read.position.state)).toBe(canonical(match.state));
  });
});
