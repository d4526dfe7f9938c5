// A match driven over match time without waiting: whoever acts next by its own pace, or the first due, whichever comes
// first. One order for all games: turns, sealed moments, windows and real time. It asks for moves and is handed them,
// so that the same drive serves bots in a loop, people at a keyboard and other programs.
import {
  placesLeft,
  type AnyMove,
  type AnyView,
  type Match,
  type Ms,
  type Refusal,
  type Seat,
  type Told,
} from '@cardinal/kernel';

/** A question to a seat: what would it do, seeing this? */
export interface Ask {
  readonly seat: Seat;
  readonly view: AnyView;
}

/** The answer: a move and the match time that making it up took; a null move means "rather wait". */
export interface Answer {
  readonly move: AnyMove | null;
  readonly pace: Ms;
}

/** What the drive tells of, besides asking. */
export interface Watching {
  heard?(told: readonly Told[]): void;
  /** A move that was not accepted; the drive goes on with the seat's absent move where it must act. */
  refused?(seat: Seat, move: AnyMove, refusal: Refusal): void;
}

/** Entries after which a match counts as endless. */
export const MOST_ENTRIES = 50_000;

interface Plan {
  readonly at: Ms;
  readonly move: AnyMove | null;
  /** Length of the log when it was made. */
  readonly seen: number;
}

/** Plays a match to its end. Yields questions and takes answers. Throws `endless` or `stuck` with the place when a game does not end. */
export function* playOut(match: Match, watching: Watching = {}): Generator<Ask, void, Answer> {
  const { game } = match;
  const tell = (told: readonly Told[]): void => watching.heard?.(told);
  const plans = new Map<Seat, Plan>();
  let now: Ms = match.at;
  let actor: Seat = match.header.seats - 1;
  tell(match.advance(now, true));

  while (match.result === null) {
    if (match.log.length > MOST_ENTRIES) throw new Error(`endless: ${match.log.length} entries`);
    const { turn } = match;
    if (turn.draw) {
      tell(match.advance(now, true));
      continue;
    }
    const asked = [...new Set([...turn.must, ...turn.may])];
    for (const seat of plans.keys()) if (!asked.includes(seat)) plans.delete(seat);
    for (const seat of asked) {
      if (plans.has(seat)) continue;
      const answer = yield { seat, view: match.view(seat) };
      plans.set(seat, planFrom(answer, turn.must.includes(seat) ? game.absent(match.view(seat)) : null));
    }
    const next = earliest(plans, actor, match.header.seats);
    const due = turn.dues[0];
    if (due && (next === null || due.at <= next.plan.at)) {
      now = Math.max(now, due.at);
      tell(match.advance(now));
      forgetWaits(plans);
      continue;
    }
    if (next === null) throw new Error(`stuck: nobody acts and nothing is due at entry ${match.log.length}`);
    const { seat, plan } = next;
    now = plan.at;
    plans.delete(seat);
    // The table changed while the seat was thinking: it looks again before it acts, at no further cost in time.
    const move = plan.seen === match.log.length ? plan.move : (yield { seat, view: match.view(seat) }).move;
    if (move === null) {
      plans.set(seat, { at: Infinity, move: null, seen: match.log.length });
      continue;
    }
    act(seat, move);
  }

  function planFrom(answer: Answer, absent: AnyMove | null): Plan {
    const move = answer.move ?? absent;
    return { at: move === null ? Infinity : now + answer.pace, move, seen: match.log.length };
  }

  function act(seat: Seat, move: AnyMove): void {
    const submitted = match.submit(seat, move, now);
    tell(submitted.told);
    if (submitted.ok) actor = seat;
    else {
      watching.refused?.(seat, move, submitted);
      if (match.turn.must.includes(seat)) tell(match.submit(seat, game.absent(match.view(seat)), now).told);
    }
    forgetWaits(plans);
  }
}

// Whoever would rather wait is asked again after anything has happened.
function forgetWaits(plans: Map<Seat, Plan>): void {
  for (const [seat, plan] of plans) if (plan.move === null) plans.delete(seat);
}

// On equal times the nearest seat to the left of the last actor comes first (ruling X.5).
function earliest(plans: ReadonlyMap<Seat, Plan>, actor: Seat, seats: number): { seat: Seat; plan: Plan } | null {
  let best: { seat: Seat; plan: Plan } | null = null;
  const distance = (seat: Seat): number => placesLeft(actor + 1, seat, seats);
  for (const [seat, plan] of plans) {
    if (plan.move === null) continue;
    if (!best || plan.at < best.plan.at || (plan.at === best.plan.at && distance(seat) < distance(best.seat))) {
      best = { seat, plan };
    }
  }
  return best;
}
