// What can be set on a search, and how it learns the scale of the worths it meets.

/** Exploration in spreads of worth. UCB1's square root of one half over the range of a fair coin is 1.4 of its spreads. */
export const EXPLORE = 1;

/** How a search spends its units; one unit deals the hidden cards once and plays to the horizon. */
export interface SearchSettings {
  /** Most units, whatever the budget allows. */
  readonly units?: number;
  /** How much to try what was tried little, in spreads (standard deviations) of the worths met so far. */
  readonly explore?: number;
}

/** The spread of worths met so far, so that games need not agree on a scale. */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** Takes in one worth (Welford's running variance). */
  meet(worth: number): void {
    const away = worth - this.#mean;
    this.#mean += away / ++this.#count;
    this.#squares += away * (worth - this.#mean);
  }

  /** The standard deviation; 1 before two worths differ. */
  get now(): number {
    return this.#squares > 0 ? Math.sqrt(this.#squares / this.#count) : 1;
  }
}
