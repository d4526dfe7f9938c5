// What may be pointed at is the same for every seat and for a watcher: nothing that only one of them knows can be named.
import { openMatch, rngFrom } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';

describe.each(Object.keys(games) as GameId[])('pointing at a table of %s', (id) => {
  it('names what lies open, the same for all, and nothing when the match is over', async () => {
    const game = await games[id].load();
    const opened = openMatch(game, { seats: 3, seed: 'pointing' });
    if (!opened.ok) throw new Error(opened.why);
    const { match } = opened;
    const rng = rngFrom('pointing');
    const seen = new Set<string>();
    let at = 0;
    match.advance(at, true);
    for (let moves = 0; moves < 120 && !match.result; moves++) {
      const spots = game.pointable?.(match.view('watcher')) ?? [];
      for (const seat of [0, 1, 2]) expect(game.pointable?.(match.view(seat))?.join()).toBe(spots.join());
      for (const spot of spots) seen.add(spot);
      expect(spots.includes('hand')).toBe(game.traits.coop && spots.length > 0);
      expect(new Set(spots).size).toBe(spots.length);
      // What a break shows may be pointed at too; then it ends.
      match.advance(at, true);
      const [seat] = [...match.turn.must, ...match.turn.may];
      const [move] = seat === undefined ? [] : game.propose(match.view(seat), rng);
      at += 1_000;
      if (seat !== undefined && move !== undefined) match.submit(seat, move, at);
      match.advance(at);
    }
    for (const spot of seen) expect(spot).toMatch(/^(draw|discard|target|hand|(card|goal|formula)-\d+)$/);
    expect(seen.size).toBeGreaterThan(2);
    if (match.result) expect(game.pointable?.(match.view('watcher'))).toEqual([]);
  });
});
