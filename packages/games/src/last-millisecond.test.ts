// What happens at the very end of a clock, the same in every game that has one: a move stamped before the due counts, one of
// the due's own millisecond comes after it. In Math Rush the due lies one later, since 3:00.000 still counts (ruling 3.11).
import { botMatch } from '@cardinal/bots';
import { openMatch, rngFrom, type AnyMove, type Match, type Seat, type Setup } from '@cardinal/kernel';
import { describe, expect, it } from 'vitest';
import { games, type GameId } from './registry.ts';

const CLOCKS = {
  numsense: { seats: 2, seed: 'end', options: { variant: 'ten-minutes', minutes: 2 } },
  'break-in': { seats: 3, seed: 'end', options: { breakInSeconds: 30 } },
  'math-rush': { seats: 2, seed: 'end', options: {} },
  'addition-mania': { seats: 3, seed: 'end', options: { guessTimer: 20 } },
} as const satisfies Partial<Record<GameId, Setup>>;
type Timed = keyof typeof CLOCKS;

interface AtClock {
  readonly match: Match;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly due: number;
}

/** A match in which a clock runs and somebody has a move to make. */
async function atClock(id: Timed): Promise<AtClock> {
  const game = await games[id].load();
  for (const { match } of botMatch(game, CLOCKS[id], 'easy')) {
    const due = match.turn.dues[0]?.at;
    if (due === undefined) continue;
    for (const seat of [...match.turn.must, ...match.turn.may]) {
      const [move] = game.propose(match.view(seat), rngFrom('end'));
      if (move) return { match, seat, move, due };
    }
  }
  throw new Error(`test-broken: no clock runs at ${id}`);
}

/** Who acted in the last entries, from a number on. */
const since = ({ log }: Match, from: number): readonly unknown[] => log.slice(from).map(({ by }) => by);

describe.each(Object.keys(CLOCKS) as readonly Timed[])('the last millisecond of %s', (id) => {
  it('counts', async () => {
    const { match, seat, move, due } = await atClock(id);
    const before = match.log.length;
    expect(match.submit(seat, move, due - 1).ok).toBe(true);
    expect(since(match, before)[0]).toBe(seat);
  });

  it('is over when the due comes, which stands before whatever is stamped with it', async () => {
    const { match, seat, move, due } = await atClock(id);
    const before = match.log.length;
    match.submit(seat, move, due);
    expect(since(match, before)[0]).toBe('clock');
    expect(match.log[before]?.at).toBe(due);
  });
});

it('ruling 3.11: three minutes of Math Rush take in their last millisecond', async () => {
  const opened = openMatch(await games['math-rush'].load(), CLOCKS['math-rush']);
  if (!opened.ok) throw new Error(opened.why);
  const { match } = opened;
  match.advance(0, true);
  for (const seat of [0, 1]) match.submit(seat, match.game.read('ready', match.view(seat)), 1000);
  expect(match.turn.dues.map(({ at }) => at)).toEqual([1000 + 180_000 + 1]);
});
