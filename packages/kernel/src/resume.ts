// Matches that do not begin at the beginning: from a position somebody set up, or from the log of a table that was
// interrupted.
import { commitment } from './draws.ts';
import type { Entry } from './entry.ts';
import { Match, type Told } from './match.ts';
import { RECORD_EDITION, startOf, type Header, type MatchRecord, type Position } from './record.ts';
import type { AnyMove, Game } from './rules.ts';

/** A match that begins from a position, as `readPosition` or `positionOf` give it. Its record holds the position's state as `start`. */
export function matchFrom(game: Game, position: Position, seed: string, names?: readonly string[]): Match {
  const { rules, seats, options, state } = position;
  const header: Header = {
    format: 'cardinal-record',
    edition: RECORD_EDITION,
    game: game.id,
    rules,
    seats,
    options,
    commitment: commitment(seed),
    ...(names && { names }),
    start: state,
  };
  return new Match(game, header, seed, state);
}

/** A match that goes another way ("what if") after so many entries of a finished record: same seed, same entries, and a header that says so. `hear` as there. Throws like {@link resumeMatch}, and for a record without its seed. */
export function branchOf(game: Game, record: MatchRecord, entries: number, hear?: (told: Told) => void): Match {
  const { log, hashes: _, seed, result: _ended, sum: _sum, ...header } = record;
  if (seed === undefined) throw new Error('log-broken: a match that is not over has not told its seed');
  return resumeMatch(game, { ...header, branch: entries }, seed, log.slice(0, entries), hear);
}

/** A match as it stood after its log. Throws `log-broken` where the seed is not the one of the header or an entry does not follow: a log is never half believed. `hear` gets what was heard of each entry. */
export function resumeMatch(
  game: Game,
  header: Header,
  seed: string,
  log: readonly Entry<AnyMove>[],
  hear?: (told: Told) => void,
): Match {
  if (commitment(seed) !== header.commitment) throw new Error('log-broken: the seed is not the one that was promised');
  const match = new Match(game, header, seed, startOf(game, header));
  for (const entry of log) {
    const told = match.restore(entry);
    hear?.(told);
  }
  return match;
}
