// Twins: two matches that differ in something hidden. One entry of a log (what chance brought, or another seat's move) is
// changed and the rest is played again; where the one who looks sees the same at the end, there are two worlds that the
// view cannot tell apart, and both can really come about.
import {
  heardBy,
  step,
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Entry,
  type Game,
  type Heard,
  type Rng,
  type Who,
} from '@cardinal/kernel';
import { same } from './plain.ts';
import { movesOf } from './random-match.ts';

/** How far back a move is changed at most; the last draw is changed however long ago it was. */
const DEPTH = 40;

/** A match with all its states: `states[n]` after n entries of `log`, `told[n]` of entry n. */
export interface Trace {
  readonly game: Game;
  readonly log: readonly Entry<AnyMove>[];
  readonly states: readonly AnyState[];
  readonly told: readonly (readonly Heard<AnyEvent>[])[];
  /** The view of one who looks after so many entries, made once. */
  view(who: Who, seq: number): AnyView;
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
  const views = new Map<string, AnyView>();
  const view = (who: Who, seq: number): AnyView => {
    const key = `${who}/${seq}`;
    const made = views.get(key) ?? game.view(states[seq] as AnyState, who);
    views.set(key, made);
    return made;
  };
  return { game, log, states, told, view };
}

/** A twin for `who` after `end` entries, or null when this try finds none. */
export function twinOf(trace: Trace, end: number, who: Who, rng: Rng): Twin | null {
  const { game, log, states, told } = trace;
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
    sameViews &&= same(game.view(state, who), trace.view(who, next.seq + 1));
    sameHeard &&= same(heardBy(stepped.heard, who), heardBy(told[next.seq] ?? [], who));
  }
  if (!same(game.view(state, who), trace.view(who, end)) || same(state, states[end])) return null;
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
