// Bots at a command-line table: one seeded stream each, and answers in the form the drive wants. Beside the games' own
// bots there is one that plays at random: what designers measure all others against.
import { LEVELS, rngFrom, units, type AnyMove, type AnyView, type Game, type Rng } from '@cardinal/kernel';
import { WrongUse } from '../stop.ts';
import type { Answer, Ask } from './play-out.ts';

/** A bot seated at a table. */
export interface SeatedBot {
  answer(ask: Ask): Answer;
}

/** Who can be seated: a bot of one of the levels, or one that plays at random. */
export const SEATABLE = [...LEVELS, 'random'] as const;
/** One of {@link SEATABLE}. */
export type Seatable = (typeof SEATABLE)[number];

/** A level by its name. Throws WrongUse. */
export function readLevel(text: string): Seatable {
  const level = SEATABLE.find((name) => name === text);
  if (!level) throw new WrongUse(`No bot level is called "${text}". The levels are: ${SEATABLE.join(', ')}.`);
  return level;
}

/** A bot of a game at a level; `work` is its budget a move in units, `seed` makes it repeatable. */
export function seatBot(game: Game, level: Seatable, seed: string, work: number): SeatedBot {
  const rng: Rng = rngFrom(seed);
  if (level === 'random') return randomPlayer(game, rng);
  const bot = game.bots[level];
  return {
    answer({ view }) {
      const move = bot.choose(view, rng, units(work));
      return { move, pace: Math.max(1, Math.round(bot.pace(view, move, rng))) };
    },
  };
}

/** Proposals among which a random player draws where moves cannot be listed. */
const PROPOSALS = 6;

function randomPlayer(game: Game, rng: Rng): SeatedBot {
  return {
    answer({ seat, view }) {
      // Where no time runs out, a table of nothing but waiting would never go on.
      const waits = view.turn.dues.length > 0 && !view.turn.must.includes(seat) && rng.below(2) === 0;
      return { move: waits ? null : randomMove(game, view, rng), pace: 1000 + rng.below(2000) };
    },
  };
}

function randomMove(game: Game, view: AnyView, rng: Rng): AnyMove | null {
  const moves = game.moves(view);
  if (moves) return moves.length === 0 ? null : (moves[rng.below(moves.length)] ?? null);
  // Each of the first proposals is as likely as the others, and none is made beyond the one that was drawn.
  const drawn = rng.below(PROPOSALS);
  const made: AnyMove[] = [];
  for (const move of game.propose(view, rng)) {
    if (made.length === drawn) return move;
    made.push(move);
  }
  return made.length === 0 ? null : (made[rng.below(made.length)] ?? null);
}
