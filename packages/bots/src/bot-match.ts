// A whole match that bots play among themselves, in match time and without anybody waiting: for transcripts, for tables
// that begin in the middle, for everything that needs a match as people would play it. It knows no game.
import { openMatch, type Game, type Level, type Match, type Seat, type Setup, type Told } from '@cardinal/kernel';
import { answer } from './question.ts';

/** What came of one request, and the match after it. */
export interface BotStep {
  readonly match: Match;
  readonly told: readonly Told[];
}

/** Plays a match with bots of one level, step by step; the same each time. Throws where the set-up is refused or nobody can go on. */
export function* botMatch(game: Game, setup: Setup, level: Level): Generator<BotStep, void> {
  const opened = openMatch(game, setup);
  if (!opened.ok) throw new Error(`a match of ${game.id} cannot be opened: ${opened.why}`);
  const { match } = opened;
  while (!match.result) yield { match, told: next(match, setup.seed, level) };
}

function next(match: Match, seed: string, level: Level): readonly Told[] {
  const { turn } = match;
  if (turn.draw) return match.advance(match.at, true);
  // Whoever may call is asked before those who must act, or the moment would be gone; where all may, each comes first in turn.
  const first = match.log.length % match.header.seats;
  const inTurn = (seats: readonly Seat[]): readonly Seat[] =>
    [...seats].sort((a, b) => Number(a < first) - Number(b < first) || a - b);
  for (const seat of [...inTurn(turn.may.filter((one) => !turn.must.includes(one))), ...inTurn(turn.must)]) {
    const asked = {
      id: 0,
      game: match.game.id,
      level,
      view: match.view(seat),
      seed: `${seed}/${match.log.length}/${seat}`,
    };
    const { move, pace } = answer(match.game, asked);
    if (move === null) continue;
    const done = match.submit(seat, move, match.at + Math.round(pace));
    if (done.ok || done.told.length > 0) return done.told;
  }
  const [due] = turn.dues;
  if (!due) throw new Error(`a match of ${match.game.id} does not go on after ${match.log.length} entries`);
  return match.advance(due.at);
}
