// Who of a match's people is gone, and since when: after the grace a stand-in takes over, until they are back. It counts
// time only while the table is awake, so nobody is gone because a server was.
import type { Seat } from '@cardinal/kernel';
import type { Player } from './house.ts';

/** What absences stand on. */
export interface AbsenceGround {
  /** Milliseconds from now until a stand-in takes over. */
  grace(): number;
  /** The seat's grace is over, or its person is back. */
  changed(seat: Seat, standIn: boolean): void;
}

/** The absences of one match. */
export class Absences {
  readonly #ground: AbsenceGround;
  readonly #waits = new Map<Seat, NodeJS.Timeout>();
  readonly #standIns: Set<Seat>;

  /** `gone`: the seats whose grace was over before a match was brought back. */
  constructor(ground: AbsenceGround, gone: Iterable<Seat> = []) {
    this.#ground = ground;
    this.#standIns = new Set(gone);
  }

  /** Looks at who of the people is here; `rests`: nobody's grace is counted now. */
  look(people: readonly (readonly [Seat, Player])[], here: (seat: Seat) => boolean, rests: boolean): void {
    for (const [seat, { guest }] of people) {
      if (guest !== null && here(seat)) this.#back(seat);
      else if (rests) this.rest();
      else if (this.#standIns.has(seat)) continue;
      // Who is gone for good has no grace.
      else if (guest === null) this.#takeOver(seat);
      else if (!this.#waits.has(seat))
        this.#waits.set(
          seat,
          setTimeout(() => this.#takeOver(seat), this.#ground.grace()),
        );
    }
  }

  /** Whether a stand-in plays the seat. */
  standIn(seat: Seat): boolean {
    return this.#standIns.has(seat);
  }

  /** Stops counting for everybody: the table is empty, paused or over. */
  rest(): void {
    for (const seat of [...this.#waits.keys()]) this.#stop(seat);
  }

  #back(seat: Seat): void {
    this.#stop(seat);
    if (this.#standIns.delete(seat)) this.#ground.changed(seat, false);
  }

  #takeOver(seat: Seat): void {
    this.#stop(seat);
    this.#standIns.add(seat);
    this.#ground.changed(seat, true);
  }

  #stop(seat: Seat): void {
    clearTimeout(this.#waits.get(seat));
    this.#waits.delete(seat);
  }
}
