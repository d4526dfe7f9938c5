// Counts how many ways a match can go on, move by move, as chess programs do to prove their move lists (perft). A
// number that is pinned in a test and changes tells that the rules changed.
import { legal } from './step.ts';
import type { Entry, Played } from './entry.ts';
import type { Ms } from './ids.ts';
import type { AnyMove, AnyState, Game } from './rules.ts';
import type { Draw, Outcome } from './draws.ts';

/** More things than this cannot be shuffled in every way within a test. */
const MOST_SHUFFLED = 7;

/** The number of ways after 1, 2 … `depth` entries from a state: every listed move of every seat that may act, every outcome of a draw, the first due. Use tiny decks. Throws where moves cannot be listed, a listed move is refused, or more than seven things are shuffled. */
export function countNodes(game: Game, state: AnyState, depth: number, at: Ms = 0): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const walk = (from: AnyState, time: Ms, level: number): void => {
    if (level === depth) return;
    for (const entry of entriesFrom(game, from, time)) {
      const next = game.copy(from);
      game.play(next, entry, []);
      counts[level] = (counts[level] ?? 0) + 1;
      walk(next, entry.at, level + 1);
    }
  };
  walk(state, at, 0);
  return counts;
}

/** Every entry that can come next, in a fixed order. The time does not pass until a due takes it. */
export function* entriesFrom(game: Game, state: AnyState, at: Ms): Generator<Played<AnyMove>, void> {
  const turn = game.turn(state);
  const seq = 0;
  if (turn.draw) {
    for (const move of outcomesOf(turn.draw)) yield { seq, at, by: 'chance', move };
  }
  for (const by of [...turn.must, ...turn.may]) {
    const view = game.view(state, by);
    const moves = game.moves(view);
    if (!moves) throw new Error(`count-broken: ${game.id} cannot list the moves of seat ${by}`);
    for (const move of moves) {
      const verdict = legal(game, view, move);
      if (!verdict.ok)
        throw new Error(`count-broken: ${game.id} lists "${game.write(move)}" and refuses it (${verdict.why})`);
      yield { seq, at, by, move };
    }
  }
  const [due] = turn.dues;
  if (due) yield { seq, at: Math.max(at, due.at), by: 'clock', move: { due: due.id } } satisfies Entry<AnyMove>;
}

function* outcomesOf(draw: Draw): Generator<Outcome, void> {
  const { label } = draw;
  if ('pick' in draw) {
    for (const [index, weight] of draw.pick.entries()) if (weight > 0) yield { label, index };
    return;
  }
  if (draw.shuffle > MOST_SHUFFLED) throw new Error(`count-broken: ${draw.shuffle} things have too many orders`);
  for (const order of orders(Array.from({ length: draw.shuffle }, (_, i) => i))) yield { label, order };
}

function* orders(things: readonly number[]): Generator<number[], void> {
  if (things.length === 0) yield [];
  for (const first of things) {
    for (const rest of orders(things.filter((thing) => thing !== first))) yield [first, ...rest];
  }
}
