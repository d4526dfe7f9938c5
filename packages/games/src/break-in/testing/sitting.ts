// A table for tests: any situation laid out by faces, and moves told by lines. The state is checked to be sound, so a
// test cannot start from a table that the game could not meet.
import { legal, outcomeOf, type Heard, type Played, type Refusal, type Seat } from '@cardinal/kernel';
import { stockIn } from '../deck.ts';
import { options as optionSet, type BreakInOptions } from '../options.ts';
import { rules } from '../rules.ts';
import type { BreakInEvent, BreakInMove, BreakInState, BreakInView, CardId, FormulaCard } from '../types.ts';

/** What lies on the table, by faces written with spaces ("1 2 + x"); piles with their top last. */
export interface Layout {
  readonly hands: readonly string[];
  /** The top of the draw pile, taken from right to left; the rest of the deck lies below it, or leaves the game with `only`. */
  readonly draw?: string;
  readonly only?: boolean;
  readonly discard?: string;
  readonly options?: object;
  readonly state?: Partial<BreakInState>;
}

/** Options over the defaults; throws when they cannot be read. */
export function withOptions(given: object): BreakInOptions {
  const read = optionSet.read(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

const faces = (text: string): FormulaCard[] => text.split(' ').filter((one) => one !== '') as FormulaCard[];

/** A game in progress that tests talk to. */
export class Sitting {
  state: BreakInState;
  readonly heard: Heard<BreakInEvent>[] = [];
  at = 0;
  seed = 'test';

  constructor(state: BreakInState) {
    this.state = state;
  }

  /** A whole match from its start, the first cards dealt. */
  static match(seats: number, options: object = {}, seed = 'test'): Sitting {
    const sitting = new Sitting(rules.start(withOptions(options), seats));
    sitting.seed = seed;
    sitting.settle();
    return sitting;
  }

  /** A situation: the last seat has dealt and seat 0 is to take, unless told otherwise. */
  static laid({ hands, draw = '', only = false, discard = '', options = {}, state = {} }: Layout): Sitting {
    const given = withOptions(options);
    // With `only` the cards that are left over lie in the discard pile, at the bottom.
    const deck = stockIn(given).faces;
    const free = new Set(deck.keys());
    const card = (face: FormulaCard): CardId => {
      const id = [...free].find((one) => deck[one] === face);
      if (id === undefined) throw new Error(`no ${face} left in the deck`);
      free.delete(id);
      return id;
    };
    const base = rules.start(given, hands.length);
    const dealt = hands.map((hand) => faces(hand).map(card));
    const top = faces(draw).map(card);
    const put = faces(discard).map(card);
    const rest = [...free];
    const laid: BreakInState = {
      ...base,
      phase: 'turn',
      dealer: hands.length - 1,
      hands: dealt,
      draw: only ? top : [...rest, ...top],
      discard: only ? [...rest, ...put] : put,
      ...state,
    };
    const fault = rules.sound(laid);
    if (fault !== null) throw new Error(fault);
    return new Sitting(laid);
  }

  view(seat: Seat): BreakInView {
    return rules.view(this.state, seat);
  }

  /** A seat makes a move told as a line, or as it is; throws when it is refused. Chance follows. */
  does(seat: Seat, move: string | BreakInMove): this {
    const refusal = this.refuses(seat, move);
    if (refusal) throw new Error(`${typeof move === 'string' ? move : rules.write(move)}: ${refusal.why}`);
    this.enter({ seq: 0, at: this.at, by: seat, move: this.#read(seat, move) });
    this.settle();
    return this;
  }

  /** Why a move is refused, or null. */
  refuses(seat: Seat, move: string | BreakInMove): Refusal | null {
    const verdict = legal(rules, this.view(seat), this.#read(seat, move));
    return verdict.ok ? null : verdict;
  }

  #read(seat: Seat, move: string | BreakInMove): BreakInMove {
    if (typeof move !== 'string') return move;
    const read = rules.read(move, this.view(seat));
    if (!read) throw new Error(`cannot read "${move}"`);
    return read;
  }

  /** The clock says what is due. */
  rings(due: string): this {
    this.enter({ seq: 0, at: this.at, by: 'clock', move: { due } });
    return this;
  }

  enter(entry: Played<BreakInMove>): void {
    const next = rules.copy(this.state);
    rules.play(next, entry, this.heard);
    this.state = next;
    const fault = rules.sound(next);
    if (fault !== null) throw new Error(fault);
  }

  settle(): void {
    for (let { draw } = rules.turn(this.state); draw; draw = rules.turn(this.state).draw) {
      this.enter({ seq: 0, at: this.at, by: 'chance', move: outcomeOf(this.seed, draw) });
    }
  }

  /** The faces in a hand, sorted. */
  hand(seat: Seat): string {
    return this.view(seat)
      .hand.map(({ face }) => face)
      .toSorted()
      .join(' ');
  }

  /** The face on top of the discard pile. */
  get top(): FormulaCard | undefined {
    return this.view(0).discard.at(-1)?.face;
  }

  /** Kinds of the events heard so far. */
  get kinds(): string[] {
    return this.heard.map(({ e }) => e.kind);
  }
}
