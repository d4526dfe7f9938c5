// What goes to a thread where bots think, and what comes back. A bot is handed a view, a level and a seed for its whims,
// and nothing else, so it cannot know more than a player.
import { rngFrom, units, type AnyMove, type AnyView, type Game, type Level, type Ms } from '@cardinal/kernel';

/** A question to a bot. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly level: Level;
  readonly view: AnyView;
  readonly seed: string;
}

/** Its answer: a move (null: it would rather not act), and how long a person would take for it. */
export interface BotAnswer {
  readonly id: number;
  readonly move: AnyMove | null;
  readonly pace: Ms;
}

/** Units of thought by level; seconds would make matches differ between machines. */
const THOUGHT: Readonly<Record<Level, number>> = { beginner: 200, easy: 500, normal: 2000, expert: 8000 };

/** Lets the game's own bot think. */
export function answer(game: Game, { id, level, view, seed }: BotQuestion): BotAnswer {
  const bot = game.bots[level];
  const move = bot.choose(view, rngFrom(`${seed}/move`), units(THOUGHT[level]));
  return { id, move, pace: bot.pace(view, move, rngFrom(`${seed}/pace`)) };
}

/** What is played when no thread answers: the most sensible move that the rules propose, where the seat must act. */
export function plainAnswer(game: Game, { id, view, seed }: BotQuestion): BotAnswer {
  const { who, turn } = view;
  if (who === 'watcher' || !turn.must.includes(who)) return { id, move: null, pace: 0 };
  for (const move of game.propose(view, rngFrom(seed))) return { id, move, pace: 0 };
  return { id, move: game.absent(view), pace: 0 };
}
