// The four suits of the standard pack as data for screen and paper alike; knows neither.

const MARKS = {
  H: [{ d: 'M50 88C20 62 8 46 8 30a21 21 0 0 1 42-6 21 21 0 0 1 42 6c0 16-12 32-42 58Z', fill: 'red' }],
  D: [{ d: 'M50 6 86 50 50 94 14 50Z', fill: 'red' }],
  S: [
    {
      d: 'M50 8c30 26 42 38 42 52a20 20 0 0 1-36 12c1 8 4 15 9 20H35c5-5 8-12 9-20A20 20 0 0 1 8 60C8 46 20 34 50 8Z',
      fill: 'ink',
    },
  ],
  C: [
    {
      d: 'M50 8a20 20 0 0 1 17 30 20 20 0 1 1-11 34c1 8 4 15 9 20H35c5-5 8-12 9-20a20 20 0 1 1-11-34A20 20 0 0 1 50 8Z',
      fill: 'ink',
    },
  ],
} as const;

/** One of the four suits' signs. */
type SuitMark = (typeof MARKS)[keyof typeof MARKS];

/** The sign of a suit; none for a suit that a player made up. */
export const suitMark = (suit: string): SuitMark | undefined => Object.entries(MARKS).find(([id]) => id === suit)?.[1];
