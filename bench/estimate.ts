// What a bench says of a mean: how far chance alone may have moved it.

/** A mean with the half-width of its 95 % interval, 1.96 standard errors. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** The mean of two samples or more, which are independent of each other. */
export function estimate(samples: readonly number[]): Estimate {
  const n = samples.length;
  const mean = samples.reduce((sum, one) => sum + one, 0) / n;
  const variance = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / n) };
}
