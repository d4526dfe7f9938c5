// A bot's answer to one question, the same in a worker, in the page and on a server: a view, a level and a seed go in, a move and a
// human pace come out. A bot is handed nothing else, so it cannot know more than a player.
import { rngFrom, units, type AnyMove, type AnyView, type Game, type Level, type Ms } from '@cardinal/kernel';

/** What a bot is asked. The seed is for its own whims; it says nothing of the cards. */
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

/** How many units of thought each level gets; seconds would make matches differ between machines. */
const THOUGHT: Readonly<Record<Level, number>> = { beginner: 200, easy: 500, normal: 2000, expert: 8000 };

/** Lets the game's own bot think. */
export function answer(game: Game, question: BotQuestion): BotAnswer {
  const bot = game.bots[question.level];
  const move = bot.choose(question.view, rngFrom(`${question.seed}/move`), units(THOUGHT[question.level]));
  return { id: question.id, move, pace: bot.pace(question.view, move, rngFrom(`${question.seed}/pace`)) };
}

/** What is played when no bot can be reached: the most sensible move the rules propose, at once. */
export function plainAnswer(game: Game, question: BotQuestion): BotAnswer {
  const { who, turn } = question.view;
  const must = who !== 'watcher' && turn.must.includes(who);
  if (!must) return { id: question.id, move: null, pace: 0 };
  for (const move of game.propose(question.view, rngFrom(question.seed))) return { id: question.id, move, pace: 0 };
  return { id: question.id, move: game.absent(question.view), pace: 0 };
}
