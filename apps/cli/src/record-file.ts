// Records and positions from files, with one sentence for whatever is wrong with them.
import {
  readPosition,
  readRecord,
  type FileProblem,
  type Game,
  type MatchRecord,
  type Position,
} from '@cardinal/kernel';
import { WrongUse } from './stop.ts';

/** A record, its game, and the options that the file leaves out. Throws WrongUse. */
export function openRecord(
  text: string,
  games: ReadonlyMap<string, Game>,
): { record: MatchRecord; game: Game; leftOut: readonly string[] } {
  return sound(readRecord(text, (id) => games.get(id)));
}

/** A position and its game. Throws WrongUse. */
export function openPosition(text: string, games: ReadonlyMap<string, Game>): { position: Position; game: Game } {
  return sound(readPosition(text, (id) => games.get(id)));
}

function sound<T extends { readonly ok: true }>(read: T | FileProblem): T {
  if (!read.ok) throw new WrongUse(read.text);
  return read;
}
