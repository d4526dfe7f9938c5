// What a search needs of a game, and how to get it from any game's rules. A search starts from a view and only ever
// plays in states that it dealt itself, so it cannot peek. Knows no game.
import type { Draw, Heard, Outcome, Played, Rng, Rules, Seat, ViewBase } from '@cardinal/kernel';
import { shuffled } from '@cardinal/kernel';

/** A game as a search plays it: V a seat's view, S a whole state that the search owns, A an action. States are changed in place. */
export interface Model<V, S, A> {
  /** How to deal whole states that the view cannot rule out; whoever asks for one owns it. */
  dealer(view: V): (rng: Rng) => S;
  /** Who acts, or -1 where the search stops looking (the end of a deal or a match). */
  actor(s: S): Seat;
  /** Writes the actor's actions to the start of `into` and returns how many there are; at least one. */
  actions(s: S, into: A[], rng: Rng): number;
  /** A name of an action that is the same in every state where the action can be played. */
  key(a: A): number | string;
  /** Plays an action of the actor, and chance after it. */
  play(s: S, a: A, rng: Rng): void;
  /** Plays on from here until nobody acts, by some quick policy. */
  finish(s: S, rng: Rng): void;
  /** How well the seat fares in a state where nobody acts: 0 badly, 1 very well. */
  worth(s: S, seat: Seat): number;
}

/** What {@link modelOf} can be told about a game. */
export interface ModelHints<S> {
  /** Where to stop looking, besides the end of the match. */
  readonly stop?: (s: S) => boolean;
  /** Most actions that one search line plays before it counts the points as they stand. */
  readonly depth?: number;
  /** Most proposals to look at where the moves of a game cannot be listed. */
  readonly proposals?: number;
  /** How often a line plays a proposal of the rules (else a random move), 0 to 1. */
  readonly sense?: number;
}

/** A model of any game with turns or sealed moves, from its rules alone. Slower than one written for the game; clock entries are not played. */
export function modelOf<O, S, M, V extends ViewBase, E, W extends string>(
  rules: Rules<O, S, M, V, E, W>,
  { stop = () => false, depth = 200, proposals = 12, sense = 0.8 }: ModelHints<S> = {},
): Model<V, S, M> {
  const enter = (s: S, entry: Played<M>): void => {
    const nobody: Heard<E>[] = [];
    rules.play(s, entry, nobody);
  };
  const chance = (s: S, rng: Rng): void => {
    for (let draw = rules.turn(s).draw; draw && !stop(s); draw = rules.turn(s).draw) {
      enter(s, { seq: 0, at: 0, by: 'chance', move: someOutcome(draw, rng) });
    }
  };
  const actor = (s: S): Seat => (stop(s) ? -1 : (rules.turn(s).must[0] ?? -1));
  const actions = (s: S, into: M[], rng: Rng): number => {
    const view = rules.view(s, actor(s));
    const found = rules.moves(view) ?? take(rules.propose(view, rng), proposals);
    for (const [i, move] of found.entries()) into[i] = move;
    return found.length;
  };
  const play = (s: S, move: M, rng: Rng): void => {
    enter(s, { seq: 0, at: 0, by: actor(s), move });
    chance(s, rng);
  };
  return {
    dealer: (view) => (rng) => {
      const s = rules.deal(view, rng);
      chance(s, rng);
      return s;
    },
    actor,
    actions,
    key: (move) => rules.write(move),
    play,
    finish(s, rng) {
      const options: M[] = [];
      for (let left = depth; left > 0; left--) {
        const seat = actor(s);
        if (seat < 0) return;
        const sensible = rng.real() < sense ? take(rules.propose(rules.view(s, seat), rng), 1)[0] : undefined;
        const move = sensible ?? options[rng.below(actions(s, options, rng))];
        if (move === undefined) return;
        play(s, move, rng);
      }
    },
    worth(s, seat) {
      const result = rules.result(s);
      if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
      const scores = rules.score(s);
      const mine = scores[seat] ?? 0;
      const best = Math.max(...scores.filter((_, other) => other !== seat), 0);
      // Points that stand at the horizon: level is one half, a lead of the whole of the other's points nearly one.
      return 0.5 + (mine - best) / (2 * (Math.abs(mine) + Math.abs(best) + 1));
    },
  };
}

/** An outcome of a draw from a stream of random numbers: for searches, never for cards that are really dealt. */
export function someOutcome(draw: Draw, rng: Rng): Outcome {
  const { label } = draw;
  if ('shuffle' in draw) {
    return {
      label,
      order: shuffled(
        Array.from({ length: draw.shuffle }, (_, i) => i),
        rng,
      ),
    };
  }
  let mark = rng.real() * draw.pick.reduce((sum, weight) => sum + weight, 0);
  const index = draw.pick.findIndex((weight) => (mark -= weight) < 0);
  return { label, index };
}

function take<T>(things: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  if (most > 0) {
    for (const thing of things) if (taken.push(thing) >= most) break;
  }
  return taken;
}
