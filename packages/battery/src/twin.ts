// Twins: two matches that differ in something hidden. One entry of a log (what chance brought, or another seat's move) is
// changed and the rest is played again; where the one who looks sees the same at the end, there are two worlds that the
// view cannot tell apart, and both can really come about.
import {
  canonical,
  heardBy,
  step,
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type Entry,
  type Game,
  type Heard,
  type Rng,
  type Who,
} from '@cardinal/kernel';
import { movesOf } from './random-match.ts';

/** How far back a move is changed at most; the last draw is changed however long ago it was. */
const DEPTH = 40;

/** What one who looks saw (`views[n]` after n entries) and heard (`heard[n]` of entry n), as canonical texts. */
interface Diary {
  readonly views: readonly string[];
  readonly heard: readonly string[];
}

/** A match with all its states: `states[n]` after n entries of `log`. */
export interface Trace {
  readonly game: Game;
  readonly log: readonly Entry<AnyMove>[];
  readonly states: readonly AnyState[];
  diary(who: Who): Diary;
}

/** The other world for one who looks. `sameViews`: all views since the change were equal, not only the last; `sameHeard`: all that was heard was. */
export interface Twin {
  readonly state: AnyState;
  readonly sameViews: boolean;
  readonly sameHeard: boolean;
  readonly changed: number;
}

/** The trace of a log. Throws where an entry does not follow. */
export function traceOf(game: Game, start: AnyState, log: readonly Entry<AnyMove>[]): Trace {
  const states = [start];
  const told: (readonly Heard<AnyEvent>[])[] = [];
  for (const entry of log) {
    const stepped = step(game, states.at(-1) as AnyState, entry);
    if (!stepped.ok) throw new Error(`entry ${entry.seq} does not follow (${stepped.why})`);
    states.push(stepped.state);
    told.push(stepped.heard);
  }
  const diaries = new Map<Who, Diary>();
  const diary = (who: Who): Diary => {
    const kept = diaries.get(who) ?? {
      views: states.map((state) => canonical(game.view(state, who))),
      heard: told.map((heard) => canonical(heardBy(heard, who))),
    };
    diaries.set(who, kept);
    return kept;
  };
  return { game, log, states, diary };
}

/** A twin for `who` after `end` entries, or null when this try finds none. */
export function twinOf(trace: Trace, end: number, who: Who, rng: Rng): Twin | null {
  const { game, log, states } = trace;
  const { views, heard } = trace.diary(who);
  const drawn = log.slice(0, end).findLast(({ by }) => by === 'chance');
  const recent = log.slice(Math.max(0, end - DEPTH), end).filter(({ by }) => typeof by === 'number' && by !== who);
  const entry = rng.below(2) || recent.length === 0 ? drawn : recent[rng.below(recent.length)];
  const changed = entry && otherwise(game, states[entry.seq] as AnyState, entry, rng);
  if (!changed) return null;
  let state = states[changed.seq] as AnyState;
  let [sameViews, sameHeard] = [true, true];
  for (const next of [changed, ...log.slice(changed.seq + 1, end)]) {
    const stepped = step(game, state, next);
    if (!stepped.ok) return null;
    state = stepped.state;
    sameViews &&= canonical(game.view(state, who)) === views[next.seq + 1];
    sameHeard &&= canonical(heardBy(stepped.heard, who)) === heard[next.seq];
  }
  if (canonical(game.view(state, who)) !== views[end] || canonical(state) === canonical(states[end])) return null;
  return { state, sameViews, sameHeard, changed: changed.seq };
}

/** The entry with another outcome, or another move of the same seat; null when there is none. */
function otherwise(game: Game, before: AnyState, entry: Entry<AnyMove>, rng: Rng): Entry<AnyMove> | null {
  if (entry.by === 'chance') {
    if ('order' in entry.move) {
      const order = [...entry.move.order];
      const [a, b] = [rng.below(order.length), rng.below(order.length)];
      [order[a], order[b]] = [order[b] as number, order[a] as number];
      return { ...entry, move: { label: entry.move.label, order } };
    }
    const { draw } = game.turn(before);
    return {
      ...entry,
      move: { label: entry.move.label, index: rng.below(draw && 'pick' in draw ? draw.pick.length : 1) },
    };
  }
  if (typeof entry.by !== 'number') return null;
  const moves = movesOf(game, game.view(before, entry.by), rng);
  const move = moves[rng.below(moves.length)];
  return move === undefined ? null : { ...entry, move };
}
