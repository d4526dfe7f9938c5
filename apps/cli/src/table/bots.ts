// Bots at a command-line table: one seeded stream each, and answers in the form the drive wants.
import { LEVELS, rngFrom, units, type Game, type Level, type Rng } from '@cardinal/kernel';
import { WrongUse } from '../stop.ts';
import type { Answer, Ask } from './play-out.ts';

/** A bot seated at a table. */
export interface SeatedBot {
  answer(ask: Ask): Answer;
}

/** A level by its name. Throws WrongUse. */
export function readLevel(text: string): Level {
  const level = LEVELS.find((name) => name === text);
  if (!level) throw new WrongUse(`No bot level is called "${text}". The levels are: ${LEVELS.join(', ')}.`);
  return level;
}

/** A bot of a game at a level; `work` is its budget a move in units, `seed` makes it repeatable. */
export function seatBot(game: Game, level: Level, seed: string, work: number): SeatedBot {
  const rng: Rng = rngFrom(seed);
  const bot = game.bots[level];
  return {
    answer({ view }) {
      const move = bot.choose(view, rng, units(work));
      return { move, pace: Math.max(1, Math.round(bot.pace(view, move, rng))) };
    },
  };
}
