import { answer, type BotQuestion } from '@cardinal/bots';
import { games, type GameId } from '@cardinal/games';
import { LEVELS, openMatch, type AnyMove, type Seat } from '@cardinal/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BotsAtTable, type BotTable } from './bots-at-table.ts';
import { USUAL_LIMITS } from './limits.ts';

const IDS = Object.keys(games) as GameId[];

/** A match with its first cards dealt. */
async function dealt(id: GameId) {
  const game = await games[id].load();
  const opened = openMatch(game, { seats: 2, seed: 'pace' });
  if (!opened.ok) throw new Error(opened.why);
  opened.match.advance(0, true);
  return opened.match;
}

/** Bots in every seat of a match, asked at once, and what each did. */
async function bots(id: GameId, pace: number) {
  const match = await dealt(id);
  const questions: Omit<BotQuestion, 'id'>[] = [];
  const acted: { readonly seat: Seat; readonly move: AnyMove }[] = [];
  let rests = false;
  const table: BotTable = {
    game: match.game,
    seed: 'pace',
    get turn() {
      return match.turn;
    },
    get length() {
      return match.log.length + acted.length;
    },
    view: (seat) => match.view(seat),
    playedBy: () => 'normal',
    submit(seat, move) {
      acted.push({ seat, move });
      return Promise.resolve(true);
    },
    rests: () => rests,
    thinking: () => undefined,
    broke: (error) => {
      throw error;
    },
  };
  const ask = (question: Omit<BotQuestion, 'id'>) => {
    questions.push(question);
    return Promise.resolve(answer(match.game, { ...question, id: 0 }));
  };
  const own = new BotsAtTable(table, { ask }, pace);
  return { own, acted, match, questions, rest: (on: boolean) => (rests = on) };
}

describe('a bot on a server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(IDS)('acts after as long as a person takes, and not a moment sooner (%s)', async (id) => {
    for (const pace of [USUAL_LIMITS.botPace, 0.5]) {
      const { own, acted, match, questions } = await bots(id, pace);
      own.wake();
      await vi.advanceTimersByTimeAsync(0);
      const waits = questions.map((question) => answer(match.game, { ...question, id: 0 }).pace * pace);
      const first = Math.min(...waits);
      // A child sees a bot think: half a second at least.
      expect(first).toBeGreaterThan(500 * pace);
      await vi.advanceTimersByTimeAsync(Math.floor(first) - 1);
      expect(acted).toEqual([]);
      await vi.advanceTimersByTimeAsync(Math.max(...waits) - first + 2);
      expect(acted.length).toBeGreaterThan(0);
      own.close();
    }
  });

  it('acts in no pause, and at once when the pause is over and its time was up', async () => {
    const { own, acted, rest } = await bots('numsense', 1);
    own.wake();
    await vi.advanceTimersByTimeAsync(0);
    rest(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(acted).toEqual([]);
    rest(false);
    own.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(acted).toHaveLength(1);
    own.close();
  });
});

it.each(IDS)('takes a time that a person could take, at every level (%s)', async (id) => {
  const match = await dealt(id);
  const { must, may } = match.turn;
  const seat = must[0] ?? may[0]!;
  for (const level of LEVELS) {
    const { pace } = answer(match.game, { id: 0, game: id, level, view: match.view(seat), seed: 'pace' });
    expect(pace).toBeGreaterThan(500);
    expect(pace).toBeLessThan(60_000);
  }
});
