// One entry applied to one state. Seats are checked on their view; chance and clock against the moment. The given state
// is never changed.
import { answers } from './draws.ts';
import type { Entry, Heard } from './entry.ts';
import type { Seat } from './ids.ts';
import type { Rules, ViewBase } from './rules.ts';
import type { Turn } from './turn.ts';
import { no, YES, type KernelWhy, type Refusal, type Verdict } from './verdict.ts';

/** The state after an entry and what was heard, or why it cannot be. */
export type Stepped<S, E, W extends string> =
  { readonly ok: true; readonly state: S; readonly heard: readonly Heard<E>[] } | Refusal<W>;

/** Whether a seat may make that move, from its view alone: the very check that a page makes before it asks a server. */
export function legal<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  view: V,
  move: M,
): Verdict<W> {
  const { who, turn } = view;
  if (who === 'watcher') return no('no-such-seat');
  const barred = mayAct(turn, who);
  if (barred && (barred.why === 'over' || !rules.calls?.(move))) return barred;
  const verdict = rules.check(view, move);
  return verdict.ok && barred ? barred : verdict;
}

/** Null when the seat may act at this moment, otherwise why not. */
function mayAct(turn: Turn, seat: Seat): Refusal<KernelWhy> | null {
  if (turn.draw) return no('not-now');
  if (turn.must.includes(seat) || turn.may.includes(seat)) return null;
  if (turn.must.length > 0 || turn.may.length > 0) return no('not-yours');
  return no(turn.dues.length > 0 ? 'not-now' : 'over');
}

/** What a state looks like, as far as an entry is judged by it. */
interface Looks<V extends ViewBase> {
  readonly turn: Turn;
  view(seat: Seat): V;
}

/** Applies one entry; `looks` are those of the state, where somebody has worked them out already. */
export function step<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  state: S,
  entry: Entry<M>,
  looks: Looks<V> = { turn: rules.turn(state), view: (seat) => rules.view(state, seat) },
): Stepped<S, E, W> {
  if (entry.by === 'table') return { ok: true, state, heard: [] };
  const verdict = admit(rules, state, entry, looks);
  if (!verdict.ok) return verdict;
  const heard: Heard<E>[] = [];
  return { ok: true, state: played(rules, state, entry, heard), heard };
}

/** The state after an entry that was admitted; what was heard is put into `heard`. */
export function played<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  state: S,
  entry: Entry<M>,
  heard: Heard<E>[] = [],
): S {
  if (entry.by === 'table') return state;
  const next = rules.copy(state);
  rules.play(next, entry, heard);
  return next;
}

function admit<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  state: S,
  entry: Exclude<Entry<M>, { readonly by: 'table' }>,
  looks: Looks<V>,
): Verdict<W> {
  const { turn } = looks;
  const due = turn.dues[0];
  // What the clock says first, stands first: nothing else can happen at or after a due that still waits.
  if (entry.by !== 'clock' && due && entry.at >= due.at) return no('not-now');
  switch (entry.by) {
    case 'chance':
      return turn.draw && answers(turn.draw, entry.move) ? YES : no('not-now');
    case 'clock':
      return due && due.id === entry.move.due && entry.at >= due.at ? YES : no('not-now');
    default: {
      // A view is promised for seats that exist only; those that may act do.
      const barred = mayAct(turn, entry.by);
      if (barred && !(entry.by < rules.score(state).length)) return barred;
      return legal(rules, looks.view(entry.by), entry.move);
    }
  }
}
