// Whether the world's clock can be believed as far as to throw something away for ever: not right after a start, and not right
// after it jumped (a machine that slept, a wrong clock that was put right, or a right one that went wrong). Whoever wants
// their table back has time to come, and whoever looks after the machine to mend its clock.

/** By so many milliseconds the world's clock and a steady one may differ between two looks. */
const A_JUMP = 60_000;

/** Watches the world's clock beside a steady one, both in milliseconds. */
export class Calm {
  readonly #patience: number;
  #world: number;
  #steady: number;
  #until: number;

  /** `patience`: milliseconds for which nothing is thrown away. */
  constructor(patience: number, world: number, steady: number) {
    this.#patience = patience;
    this.#world = world;
    this.#steady = steady;
    this.#until = steady + patience;
  }

  /** Whether what is past its time may go, now. To be asked again and again: that is how a jump is seen. */
  holds(world: number, steady: number): boolean {
    const jump = Math.abs(world - this.#world - (steady - this.#steady));
    if (jump > A_JUMP) this.#until = steady + this.#patience;
    this.#world = world;
    this.#steady = steady;
    return steady >= this.#until;
  }
}
