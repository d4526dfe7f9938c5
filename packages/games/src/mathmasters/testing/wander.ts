// Matches of random play for tests, false Times and calls included, which the list of moves does not hold.
import { outcomeOf, rngFrom, type Rng, type Seat } from '@cardinal/kernel';
import { ascending } from '../deck.ts';
import { rules } from '../rules.ts';
import type { MathMastersMove, MathMastersState } from '../types.ts';
import { withOptions } from './sitting.ts';

/** Every state of a match of random play, the start first and the end last. `lies` is how often a seat tries three cards as Times whatever they are. */
export function* wander(seats: number, given: object, seed: string, lies = 0.2): Generator<MathMastersState, void> {
  const rng = rngFrom(seed);
  let state = rules.start(withOptions(given), seats);
  for (let seq = 0; ; seq++) {
    yield state;
    const { draw, must, may, dues } = rules.turn(state);
    const next = rules.copy(state);
    const [due] = dues;
    // Half of the milliseconds in which others may still come first pass without them.
    if (due && rng.below(2) === 0) rules.play(next, { seq, at: due.at, by: 'clock', move: { due: due.id } }, []);
    else if (draw) rules.play(next, { seq, at: seq, by: 'chance', move: outcomeOf(seed, draw) }, []);
    else {
      const callers = must.length === 0 || rng.below(4) === 0 ? may : [];
      const able = [...must, ...callers];
      const by = able[rng.below(able.length)];
      if (by === undefined) return;
      const at = due ? due.at - 1 : seq;
      rules.play(next, { seq, at, by, move: someMove(state, by, rng, lies) }, []);
    }
    state = next;
  }
}

function someMove(s: MathMastersState, seat: Seat, rng: Rng, lies: number): MathMastersMove {
  const view = rules.view(s, seat);
  if (rng.real() < lies) {
    const pool = [...view.hand, ...view.hints];
    const three = [...new Set(Array.from({ length: 3 }, () => pool[rng.below(pool.length)] ?? 0))].sort(ascending);
    const lie: MathMastersMove = { kind: 'lay', setType: 'times', cards: three };
    if (rules.check(view, lie).ok) return lie;
  }
  const listed = rules.moves(view) ?? [];
  const move = listed[rng.below(listed.length)];
  if (!move) throw new Error(`seat ${seat} has no move`);
  return move;
}
