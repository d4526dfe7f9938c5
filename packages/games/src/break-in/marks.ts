// The star of the wild sign as data for screen and paper alike; knows neither.

/** The star. */
export const STAR = [
  { d: 'M50 6 63 38 97 40 71 62 80 95 50 77 20 95 29 62 3 40 37 38Z', fill: 'gold', stroke: 'ink', width: 4 },
] as const;
