// A table for tests: any situation laid out by faces, and moves told by lines. The state is checked to be sound, so a
// test cannot start from a table that the game could not meet.
import { legal, outcomeOf, type Heard, type Played, type Refusal, type Seat } from '@cardinal/kernel';
import { options as optionSet, type NumsenseOptions } from '../options.ts';
import { facesInPlay } from '../plan.ts';
import { rules } from '../rules.ts';
import type { CardId, Face, NumsenseEvent, NumsenseMove, NumsenseState, NumsenseView } from '../types.ts';

/** What lies on the table, by faces; piles with their top last. */
export interface Layout {
  readonly hands: readonly (readonly Face[])[];
  readonly target?: number;
  readonly draw?: readonly Face[];
  readonly discard?: readonly Face[];
  readonly options?: Partial<NumsenseOptions>;
  readonly state?: Partial<NumsenseState>;
}

/** Options over the defaults; throws when they cannot be read. */
export function withOptions(given: object): NumsenseOptions {
  const read = optionSet.read(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

/** A game in progress that tests talk to. */
export class Sitting {
  state: NumsenseState;
  readonly heard: Heard<NumsenseEvent>[] = [];
  at = 0;

  constructor(state: NumsenseState) {
    this.state = state;
  }

  /** A whole match from its start; nothing drawn yet. */
  static match(seats: number, options: object = {}, seed = 'test'): Sitting {
    const sitting = new Sitting(rules.start(withOptions(options), seats));
    sitting.seed = seed;
    sitting.settle();
    return sitting;
  }

  /** A situation: seat 0 to move, one deal of that hand size, unless told otherwise. */
  static laid({ hands, target = 10, draw = [], discard = [], options = {}, state = {} }: Layout): Sitting {
    const handSize = hands[0]?.length ?? 0;
    const pile = [...draw];
    while (pile.length + discard.length < 2) pile.unshift(1);
    const all: Face[] = [target, ...hands.flat(), ...pile, ...discard];
    const deck = [...new Set(all)].map((face) => ({ face, count: all.filter((other) => other === face).length }));
    const given = withOptions({ variant: 'fixed', deals: 1, handSize, ...options, deck: options.deck ?? deck });
    const faces = facesInPlay(given, hands.length, handSize);
    const free = new Set(faces.keys());
    const card = (face: Face): CardId => {
      const id = [...free].find((one) => faces[one] === face);
      if (id === undefined) throw new Error(`no ${face} left in the deck`);
      free.delete(id);
      return id;
    };
    const base = rules.start(given, hands.length);
    const laid: NumsenseState = {
      ...base,
      phase: 'turn',
      handSize,
      faces,
      target: { value: target, card: card(target) },
      hands: hands.map((hand) => hand.map(card)),
      discard: discard.map(card),
      draw: pile.map(card),
      ...state,
    };
    laid.draw.unshift(...free);
    const fault = rules.sound(laid);
    if (fault !== null) throw new Error(fault);
    return new Sitting(laid);
  }

  seed = 'test';

  view(seat: Seat): NumsenseView {
    return rules.view(this.state, seat);
  }

  /** A seat moves by a line ("put 7"); throws when it is refused. */
  does(seat: Seat, line: string): this {
    const refusal = this.tries(seat, line);
    if (refusal) throw new Error(`seat ${seat} may not ${line}: ${refusal.why} ${JSON.stringify(refusal.facts)}`);
    return this;
  }

  /** A seat asks for a move; the refusal, or null once it is played. */
  tries(seat: Seat, line: string): Refusal | null {
    const view = this.view(seat);
    const move = rules.read(line, view);
    if (!move) throw new Error(`no move: ${line}`);
    return this.asks(seat, move);
  }

  /** Like {@link tries}, with a move. */
  asks(seat: Seat, move: NumsenseMove): Refusal | null {
    const verdict = legal(rules, this.view(seat), move);
    if (!verdict.ok) return verdict;
    this.enter({ seq: 0, at: this.at, by: seat, move });
    this.settle();
    return null;
  }

  /** Draws what chance has to bring, between deals only when asked. */
  settle(through = false): void {
    for (let draw = rules.turn(this.state).draw; draw; draw = rules.turn(this.state).draw) {
      if (draw.pause && !through) return;
      this.enter({ seq: 0, at: this.at, by: 'chance', move: outcomeOf(this.seed, draw) });
      through = false;
    }
  }

  /** The timer rings. */
  rings(): void {
    this.enter({ seq: 0, at: this.at, by: 'clock', move: { due: 'time' } });
  }

  /** Kinds of the events that were heard, in order. */
  kinds(): string[] {
    return this.heard.map(({ e }) => e.kind);
  }

  /** The faces of a hand. */
  hand(seat: Seat): Face[] {
    return (this.state.hands[seat] ?? []).map((id) => this.state.faces[id] as Face);
  }

  private enter(entry: Played<NumsenseMove>): void {
    const next = rules.copy(this.state);
    rules.play(next, entry, this.heard);
    this.state = next;
  }
}
