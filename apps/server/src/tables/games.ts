// The games a server has, by the ids that come from outside.
import { games, type GameEntry, type GameId } from '@cardinal/games';

/** A game of the registry, or undefined for any other text. */
export function entryOf(id: string): GameEntry | undefined {
  return Object.hasOwn(games, id) ? games[id as GameId] : undefined;
}
