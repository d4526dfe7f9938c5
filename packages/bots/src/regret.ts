// Regret matching (Hart and Mas-Colell 2000): for moments that all decide at once and hidden, where the best answer is a
// mixture. Learns from the worth of every choice, also of those not taken.
import type { Rng } from '@cardinal/kernel';

/** A learner over a fixed number of choices. */
export class RegretMatcher {
  readonly #regrets: Float64Array;
  readonly #played: Float64Array;

  /** A learner that at first likes all `choices` equally. */
  constructor(choices: number) {
    this.#regrets = new Float64Array(choices);
    this.#played = new Float64Array(choices);
  }

  /** How likely each choice is now: in proportion to what it is regretted not to have taken it. */
  get now(): number[] {
    return shares(this.#regrets);
  }

  /** How likely each choice was on average: the mixture that has learnt. */
  get average(): number[] {
    return shares(this.#played);
  }

  /** Takes in what each choice would have been worth, and counts the present mixture into the average. */
  learn(worths: readonly number[]): void {
    const now = this.now;
    const got = now.reduce((sum, share, i) => sum + share * (worths[i] ?? 0), 0);
    for (let i = 0; i < now.length; i++) {
      this.#played[i] = (this.#played[i] ?? 0) + (now[i] ?? 0);
      this.#regrets[i] = (this.#regrets[i] ?? 0) + (worths[i] ?? 0) - got;
    }
  }
}

/** An index drawn from a mixture. */
export function drawFrom(mixture: readonly number[], rng: Rng): number {
  let mark = rng.real();
  const index = mixture.findIndex((share) => (mark -= share) < 0);
  return index < 0 ? mixture.length - 1 : index;
}

function shares(weights: Float64Array): number[] {
  const positive = Array.from(weights, (weight) => Math.max(weight, 0));
  const total = positive.reduce((sum, weight) => sum + weight, 0);
  return positive.map((weight) => (total > 0 ? weight / total : 1 / positive.length));
}
