// A table for tests: any situation laid out in notation, and moves told by lines. The state is checked to be sound, so a
// test cannot start from a table that the game could not meet.
import { legal, outcomeOf, type Heard, type Played, type Refusal, type Seat } from '@cardinal/kernel';
import { ascending, cardName, cardsIn, readCard, type CardId } from '../deck.ts';
import { options as optionSet, type MathMastersOptions } from '../options.ts';
import { rules } from '../rules.ts';
import type { MathMastersEvent, MathMastersMove, MathMastersState, MathMastersView } from '../types.ts';

/** What lies on the table. Hands and Hints are cards in notation ("9M 9K"); every other card of the pack is gone. */
export interface Layout {
  readonly hands: readonly string[];
  readonly hints?: string;
  readonly unused?: string;
  readonly options?: object;
  readonly state?: Partial<MathMastersState>;
}

/** Options over the defaults; throws when they cannot be read. */
export function withOptions(given: object): MathMastersOptions {
  const read = optionSet.read(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

/** Cards from notation, ascending. */
export function cards(text: string): CardId[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words
    .map((word) => {
      const card = readCard(word);
      if (card === null) throw new Error(`no card: ${word}`);
      return card;
    })
    .sort(ascending);
}

/** A game in progress that tests talk to. */
export class Sitting {
  state: MathMastersState;
  readonly heard: Heard<MathMastersEvent>[] = [];
  #together = false;
  readonly seed: string;
  /** Match time of the next move. */
  at = 0;

  constructor(state: MathMastersState, seed = 'test') {
    this.state = state;
    this.seed = seed;
  }

  /** A whole match from its start, the first deal dealt. */
  static match(seats: number, options: object = {}, seed = 'test'): Sitting {
    const sitting = new Sitting(rules.start(withOptions(options), seats), seed);
    sitting.settle();
    return sitting;
  }

  /** A situation in the second deal (all set types allowed): seat 0 leads, unless told otherwise. */
  static laid({ hands, hints = '', unused = '', options = {}, state = {} }: Layout): Sitting {
    const given = withOptions(options);
    const base = rules.start(given, hands.length);
    const held = hands.map(cards);
    const placed = new Set([...held.flat(), ...cards(hints), ...cards(unused)]);
    const laid: MathMastersState = {
      ...base,
      phase: 'lead',
      deal: 2,
      hands: held,
      hints: cards(hints),
      unused: cards(unused),
      gone: cardsIn(given.deck).filter((card) => !placed.has(card)),
      ...state,
    };
    const fault = rules.sound(laid);
    if (fault !== null) throw new Error(fault);
    return new Sitting(laid);
  }

  view(seat: Seat): MathMastersView {
    return rules.view(this.state, seat);
  }

  /** A seat moves by a line ("times 2M 3K 6R"); throws when it is refused. */
  does(seat: Seat, line: string): this {
    const refusal = this.tries(seat, line);
    if (refusal) throw new Error(`seat ${seat} may not ${line}: ${refusal.why} ${JSON.stringify(refusal.facts)}`);
    return this;
  }

  /** A seat asks for a move; the refusal, or null once it is played. */
  tries(seat: Seat, line: string): Refusal | null {
    const move = rules.read(line, this.view(seat));
    if (!move) throw new Error(`no move: ${line}`);
    return this.asks(seat, move);
  }

  /** Like {@link tries}, with a move. */
  asks(seat: Seat, move: MathMastersMove): Refusal | null {
    const verdict = legal(rules, this.view(seat), move);
    if (!verdict.ok) return verdict;
    this.#enter({ seq: 0, at: this.at, by: seat, move });
    if (!this.#together) this.#pass();
    this.settle();
    return null;
  }

  /** Several seats move in one and the same millisecond, their lines in the order of the log. */
  together(...lines: readonly (readonly [seat: Seat, line: string])[]): this {
    this.#together = true;
    for (const [seat, line] of lines) this.does(seat, line);
    this.#together = false;
    this.#pass();
    this.settle();
    return this;
  }

  /** Draws what chance has to bring, between deals only when asked. */
  settle(through = false): void {
    for (let draw = rules.turn(this.state).draw; draw; draw = rules.turn(this.state).draw) {
      if (draw.pause && !through) return;
      this.#enter({ seq: 0, at: this.at, by: 'chance', move: outcomeOf(this.seed, draw) });
      through = false;
    }
  }

  /** The events of one kind that were heard, in order. */
  events<K extends MathMastersEvent['kind']>(kind: K): Extract<MathMastersEvent, { kind: K }>[] {
    return this.heard.map(({ e }) => e).filter((e): e is Extract<MathMastersEvent, { kind: K }> => e.kind === kind);
  }

  /** A hand in notation. */
  hand(seat: Seat): string {
    return (this.state.hands[seat] ?? []).map(cardName).join(' ');
  }

  /** The millisecond passes. */
  #pass(): void {
    this.at++;
    for (const { id, at } of rules.turn(this.state).dues) this.#enter({ seq: 0, at, by: 'clock', move: { due: id } });
  }

  #enter(entry: Played<MathMastersMove>): void {
    const next = rules.copy(this.state);
    rules.play(next, entry, this.heard);
    this.state = next;
  }
}
