// From a moment of a finished match to a match of its own: one seat is taken by the person here, bots sit at the others.
import { branchOf, type Match, type MatchRecord, type Seat, type Told } from '@cardinal/kernel';
import type { SeatSetup, TableSetup } from '../session/setup.ts';
import type { Stop, Timeline } from './timeline.ts';

/** Why nothing can be tried from a moment: the match is over there, or its seed is not told. */
export type NoBranch = 'over' | 'no-seed';

/** Why nothing can be tried from a stop, or null where it can. */
export function noBranch({ game, record }: Timeline, { state }: Stop): NoBranch | null {
  if (game.result(state) !== null) return 'over';
  return record.seed === undefined ? 'no-seed' : null;
}

/** Who plays when a watcher asks "what if": the seat that is to act, else the first. */
export function actorAt({ game }: Timeline, { state }: Stop): Seat {
  const { must, may } = game.turn(state);
  return must[0] ?? may[0] ?? 0;
}

/** The match that goes on from a stop, its table, and what was heard before. Throws where `noBranch` has a reason. */
export function whatIf(
  { game, record }: Timeline,
  { entries }: Stop,
  person: Seat,
  names: readonly string[],
): { readonly match: Match; readonly setup: TableSetup; readonly told: Told[] } {
  const told: Told[] = [];
  const match = branchOf(game, record, entries, (one) => told.push(one));
  return { match, setup: setupOf(record, person, names), told };
}

function setupOf({ game, options, seed = '' }: MatchRecord, person: Seat, names: readonly string[]): TableSetup {
  const seats = names.map((name, seat): SeatSetup =>
    seat === person ? { kind: 'person', name } : { kind: 'bot', name, level: 'normal' },
  );
  // Options of a record were read by the game itself; a set-up holds them as they are written.
  return { game, seed, seats, options: options as unknown as Record<string, unknown> };
}
