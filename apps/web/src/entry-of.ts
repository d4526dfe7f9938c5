// Games by their id, as it stands in an address or a file. Facts are at hand; rules come when they are asked for.
import { games, type GameEntry, type GameId } from '@cardinal/games';
import type { Game } from '@cardinal/kernel';
import { latePartsHere } from './late.ts';

/** A game of the registry by its id. */
export function entryOf(game: string | null | undefined): GameEntry | undefined {
  return game && Object.hasOwn(games, game) ? games[game as GameId] : undefined;
}

/** The rules of a game by its id, as far as its table needs them at first. */
export function loadGame(game: string): Promise<Game> | undefined {
  return entryOf(game)?.load();
}

/** The rules of a game with all they may ask for at once: to play a whole log again, or by house rules. */
export async function loadWhole(game: string): Promise<Game | undefined> {
  const rules = await loadGame(game);
  await latePartsHere();
  return rules;
}
