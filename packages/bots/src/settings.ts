// What can be set on a search, and how it learns the scale of the worths it meets.

/** Exploration in spreads of worth: between 0.6 and 1 it made no difference that could be measured in MathMasters. */
export const EXPLORE = 0.7;

/** How a search spends its units; one unit deals the hidden cards once and plays to the horizon. */
export interface SearchSettings {
  /** Most units, whatever the budget allows. */
  readonly units?: number;
  /** How much to try what was tried little, in spreads (standard deviations) of the worths met so far. */
  readonly explore?: number;
}

/** How far apart worths lie, learnt from those met so far, so that games need not agree on a scale. */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;
  #most = 0;

  /** Takes in one worth (Welford's running variance). */
  meet(worth: number): void {
    const away = worth - this.#mean;
    this.#mean += away / ++this.#count;
    this.#squares += away * (worth - this.#mean);
    this.#most = Math.max(this.#most, Math.sqrt(this.#squares / this.#count));
  }

  /** The largest standard deviation so far; 1 before two worths differ. It never falls: a search that settles on one action meets equal worths, and must not take that for a reason to stop looking at others. */
  get now(): number {
    return this.#most > 0 ? this.#most : 1;
  }
}
