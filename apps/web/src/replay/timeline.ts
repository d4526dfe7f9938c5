// A record laid out for looking back: the moments at which its match rested, what was heard on the way to each, and which
// of them one looks for first. Plays the record by the rules; knows no page.
import {
  commitment,
  replay,
  type AnyEvent,
  type AnyState,
  type Game,
  type Heard,
  type MatchRecord,
  type Ms,
} from '@cardinal/kernel';

/** Why somebody looks for a moment: cards were dealt, points changed, or somebody called. */
export type KeyMoment = 'deal' | 'score' | 'call';

/** A moment at which the match rested: the state after so many entries, at a match time. */
export interface Stop {
  /** How many entries of the log lie before it. */
  readonly entries: number;
  readonly at: Ms;
  readonly state: AnyState;
  /** All that was heard since the stop before it, with its audience. */
  readonly heard: readonly Heard<AnyEvent>[];
  readonly key: KeyMoment | null;
}

/** A record as its stops, the first of them after the first deal. */
export interface Timeline {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly stops: readonly Stop[];
  /** How far the log could be played, in entries: less than the whole where one does not follow. */
  readonly played: number;
}

/** Lays a record out. `calls` are the kinds of events that are a call in this game. A log that breaks off is laid out as far as it goes. */
export function timelineOf(game: Game, record: MatchRecord, calls: readonly string[] = []): Timeline {
  const stops: Stop[] = [];
  let heard: Heard<AnyEvent>[] = [];
  let played = 0;
  let at = 0;
  let dealt = true;
  try {
    for (const moment of replay(game, record)) {
      const { entry, state } = moment;
      heard.push(...moment.heard);
      played = entry ? entry.seq + 1 : 0;
      at = entry?.at ?? 0;
      const { draw } = game.turn(state);
      // Notes of the table change nothing, and what chance still owes belongs to the same moment.
      if (entry?.by === 'table' || (draw && !draw.pause)) continue;
      const last = stops.at(-1);
      const key = dealt ? 'deal' : keyOf(game, last?.state, state, heard, calls);
      stops.push({ entries: played, at, state, heard, key });
      heard = [];
      dealt = draw !== undefined;
    }
  } catch {
    // The proof says what is wrong; here the match only ends where it breaks off.
  }
  return { game, record, stops, played };
}

/** Whether the match of a record is over: only then it tells its seed, which nobody can make up for the hash that was told before. */
export function isOver({ record: { seed, commitment: promised } }: Pick<Timeline, 'record'>): boolean {
  return seed !== undefined && commitment(seed) === promised;
}

/** The stop that a number of entries leads to: the last one that lies not behind it, else the first. */
export function stopAfter({ stops }: Timeline, entries: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.entries <= entries),
  );
}

/** The next key moment from a stop in a direction, else the end of the match on that side. */
export function keyFrom({ stops }: Timeline, from: number, way: 1 | -1): number {
  for (let at = from + way; at >= 0 && at < stops.length; at += way) if (stops[at]?.key) return at;
  return way > 0 ? Math.max(0, stops.length - 1) : 0;
}

function keyOf(
  game: Game,
  before: AnyState | undefined,
  state: AnyState,
  heard: readonly Heard<AnyEvent>[],
  calls: readonly string[],
): KeyMoment | null {
  if (heard.some(({ to, e }) => to === 'all' && calls.includes(e.kind))) return 'call';
  if (!before) return null;
  const old = game.score(before);
  return game.score(state).some((points, seat) => points !== old[seat]) ? 'score' : null;
}
