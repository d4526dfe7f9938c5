// The registry: one line per game. Everything else about a game is found in its folder.
import { additionMania } from './addition-mania/entry.ts';
import { breakIn } from './break-in/entry.ts';
import type { GameEntry } from './game-entry.ts';
import { mathRush } from './math-rush/entry.ts';
import { mathmasters } from './mathmasters/entry.ts';
import { numsense } from './numsense/entry.ts';

/** All games, in the order they are shown. */
export const games = {
  numsense,
  'break-in': breakIn,
  'math-rush': mathRush,
  mathmasters,
  'addition-mania': additionMania,
} as const satisfies Readonly<Record<string, GameEntry>>;

/** The id of a game. */
export type GameId = keyof typeof games;

export type { GameEntry } from './game-entry.ts';
