// Who of a match's people is gone, and since when: after the grace a stand-in takes over, until they are back. It counts
// time only while the table is awake, so nobody is gone because a server was.
import type { Seat } from '@cardinal/kernel';

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

  /** Whether a stand-in plays the seat. */
  standIn(seat: Seat): boolean {
    return this.#standIns.has(seat);
  }

  /** The person of a seat is gone. `forGood`: no grace. */
  left(seat: Seat, forGood = false): void {
    if (this.#standIns.has(seat)) return;
    this.#stop(seat);
    if (forGood) this.#takeOver(seat);
    else
      this.#waits.set(
        seat,
        setTimeout(() => this.#takeOver(seat), this.#ground.grace()),
      );
  }

  /** The person of a seat is here. */
  back(seat: Seat): void {
    this.#stop(seat);
    if (this.#standIns.delete(seat)) this.#ground.changed(seat, false);
  }

  /** Stops counting for everybody: the table is empty, paused or over. */
  rest(): void {
    for (const seat of [...this.#waits.keys()]) this.#stop(seat);
  }

  /** Whether the grace of a seat is being counted. */
  counting(seat: Seat): boolean {
    return this.#waits.has(seat);
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
